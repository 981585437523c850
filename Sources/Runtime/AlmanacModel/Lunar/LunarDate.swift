/// A date of a lunisolar calendar: a lunar year, a month that may be a leap month, and a day.
///
/// A leap month repeats the number of the month before it: in 2025 the Vietnamese calendar has a month 6 and a
/// leap month 6. A lunar date does not name its calendar; the calendar that converts it decides whether it
/// exists.
///
/// ```swift
/// let newYear = try LunarDate(year: 2026, month: 1, day: 1)
/// let leap = try LunarDate(year: 2025, month: 6, isLeapMonth: true, day: 1)
/// print(leap)  // 2025-06L-01
/// ```
public struct LunarDate: Hashable, Sendable {
  /// The key of the month (``LunarMonthKey``) in the upper bits, 5 bits of day below.
  @usableFromInline package let raw: UInt32

  @inlinable package init(key: LunarMonthKey, day: UInt32) {
    raw = key.raw << 5 | day
  }

  /// Creates the lunar date with a year, month and day.
  ///
  /// - Parameters:
  ///   - year: 1899 to 2100; the Gregorian year in which the lunar year begins.
  ///   - month: 1 to 12.
  ///   - isLeapMonth: Whether the month is the leap month of that number.
  ///   - day: 1 to 30.
  /// - Throws: ``LunarDateError/fieldOutOfRange(_:value:)``. The calendar that converts the date checks
  ///   whether the year has such a month, and the month such a day.
  @inlinable @inline(__always)
  public init(year: Int, month: Int, isLeapMonth: Bool = false, day: Int) throws(LunarDateError) {
    guard Self.years.contains(year), Self.months.contains(month), Self.days.contains(day) else {
      throw Self.reason(year, month, day)
    }
    let key = LunarMonthKey(
      year: UInt32(truncatingIfNeeded: year), month: UInt32(truncatingIfNeeded: month), isLeap: isLeapMonth)
    self.init(key: key, day: UInt32(truncatingIfNeeded: day))
  }

  /// Returns the error for the field that is out of range.
  @usableFromInline @inline(never)
  static func reason(_ year: Int, _ month: Int, _ day: Int) -> LunarDateError {
    guard years.contains(year) else { return .fieldOutOfRange(.year, value: year) }
    guard months.contains(month) else { return .fieldOutOfRange(.month, value: month) }
    return .fieldOutOfRange(.day, value: day)
  }

  /// The lunar years the tables cover: 1899 to 2100.
  @inlinable public static var years: ClosedRange<Int> { 1899...2100 }

  /// The month numbers: 1 to 12.
  @inlinable public static var months: ClosedRange<Int> { 1...12 }

  /// The days a month can have: 1 to 30.
  @inlinable public static var days: ClosedRange<Int> { 1...30 }

  /// The Gregorian year in which the lunar year begins, 1899 to 2100.
  @inlinable public var year: Int { Int(monthKey.year) }

  /// The number of the month, 1 to 12; a leap month has the number of the month before it.
  @inlinable public var month: Int { Int(monthKey.month) }

  /// Whether the month is a leap month.
  @inlinable public var isLeapMonth: Bool { monthKey.isLeap }

  /// The day of the month, 1 to 30.
  @inlinable public var day: Int { Int(raw & 31) }

  @inlinable package var monthKey: LunarMonthKey { LunarMonthKey(raw: raw >> 5) }
}

extension LunarDate: Comparable {
  /// Within one calendar, earlier days are less than later ones.
  public static func < (left: LunarDate, right: LunarDate) -> Bool { left.raw < right.raw }
}

extension LunarDate: CustomStringConvertible {
  /// The date as `2025-06-01`, with an `L` after the number of a leap month: `2025-06L-01`.
  public var description: String {
    "\(decimal(year, width: 4))-\(decimal(month, width: 2))\(isLeapMonth ? "L" : "")-\(decimal(day, width: 2))"
  }
}
