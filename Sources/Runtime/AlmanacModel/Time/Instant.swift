/// A moment in UTC, to the whole second.
///
/// Leap seconds are not counted, as in POSIX. Before 1972, UTC means UT1, which clocks followed at that time.
public struct Instant: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z without leap seconds.
  public let secondsSince1970: Int64

  /// Creates the moment a number of seconds after 1970-01-01T00:00:00Z.
  @inlinable public init(secondsSince1970: Int64) {
    self.secondsSince1970 = secondsSince1970
  }
}

extension Instant: Comparable {
  /// Earlier moments are less than later ones.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}

extension Instant: CustomStringConvertible {
  /// The moment in the form of ISO 8601: `2026-03-20T14:46:01Z`.
  ///
  /// A moment outside the years 1 to 9999 is written as its number of seconds.
  public var description: String {
    guard ClockTime.range.contains(secondsSince1970) else {
      return "\(secondsSince1970) s from 1970-01-01T00:00:00Z"
    }
    return "\(ClockTime(secondsSince1970: secondsSince1970))Z"
  }
}

/// A moment in Terrestrial Time (TT), the uniform time scale of ephemerides, to the whole second.
///
/// TT is not civil time: it has been 69.184 s ahead of UTC since 2017. The two have different types so that
/// they cannot be mixed up.
public struct TerrestrialInstant: Hashable, Sendable {
  /// Seconds of TT since J2000.0, which is 2000-01-01T12:00:00 TT.
  public let secondsSinceJ2000: Int64

  /// Creates the moment a number of seconds of TT after J2000.0.
  @inlinable public init(secondsSinceJ2000: Int64) {
    self.secondsSinceJ2000 = secondsSinceJ2000
  }

  /// The seconds from 1970-01-01T00:00:00 to J2000.0 without leap seconds, as ``Instant`` counts them.
  @inlinable package static var secondsFrom1970ToJ2000: Int64 { 946_728_000 }

  /// The reading of a TT clock in seconds since 1970-01-01T00:00:00.
  ///
  /// ``Instant`` counts the reading of a UTC clock in the same way.
  @inlinable package var clockSecondsSince1970: Int64 { secondsSinceJ2000 &+ Self.secondsFrom1970ToJ2000 }
}

extension TerrestrialInstant: Comparable {
  /// Earlier moments are less than later ones.
  public static func < (left: TerrestrialInstant, right: TerrestrialInstant) -> Bool {
    left.secondsSinceJ2000 < right.secondsSinceJ2000
  }
}

extension TerrestrialInstant: CustomStringConvertible {
  /// The date and time of a TT clock: `2026-03-20T14:47:10`, without a zone.
  ///
  /// A moment outside the years 1 to 9999 is written as its number of seconds.
  public var description: String {
    guard ClockTime.range.contains(clockSecondsSince1970) else {
      return "\(secondsSinceJ2000) s TT from J2000.0"
    }
    return "\(ClockTime(secondsSince1970: clockSecondsSince1970))"
  }
}

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
