/// A day of the proleptic Gregorian calendar, years 1 to 9999.
///
/// A civil date has no time of day and no zone. Lunar dates are ``LunarDate``; the two cannot be mixed up.
///
/// ```swift
/// let date = try CivilDate(year: 2026, month: 2, day: 17)
/// print(date)  // 2026-02-17
/// ```
public struct CivilDate: Hashable, Sendable {
  /// The year in the upper bits, then 4 bits of month and 5 of day.
  ///
  /// The order of these values is the order of days.
  @usableFromInline package let raw: Int32

  @inlinable package init(raw: Int32) {
    self.raw = raw
  }

  @inlinable package init(unchecked year: Int32, _ month: Int32, _ day: Int32) {
    self.init(raw: year << 9 | month << 5 | day)
  }

  /// Creates the date with a year, month and day.
  ///
  /// - Parameters:
  ///   - year: 1 to 9999.
  ///   - month: 1 to 12.
  ///   - day: 1 to the length of the month.
  /// - Throws: ``CivilDateError``, which names the field that is out of range.
  @inlinable @inline(__always)
  public init(year: Int, month: Int, day: Int) throws(CivilDateError) {
    // Every month has 28 days, so the length of the month is only needed for later days.
    guard Self.years.contains(year), (1...12).contains(month),
      (1...28).contains(day) || Self.isDay(day, ofMonth: month, year)
    else { throw Self.reason(year, month, day) }
    self.init(
      unchecked: Int32(truncatingIfNeeded: year), Int32(truncatingIfNeeded: month),
      Int32(truncatingIfNeeded: day))
  }

  @usableFromInline @inline(never)
  static func isDay(_ day: Int, ofMonth month: Int, _ year: Int) -> Bool {
    (1...lengthOfMonth(month, ofYear: year)).contains(day)
  }

  /// Returns the error for the field that is out of range.
  @usableFromInline @inline(never)
  static func reason(_ year: Int, _ month: Int, _ day: Int) -> CivilDateError {
    guard years.contains(year) else { return .yearOutOfRange(year) }
    guard (1...12).contains(month) else { return .monthOutOfRange(month) }
    return .dayOutOfRange(day, lengthOfMonth: lengthOfMonth(month, ofYear: year))
  }

  /// The years a civil date can have: 1 to 9999.
  @inlinable public static var years: ClosedRange<Int> { 1...9999 }

  /// The year, 1 to 9999.
  @inlinable public var year: Int { Int(raw >> 9) }

  /// The month, 1 to 12.
  @inlinable public var month: Int { Int(raw >> 5 & 15) }

  /// The day of the month, 1 to 31.
  @inlinable public var day: Int { Int(raw & 31) }

  /// Returns the number of days of a Gregorian month.
  static func lengthOfMonth(_ month: Int, ofYear year: Int) -> Int {
    switch month {
    case 2: isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  static func isLeapYear(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CivilDate: Comparable {
  /// Earlier dates are less than later ones.
  public static func < (left: CivilDate, right: CivilDate) -> Bool { left.raw < right.raw }
}

extension CivilDate: CustomStringConvertible {
  /// The date as ISO 8601 writes it: `2026-02-17`.
  public var description: String {
    "\(decimal(year, width: 4))-\(decimal(month, width: 2))-\(decimal(day, width: 2))"
  }
}

extension CivilDate: LosslessStringConvertible {
  /// Creates the date written as `2026-02-17`: four digits of year, two of month, two of day.
  ///
  /// - Returns: `nil` for any other text and for a day that does not exist.
  public init?(_ text: String) {
    var bytes = text.utf8.makeIterator()
    guard let date = CivilDate(reading: &bytes), bytes.next() == nil else { return nil }
    self = date
  }

  /// Reads such a date off the start of a text.
  init?(reading bytes: inout some IteratorProtocol<UInt8>) {
    guard let year = bytes.number(digits: 4), let month = bytes.twoDigits(after: "-"),
      let day = bytes.twoDigits(after: "-"), let date = try? CivilDate(year: year, month: month, day: day)
    else { return nil }
    self = date
  }
}

/// The reason why fields or a text are not a civil date.
public enum CivilDateError: Error, Hashable, Sendable {
  /// The year is not one of 1 to 9999.
  case yearOutOfRange(Int)
  /// The month is not one of 1 to 12.
  case monthOutOfRange(Int)
  /// The month has no such day.
  case dayOutOfRange(Int, lengthOfMonth: Int)
  /// The day number is not one of 1 (0001-01-01) to 3,652,059 (9999-12-31).
  case dayNumberOutOfRange(Int)
}

extension CivilDateError: CustomStringConvertible {
  /// The message: one clause that says what is wrong and what is allowed.
  public var description: String {
    switch self {
    case .yearOutOfRange(let year):
      "year \(year) is outside 1...9999"
    case .monthOutOfRange(let month):
      "month \(month) is outside 1...12"
    case .dayOutOfRange(let day, let length):
      "day \(day) is outside 1...\(length), the days of this month"
    case .dayNumberOutOfRange(let number):
      "day number \(number) is outside 1...3652059 (0001-01-01 to 9999-12-31)"
    }
  }
}

/// A month of the Gregorian calendar.
public struct YearMonth: Hashable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int

  /// Creates a month.
  ///
  /// - Returns: `nil` if the year is not 1 to 9999 or the month is not 1 to 12.
  public init?(year: Int, month: Int) {
    guard (try? CivilDate(year: year, month: month, day: 1)) != nil else { return nil }
    self.year = year
    self.month = month
  }

  /// Creates the month that contains a day.
  public init(of date: CivilDate) {
    year = date.year
    month = date.month
  }

  /// Reads a month in the form of ISO 8601, `2026-02`.
  ///
  /// - Returns: `nil` for other texts.
  public init?(_ text: String) {
    guard let first = CivilDate("\(text)-01") else { return nil }
    self.init(of: first)
  }

  /// The days in order.
  public var days: ClosedRange<DayNumber> {
    let first = DayNumber(CivilDate(unchecked: Int32(year), Int32(month), 1))
    return first...first.advanced(by: CivilDate.lengthOfMonth(month, ofYear: year) - 1)
  }

  /// Returns the month so many months later, or earlier if the number is negative; `nil` outside the years 1 to 9999.
  package func adding(months: Int) -> YearMonth? {
    let number = year * 12 + month - 1 + months
    return number < 12 ? nil : YearMonth(year: number / 12, month: number % 12 + 1)
  }

  /// Whether a day belongs to the month.
  public func contains(_ date: CivilDate) -> Bool { self == YearMonth(of: date) }
}

extension YearMonth: Comparable {
  /// Earlier months are less than later ones.
  public static func < (left: YearMonth, right: YearMonth) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }
}

extension YearMonth: CustomStringConvertible {
  /// The month in the form of ISO 8601: `2026-02`.
  public var description: String { "\(decimal(year, width: 4))-\(decimal(month, width: 2))" }
}
