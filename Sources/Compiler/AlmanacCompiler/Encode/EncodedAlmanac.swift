import AlmanacModel

/// The tables of terms, phases and calendars, before they are printed.
package struct EncodedAlmanac: Sendable {
  let sky: EncodedSky
  let timeScales: EncodedTimeScales
  let calendars: [EncodedCalendar]
  let estimate: LunarMonthEstimate
}
