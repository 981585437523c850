public import Documents

/// The first day of weeks, and the definition of week 1.
///
/// Week 1 of a year is the first week that has at least ``minimalDays`` days in it. With Monday and 4 that is ISO 8601: a
/// week belongs to the year that has most of its days, so 2027-01-01 is in week 53 of 2026.
public struct WeekRule: Hashable, Sendable {
  /// The first day of every week.
  public let firstWeekday: Weekday
  /// The smallest number of days of week 1 that are in its year, 1 to 7.
  public let minimalDays: Int

  /// The rule of ISO 8601: weeks begin on Monday, and week 1 has at least four days in its year.
  public static let iso8601 = WeekRule(firstWeekday: .monday)

  /// Creates the rule that people use where weeks begin on a given day: that of ISO 8601 for Monday; for any other day the one of the
  /// United States, by which 1 January is always in week 1.
  public init(firstWeekday: Weekday) {
    self.firstWeekday = firstWeekday
    minimalDays = firstWeekday == .monday ? 4 : 1
  }

  /// Creates a rule with another definition of week 1.
  ///
  /// - Parameters:
  ///   - firstWeekday: The first day of every week.
  ///   - minimalDays: The smallest number of days of week 1 that are in its year, 1 to 7: 1 in the United
  ///     States, 4 in ISO 8601.
  /// - Throws: `JSONValueError` for another number of days.
  public init(firstWeekday: Weekday, minimalDays: Int) throws(JSONValueError) {
    self.firstWeekday = firstWeekday
    self.minimalDays = try PeriodRules.minimalDays.checked(minimalDays)
  }

  /// Returns the first day of the week that contains a day; it may be before the first valid date.
  func start(of day: DayNumber) -> Int {
    Int(day.rataDie) - (day.weekday.rawValue - firstWeekday.rawValue + 7) % 7
  }

  /// Returns the first day of week 1 of a year: the week of 1 January plus ``minimalDays`` minus one.
  ///
  /// A week that begins later has too few days before that date; one that begins earlier has enough.
  func start(ofYear year: Int) throws(CivilDateError) -> Int {
    start(of: DayNumber(try CivilDate(year: year, month: 1, day: minimalDays)))
  }
}

/// A week defined by a rule: its first day and its number in a year.
struct Week {
  let first: CivilDate
  /// The year in which the week counts.
  let year: Int
  /// The number of the week, 1 to 53.
  let number: Int

  init(containing day: CivilDate, rule: WeekRule) throws(CivilDateError) {
    let start = rule.start(of: DayNumber(day))
    // The year of the day, or a neighbouring one at the turn of the year.
    var year = day.year
    var yearStart = try rule.start(ofYear: year)
    if start < yearStart {
      year -= 1
      yearStart = try rule.start(ofYear: year)
    } else if year < CivilDate.years.upperBound {
      let next = try rule.start(ofYear: year + 1)
      if start >= next { (year, yearStart) = (year + 1, next) }
    }
    first = CivilDate(try DayNumber(rataDie: start))
    self.year = year
    number = (start - yearStart) / 7 + 1
  }

  /// Returns the number of weeks in a year, 52 or 53.
  static func count(inYear year: Int, rule: WeekRule) throws(CivilDateError) -> Int {
    (try rule.start(ofYear: year + 1) - rule.start(ofYear: year)) / 7
  }

  /// Returns the first day of a week by its number; numbers after the last week are those of the next year.
  static func start(year: Int, number: Int, rule: WeekRule) throws(CivilDateError) -> CivilDate {
    CivilDate(try DayNumber(rataDie: try rule.start(ofYear: year) + (number - 1) * 7))
  }
}
