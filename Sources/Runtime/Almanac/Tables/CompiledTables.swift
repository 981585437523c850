import AlmanacTables

/// The generated solar terms, phases, Delta T and leap seconds.
struct CompiledSky: SolarTermTable, MoonPhaseTable, TimeScaleTable {
  var firstTermYear: Int { AlmanacTables.firstTermYear }
  var termYearCount: Int { AlmanacTables.termYearCount }
  func termIn2000(at position: Int) -> Int32 { AlmanacTables.termIn2000(position) }
  // Not inlined: inlined into another module, it would take a copy of the whole table with it.
  @inline(never) func termResidual(at index: Int) -> Int16 { AlmanacTables.termResidual(index) }

  // Not inlined for the same reason. The tables begin with that of the second pentad.
  @inline(never) func pentadResidual(_ position: Int, at index: Int) -> Int16 {
    AlmanacTables.pentadResidual(UInt8(position - 2), index)
  }

  var firstLunation: Int { AlmanacTables.firstLunation }
  var lunationCount: Int { AlmanacTables.lunationCount }
  func phaseResidual(at index: Int) -> Int32 { AlmanacTables.phaseResidual(index) }

  var firstDeltaTYear: Int { AlmanacTables.firstDeltaTYear }
  var deltaTCount: Int { AlmanacTables.deltaTCount }
  func deltaT(at index: Int) -> Int32 { AlmanacTables.deltaT(index) }
  func slackBelow(at index: Int) -> Int32 { AlmanacTables.slackBelow(index) }
  func slackAbove(at index: Int) -> Int32 { AlmanacTables.slackAbove(index) }
  var firstPredictedIndex: Int { AlmanacTables.firstPredictedIndex }
  var leapSecondCount: Int { AlmanacTables.leapSecondCount }
  func leapSecondDay(at index: Int) -> Int32 { AlmanacTables.leapSecondDay(index) }
  func taiMinusUTC(at index: Int) -> Int32 { AlmanacTables.taiMinusUTC(index) }
}

/// The generated tables of one calendar.
struct CompiledCalendar: LunarTable, ZoneEraTable {
  let calendar: UInt8

  var estimate: LunarMonthEstimate {
    LunarMonthEstimate(
      slopeByDay: lunarMonthSlopeByDay, interceptByDay: lunarMonthInterceptByDay,
      slopeByYear: lunarMonthSlopeByYear, interceptByYear: lunarMonthInterceptByYear)
  }

  func twoMonths(at index: Int) -> (UInt32, UInt32) { twoLunarMonths(calendar, index) }
  func threeMonths(at index: Int) -> (UInt32, UInt32, UInt32) { threeLunarMonths(calendar, index) }

  var eraCount: Int { AlmanacTables.eraCount(calendar) }
  func eraStart(at index: Int) -> Int64 { AlmanacTables.eraStart(calendar, index) }
  func eraOffset(at index: Int) -> Int64 { AlmanacTables.eraOffset(calendar, index) }

  var uncertaintyCount: Int { AlmanacTables.uncertaintyCount(calendar) }
  func uncertainty(at index: Int) -> LunarUncertaintyRecord? {
    LunarUncertaintyRecord(AlmanacTables.uncertainty(calendar, index))
  }
}

/// The delay of the Earth's rotation against uniform time.
package enum EarthRotation {
  /// Returns Delta T = TT - UT1 in units of 0.1 ms, measured up to 2026 and predicted from then on.
  ///
  /// - Parameter clock: The reading of a clock in seconds since 1970-01-01T00:00:00, years 1 to 9999. Outside
  ///   the years of the table the first or last value is used.
  package static func deltaT(atSecondsSince1970 clock: Int64) -> Int64 {
    CompiledSky().deltaT(atClockSecondsSince1970: clock)
  }
}

extension Instant {
  /// Creates the moment of UTC (before 1972 of UT1) at which clocks of Terrestrial Time show a reading.
  ///
  /// UTC = TT - Delta T before 1972, then TT - 32.184 s - (TAI - UTC). After the last announced leap second,
  /// TAI - UTC stays as it is.
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  public init?(_ moment: TerrestrialInstant) {
    guard ClockTime.range.contains(moment.clockSecondsSince1970) else { return nil }
    self = CompiledSky().utc(moment)
  }
}

/// Data that ages, and the day up to which it is known.
///
/// The tables have nothing that was measured, announced or decided after that day: a leap second, a measured
/// Delta T, a zone that moved. The range of the tables is independent of it; see ``LunarDate``. Festivals and
/// their law have a day for each country, `FestivalCountry.knownAsOf` of the library DayAlmanac.
public struct KnownData: Hashable, Sendable {
  /// `delta-t`, `leap-seconds`, or `zones` for the seasons of time zones.
  public let id: String
  /// The day of the newest source that was read.
  public let asOf: CivilDate

  /// All such data, in the order of the ids.
  public static var all: [KnownData] { knownData.map { KnownData(id: $0.id.text, asOf: $0.asOf) } }
}
