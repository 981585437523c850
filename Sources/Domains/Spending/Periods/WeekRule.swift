public import Documents

/// When weeks begin and which of them is week 1.
///
/// Week 1 of a year is the first week that has at least ``minimalDays`` days in it. With Monday and 4 that is ISO 8601: a
/// week belongs to the year that has most of its days, so 2027-01-01 is in week 53 of 2026.
public struct WeekRule: Hashable, Sendable {
  /// The day every week begins on.
  public let firstWeekday: Weekday
  /// How many days of the first week have to be in its year, 1 to 7.
  public let minimalDays: Int

  /// The rule of ISO 8601: weeks begin on Monday, and week 1 has at least four days in its year.
  public static let iso8601 = WeekRule(firstWeekday: .monday)

  /// A rule for weeks that begin on another day and belong to the year that has most of their days.
  public init(firstWeekday: Weekday) {
    self.firstWeekday = firstWeekday
    minimalDays = 4
  }

  /// A rule with another first week.
  ///
  /// - Parameters:
  ///   - firstWeekday: The day every week begins on.
  ///   - minimalDays: How many days of week 1 have to be in its year, 1 to 7: 1 in the United States, 4 in ISO 8601.
  /// - Throws: ``PeriodRuleError``
  public init(firstWeekday: Weekday, minimalDays: Int) throws(PeriodRuleError) {
    guard (1...7).contains(minimalDays) else { throw .minimalDaysOutOfRange(minimalDays) }
    self.firstWeekday = firstWeekday
    self.minimalDays = minimalDays
  }

  /// The first day of the week that a day is in, which may be before the first day there is.
  func start(of day: DayNumber) -> Int {
    Int(day.rataDie) - (day.weekday.rawValue - firstWeekday.rawValue + 7) % 7
  }

  /// The first day of week 1 of a year: of the week that 1 January plus ``minimalDays`` less one is in.
  ///
  /// A week that begins later has fewer days before that date than it needs; one that begins earlier has enough.
  func start(ofYear year: Int) throws(CivilDateError) -> Int {
    start(of: DayNumber(try CivilDate(year: year, month: 1, day: minimalDays)))
  }
}
