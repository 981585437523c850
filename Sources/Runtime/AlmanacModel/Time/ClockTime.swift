/// The reading of a clock without leap seconds: a civil date and a second of the day.
///
/// The clock can run in any time scale or zone.
@usableFromInline package struct ClockTime: Hashable, Sendable {
  @inlinable package static var secondsPerDay: Int64 { 86_400 }

  /// Rata die of 1970-01-01.
  @inlinable package static var rataDieOf1970: Int32 { 719_163 }

  @usableFromInline package let day: DayNumber
  /// The second of the day, 0 to 86,399.
  @usableFromInline package let secondOfDay: Int

  /// Seconds since 1970-01-01T00:00:00 of the first and the last second of the years 1 to 9999.
  @inlinable package static var range: ClosedRange<Int64> { -62_135_596_800...253_402_300_799 }

  /// Creates the reading a number of seconds after 1970-01-01T00:00:00 on the same clock, years 1 to 9999.
  @inlinable package init(secondsSince1970: Int64) {
    let days = floorDivide(secondsSince1970, by: Self.secondsPerDay)
    day = DayNumber(unchecked: Int32(truncatingIfNeeded: days) &+ Self.rataDieOf1970)
    secondOfDay = Int(truncatingIfNeeded: secondsSince1970 &- days &* Self.secondsPerDay)
  }

  /// Returns the seconds from 1970-01-01T00:00:00 to the start of a day on the same clock.
  @inlinable package static func secondsSince1970(startOf day: DayNumber) -> Int64 {
    Int64(day.rataDie &- rataDieOf1970) &* secondsPerDay
  }
}

extension ClockTime: CustomStringConvertible {
  @usableFromInline package var description: String {
    let hour = decimal(secondOfDay / 3600, width: 2)
    let minute = decimal(secondOfDay / 60 % 60, width: 2)
    let second = decimal(secondOfDay % 60, width: 2)
    return "\(CivilDate(day))T\(hour):\(minute):\(second)"
  }
}
