/// A day of the week.
///
/// Raw values count from Monday, 0, to Sunday, 6, as ISO 8601 orders them.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  /// The first day of the week by ISO 8601, and in Vietnam and China.
  case monday
  /// The second day.
  case tuesday
  /// The third day.
  case wednesday
  /// The fourth day.
  case thursday
  /// The fifth day.
  case friday
  /// The sixth day.
  case saturday
  /// The seventh day.
  case sunday
}

extension Weekday {
  /// Whether it is Saturday or Sunday.
  package var isWeekend: Bool { rawValue > 4 }
}

extension DayNumber {
  /// The day of the week.
  @inlinable public var weekday: Weekday {
    // Rata die 1, 0001-01-01, was a Monday.
    switch (rataDie &- 1) % 7 {
    case 0: .monday
    case 1: .tuesday
    case 2: .wednesday
    case 3: .thursday
    case 4: .friday
    case 5: .saturday
    default: .sunday
    }
  }
}

extension CivilDate {
  /// The day of the week.
  @inlinable public var weekday: Weekday { DayNumber(self).weekday }

  /// Returns the date `days` days later (earlier if negative).
  ///
  /// - Throws: ``CivilDateError/dayNumberOutOfRange(_:)`` if the result is outside the years 1 to 9999.
  public func adding(days: Int) throws(CivilDateError) -> CivilDate {
    CivilDate(try DayNumber(self).adding(days: days))
  }

  /// Returns the number of days from this date to another, negative if the other is earlier.
  public func days(to other: CivilDate) -> Int { DayNumber(self).distance(to: DayNumber(other)) }
}
