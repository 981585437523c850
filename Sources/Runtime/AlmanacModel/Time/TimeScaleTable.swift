/// Delta T and leap seconds, which the conversion from TT to UTC needs.
@usableFromInline package protocol TimeScaleTable {
  /// The year of Delta T at index 0.
  var firstDeltaTYear: Int { get }
  /// The number of years with Delta T.
  var deltaTCount: Int { get }
  /// Returns Delta T = TT - UT1 at 0h on 1 January of a year, in units of 0.1 ms.
  func deltaT(at index: Int) -> Int32
  /// Returns the difference by which TT - UTC may be less than the value used in a year, in units of 0.1 ms.
  func slackBelow(at index: Int) -> Int32
  /// Returns the difference by which TT - UTC may exceed the value used in a year, in units of 0.1 ms.
  func slackAbove(at index: Int) -> Int32
  /// The index of the first year whose Delta T is a prediction.
  var firstPredictedIndex: Int { get }
  /// The number of values of TAI - UTC.
  var leapSecondCount: Int { get }
  /// Returns the rata die of the first UTC day with a value of TAI - UTC.
  func leapSecondDay(at index: Int) -> Int32
  /// Returns TAI - UTC from that day on, in whole seconds.
  func taiMinusUTC(at index: Int) -> Int32
}

/// The unit of 0.1 ms in which the tables hold Delta T; it is the published precision.
@usableFromInline package enum TenthMillisecond {
  @inlinable package static var perSecond: Int64 { 10_000 }
  /// TT - TAI = 32.184 s, by definition (IAU 1991, resolution A4).
  @inlinable package static var ttMinusTAI: Int64 { 321_840 }
}

// Products wrap: moments of the tables are far from overflow, and a check costs a call on 32-bit machines.
// Callers must pass moments of the years 1 to 9999.
extension TimeScaleTable {
  /// Returns TT - UTC at a moment, in units of 0.1 ms.
  ///
  /// Before the first leap second (1972), UTC means UT1, so the result is Delta T, linear between 1
  /// Januaries. From then on it is 32.184 s + (TAI - UTC), and it stays constant after the last leap second.
  @inlinable package func ttMinusUTC(at moment: TerrestrialInstant) -> Int64 {
    let clock = moment.clockSecondsSince1970
    var index = leapSecondCount
    while index > 0 {
      index -= 1
      let difference =
        TenthMillisecond.ttMinusTAI + Int64(taiMinusUTC(at: index)) &* TenthMillisecond.perSecond
      let start = ClockTime.secondsSince1970(startOf: DayNumber(unchecked: leapSecondDay(at: index)))
      if clock &* TenthMillisecond.perSecond >= start &* TenthMillisecond.perSecond + difference {
        return difference
      }
    }
    return deltaT(atClockSecondsSince1970: clock)
  }

  /// Returns Delta T at a moment given as the reading of a clock, in units of 0.1 ms.
  ///
  /// Outside the years of the table the first or last value is used.
  @inlinable package func deltaT(atClockSecondsSince1970 clock: Int64) -> Int64 {
    let year = CivilDate(ClockTime(secondsSince1970: clock).day).year
    let index = year - firstDeltaTYear
    guard index >= 0 else { return Int64(deltaT(at: 0)) }
    guard index + 1 < deltaTCount else { return Int64(deltaT(at: deltaTCount - 1)) }
    let start = ClockTime.secondsSince1970(startOf: .firstOfJanuary(year))
    let end = ClockTime.secondsSince1970(startOf: .firstOfJanuary(year + 1))
    let before = Int64(deltaT(at: index))
    let change = Int64(deltaT(at: index + 1)) - before
    return before + floorDivide(change &* (clock - start), by: end - start)
  }

  /// Returns the moment in UTC, rounded to the whole second.
  @inlinable package func utc(_ moment: TerrestrialInstant) -> Instant {
    let units = moment.clockSecondsSince1970 &* TenthMillisecond.perSecond - ttMinusUTC(at: moment)
    let half = TenthMillisecond.perSecond / 2
    return Instant(secondsSince1970: floorDivide(units + half, by: TenthMillisecond.perSecond))
  }
}

extension DayNumber {
  /// Returns 1 January of a year, 1 to 9999.
  @inlinable package static func firstOfJanuary(_ year: Int) -> DayNumber {
    DayNumber(CivilDate(unchecked: Int32(truncatingIfNeeded: year), 1, 1))
  }
}
