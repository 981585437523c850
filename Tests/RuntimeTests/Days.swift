import Almanac
import Testing

/// Ranges of days for tests over the whole range.
enum Days {
  /// Returns every day of the lunar years 1899 to 2100.
  static func ofTheTables() throws -> [DayNumber] {
    try days(from: CivilDate(year: 1899, month: 2, day: 10), to: CivilDate(year: 2101, month: 1, day: 28))
  }

  static func days(from first: CivilDate, to last: CivilDate) throws -> [DayNumber] {
    Array(DayNumber(first)...DayNumber(last))
  }

  static func day(_ text: String) throws -> DayNumber { DayNumber(try #require(CivilDate(text))) }
}
