import Spending
import Testing

struct PeriodToDateTests {
  private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

  private func toDate(
    _ kind: PeriodKind, _ text: String, rules: PeriodRules = .standard
  ) throws -> PeriodToDate {
    let date = try day(text)
    return PeriodToDate(try Period(kind, containing: date, rules: rules), through: date)
  }

  @Test(arguments: [
    (PeriodKind.day, "2025-05-18", "2024-05-18", "2024-05-18"),
    (.day, "2024-02-29", "2023-02-28", "2023-02-28"),
    (.month, "2025-05-18", "2024-05-01", "2024-05-18"),
    (.month, "2024-02-28", "2023-02-01", "2023-02-28"),
    // The last day of the month: all of last year's.
    (.month, "2024-02-29", "2023-02-01", "2023-02-28"),
    (.month, "2025-02-28", "2024-02-01", "2024-02-29"),
    (.month, "2025-02-27", "2024-02-01", "2024-02-27"),
    (.year, "2024-02-29", "2023-01-01", "2023-02-28"),
    (.year, "2025-02-28", "2024-01-01", "2024-02-28"),
    (.year, "2024-03-01", "2023-01-01", "2023-03-01"),
    (.year, "2024-12-31", "2023-01-01", "2023-12-31"),
    (.year, "2025-12-31", "2024-01-01", "2024-12-31"),
    // Monday to Wednesday of week 42, whatever their dates.
    (.week, "2025-10-15", "2024-10-14", "2024-10-16"),
    // Week 53 of 2026 with week 52 of 2025, the last of that year.
    (.week, "2027-01-01", "2025-12-22", "2025-12-26"),
    // Week 53 of 2020 ends on 2021-01-03.
    (.week, "2021-01-03", "2019-12-23", "2019-12-29"),
    // Week 1 of 2021 with week 1 of 2020, not with the week before it.
    (.week, "2021-01-04", "2019-12-30", "2019-12-30"),
    (.financialYear, "2025-05-18", "2024-04-06", "2024-05-18"),
    (.financialYear, "2025-04-05", "2023-04-06", "2024-04-05"),
    (.financialYear, "2024-02-29", "2022-04-06", "2023-02-28"),
  ]) func MQ_07_theSamePartOfLastYearWithLeapDaysAndWeeks53(
    kind: PeriodKind, date: String, first: String, last: String
  ) throws {
    let rules = try PeriodRules(financialYearStart: .init(month: 4, day: 6))
    let lastYear = try toDate(kind, date, rules: rules).sameLastYear()
    #expect("\(lastYear.days.lowerBound)" == first && "\(lastYear.through)" == last)
  }

  /// A month that begins on the 25th and contains a leap day.
  @Test func MQ_07_theSamePartOfAMonthThatDoesNotBeginOnThe1st() throws {
    let rules = try PeriodRules(monthStartDay: 25)
    let leap = try toDate(.month, "2024-02-29", rules: rules).sameLastYear()
    #expect("\(leap.days)" == "2023-02-25...2023-02-28")
    let end = try toDate(.month, "2024-03-24", rules: rules).sameLastYear()
    #expect("\(end.days)" == "2023-02-25...2023-03-24")
  }

  /// For every day of a leap-year cycle: the same kind of period, begun on the counterpart of its first day,
  /// and at most a leap day longer.
  @Test func MQ_07_everyDayOfTenYearsHasACounterpartInTheYearBefore() throws {
    var failures: [String] = []
    for kind in PeriodKind.allCases {
      for offset in 0..<10 * 366 {
        let date = try day("2019-01-01").adding(days: offset)
        let now = try toDate(kind, "\(date)")
        let before = try now.sameLastYear()
        let isWhole = before.through == before.period.last
        let isRight =
          before.period.kind == kind && before.days.lowerBound == before.period.first
          && abs(before.elapsedDays - now.elapsedDays) <= 1
          && now.remainingDays + now.elapsedDays - 1 == now.period.dayCount
          && (now.through != now.period.last || isWhole)
          && (kind != .week || before.elapsedDays == now.elapsedDays)
          && (50 * 7...54 * 7).contains(before.through.days(to: now.through))
        if !isRight { failures.append("\(kind) \(date): \(before.days)") }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func daysOutsideCountAsFirstOrLast() throws {
    let may = try Period(.month, containing: day("2025-05-18"))
    #expect(PeriodToDate(may, through: try day("2025-04-01")).elapsedDays == 1)
    #expect(PeriodToDate(may, through: try day("2025-07-01")).elapsedDays == 31)
    #expect(PeriodToDate(may, through: try day("2025-07-01")).remainingDays == 1)
  }

  @Test func MQ_07_theFirstYearHasNoLastYear() throws {
    let first = PeriodToDate(try Period(.year, containing: day("0001-05-01")), through: try day("0001-05-01"))
    #expect(throws: CivilDateError.self) { try first.sameLastYear() }
  }
}
