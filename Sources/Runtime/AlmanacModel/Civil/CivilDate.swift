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

  @inlinable package init(unchecked year: Int32, _ month: Int32, _ day: Int32) {
    raw = year << 9 | month << 5 | day
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
