import Documents

/// A week by a rule: its first day and its number in a year.
struct Week {
  let first: CivilDate
  /// The year in which it is counted.
  let year: Int
  /// 1 to 53.
  let number: Int

  init(containing day: CivilDate, rule: WeekRule) throws(CivilDateError) {
    let start = rule.start(of: DayNumber(day))
    // The year of the day, or one beside it at the turn of the year.
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

  /// How many weeks a year has, 52 or 53.
  static func count(inYear year: Int, rule: WeekRule) throws(CivilDateError) -> Int {
    (try rule.start(ofYear: year + 1) - rule.start(ofYear: year)) / 7
  }

  /// The first day of a week by its number; numbers beyond the last week are those of the next year.
  static func start(year: Int, number: Int, rule: WeekRule) throws(CivilDateError) -> CivilDate {
    CivilDate(try DayNumber(rataDie: try rule.start(ofYear: year) + (number - 1) * 7))
  }
}
