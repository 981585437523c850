import DayAlmanac
import Testing

/// Ranges of days for tests over the whole range.
enum Days {
  /// Returns every day of the lunar years 1899 to 2100.
  static func ofTheTables() throws -> [DayNumber] {
    let first = DayNumber(try CivilDate(year: 1899, month: 2, day: 10))
    let last = DayNumber(try CivilDate(year: 2101, month: 1, day: 28))
    return try (0...first.distance(to: last)).map { try first.advanced(by: $0) }
  }

  static func day(_ text: String) throws -> DayNumber { DayNumber(try #require(CivilDate(text))) }
}
