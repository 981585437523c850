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

  @inlinable package init(raw: UInt32) {
    self.raw = raw
  }

  @inlinable package init(key: LunarMonthKey, day: UInt32) {
    self.init(raw: key.raw << 5 | day)
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

extension LunarDate: LosslessStringConvertible {
  /// Creates the lunar date written as `2025-06-01`, or `2025-06L-01` in a leap month.
  ///
  /// - Returns: `nil` for any other text, and for fields outside 1899-2100, 1-12 and 1-30. The calendar that
  ///   converts the date checks whether the date exists.
  public init?(_ text: String) {
    var bytes = text.utf8.makeIterator()
    guard let year = bytes.number(digits: 4), let month = bytes.twoDigits(after: "-") else { return nil }
    var mark = bytes.next()
    let isLeapMonth = mark == UInt8(ascii: "L")
    if isLeapMonth { mark = bytes.next() }
    guard mark == UInt8(ascii: "-"), let day = bytes.number(digits: 2), bytes.next() == nil,
      let date = try? LunarDate(year: year, month: month, isLeapMonth: isLeapMonth, day: day)
    else { return nil }
    self = date
  }
}

/// The reason why a lunar date does not exist, or why a day has no lunar date.
public enum LunarDateError: Error, Hashable, Sendable {
  /// A field of a lunar date.
  public enum Field: Hashable, Sendable {
    /// The lunar year, 1899 to 2100.
    case year
    /// The month number, 1 to 12.
    case month
    /// The day of the month, 1 to 30.
    case day
  }

  /// The value is outside the range of the field.
  case fieldOutOfRange(Field, value: Int)
  /// The lunar year of this date has no such leap month in this calendar.
  case noSuchLeapMonth(LunarDate)
  /// The month of this date has 29 days in this calendar, so it has no day 30.
  case noSuchDay(LunarDate)
  /// The day is outside the lunar years 1899 to 2100 of this calendar.
  case dayOutsideTables(DayNumber)
}

extension LunarDateError: CustomStringConvertible {
  /// The message: one clause that says what is wrong and what is allowed.
  public var description: String {
    switch self {
    case .fieldOutOfRange(.year, let value): "lunar year \(value) is outside 1899...2100"
    case .fieldOutOfRange(.month, let value): "lunar month \(value) is outside 1...12"
    case .fieldOutOfRange(.day, let value): "lunar day \(value) is outside 1...30"
    case .noSuchLeapMonth(let date): "\(date): lunar year \(date.year) has no leap month \(date.month)"
    case .noSuchDay(let date): "\(date): this month has 29 days"
    case .dayOutsideTables(let day):
      "\(CivilDate(day)) is outside the lunar years 1899...2100 (1899-02-10 to 2101-01-28)"
    }
  }
}

extension LunarDateError {
  /// Throws the error.
  ///
  /// In a function of its own, so that a conversion which succeeds keeps no room for an error.
  @inline(never) @usableFromInline package func raise() throws(LunarDateError) -> Never { throw self }

  /// Throws the error of a civil date that is outside the tables.
  @inline(never) @usableFromInline package static func raise(
    outsideTables date: CivilDate
  ) throws(LunarDateError) -> Never {
    throw .dayOutsideTables(DayNumber(date))
  }
}
