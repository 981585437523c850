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
}
