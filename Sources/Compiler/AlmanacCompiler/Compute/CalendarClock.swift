package import AlmanacModel
package import Ephemeris

/// The clock of a calendar, which gives civil days and times of instants by its zone eras.
///
/// The eras are in the form of the tables, so that the runtime's own decoder can read them too.
package struct CalendarClock: ZoneEraTable, Sendable {
  /// An era with the moment at which it begins.
  struct Era: Sendable {
    var firstDay: DayNumber
    /// The first moment in UTC, in seconds since 1970.
    ///
    /// The first era also covers every earlier moment.
    var start: Int64
    var offset: Int64
    /// The moments between the midnights of the two offsets.
    ///
    /// The era of an event in this range is unknown unless a decision in Data/ gives it.
    var undecided: Range<Int64>?
  }

  let eras: [Era]
  private let timeScales: TimeScales

  package init(_ calendar: CalendarSource, timeScales: TimeScales) {
    self.timeScales = timeScales
    var eras: [Era] = []
    for source in calendar.eras {
      let midnight = ClockTime.secondsSince1970(startOf: source.firstDay)
      let own = midnight - source.offset
      guard let previous = eras.last else {
        eras.append(Era(firstDay: source.firstDay, start: own, offset: source.offset, undecided: nil))
        continue
      }
      let before = midnight - previous.offset
      let start = source.midnight == .endingEra ? before : own
      let undecided = source.midnight == nil && before != own ? min(before, own)..<max(before, own) : nil
      eras.append(Era(firstDay: source.firstDay, start: start, offset: source.offset, undecided: undecided))
    }
    self.eras = eras
  }

  /// The reading of the calendar's clock at an instant.
  package struct Reading: Hashable, Sendable {
    /// The civil day.
    package var day: DayNumber
    /// Seconds since local midnight, 0 up to 86,400.
    package var secondsOfDay: Double
    /// Local time minus UTC in seconds.
    package var offset: Int64

    /// Seconds from the nearest midnight: positive after it, negative before.
    package var margin: Double { secondsOfDay < 43_200 ? secondsOfDay : secondsOfDay - 86_400 }
  }

  package func reading(of instant: TT) -> Reading {
    let utc = timeScales.utc(instant).secondsSince1970
    let offset = eras.last { Double($0.start) <= utc }?.offset ?? eras.first?.offset ?? 0
    let local = utc + Double(offset)
    let days = (local / 86_400).rounded(.down)
    return Reading(
      day: DayNumber(unchecked: Int32(days) + ClockTime.rataDieOf1970), secondsOfDay: local - days * 86_400,
      offset: offset)
  }

  /// Returns the era whose beginning is so close to an instant that the offset is unknown.
  func undecidedEra(at instant: TT) -> Era? {
    let utc = timeScales.utc(instant).secondsSince1970
    return eras.first { era in
      era.undecided.map { Double($0.lowerBound) <= utc && utc < Double($0.upperBound) } ?? false
    }
  }

  package var eraCount: Int { eras.count }
  package func eraStart(at index: Int) -> Int64 { eras[index].start }
  package func eraOffset(at index: Int) -> Int64 { eras[index].offset }

  /// Whether the civil day of an instant is the same for every plausible TT - UTC and an error of the model.
  ///
  /// - Parameter extra: Seconds added to the error of the model.
  package func isCertain(_ instant: TT, extraError extra: Double = 0) -> Bool {
    let used = timeScales.ttMinusUTC(at: instant)
    let plausible = timeScales.plausibleTTMinusUTC(at: instant)
    let reading = reading(of: instant)
    let error = Double(DayMargin.instantError) / Double(TenthMillisecond.perSecond) + extra
    // If TT - UTC is larger, the local time is earlier.
    let earliest = reading.secondsOfDay - (plausible.upperBound - used) - error
    let latest = reading.secondsOfDay + (used - plausible.lowerBound) + error
    return earliest >= 0 && latest < 86_400
  }
}
