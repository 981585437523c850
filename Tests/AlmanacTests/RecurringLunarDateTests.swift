import Almanac
import Testing

struct RecurringLunarDateTests {
  private let calendar = LunarCalendar.vietnamese

  private func day(_ text: String) throws -> DayNumber { DayNumber(try #require(CivilDate(text))) }

  private func next(_ recurring: RecurringLunarDate, _ from: String) throws -> String? {
    try calendar.next(recurring, from: day(from)).map { CivilDate($0).description }
  }

  @Test func theNextOccurrence() throws {
    let tet = try RecurringLunarDate(month: 1, day: 1)
    #expect(try next(tet, "2026-02-16") == "2026-02-17")
    #expect(try next(tet, "2026-02-17") == "2026-02-17")
    #expect(try next(tet, "2026-02-18") == "2027-02-06")
    #expect(try next(tet, "1899-02-10") == "1899-02-10")
    #expect(try next(tet, "2100-02-10") == nil)
    #expect(try next(RecurringLunarDate(month: 8, day: 15), "2026-01-01") == "2026-09-25")
  }

  /// 2025 has a month 6 (from 25 June) and a leap month 6 (from 25 July).
  @Test func leapMonthsByRule() throws {
    func days(_ rule: RecurringLunarDate.LeapMonthRule, _ year: Int) throws -> [String] {
      let recurring = try RecurringLunarDate(month: 6, day: 10, leapMonthRule: rule)
      let (first, second) = try calendar.days(of: recurring, inYear: year)
      return [first, second].compactMap { $0.map { CivilDate($0).description } }
    }
    #expect(try days(.regularMonth, 2025) == ["2025-07-04"])
    #expect(try days(.leapMonthIfPresent, 2025) == ["2025-08-03"])
    #expect(try days(.bothMonths, 2025) == ["2025-07-04", "2025-08-03"])
    for rule in RecurringLunarDate.LeapMonthRule.allCases { #expect(try days(rule, 2026) == ["2026-07-23"]) }
    let both = try RecurringLunarDate(month: 6, day: 10, leapMonthRule: .bothMonths)
    #expect(try next(both, "2025-07-05") == "2025-08-03")
  }

  /// Month 12 of 2025 has 29 days: Tết 2026 is on 17 February.
  @Test func day30ByRule() throws {
    func day(_ rule: RecurringLunarDate.MissingDayRule) throws -> String? {
      try next(RecurringLunarDate(month: 12, day: 30, missingDayRule: rule), "2026-02-01")
    }
    #expect(try day(.lastDayOfMonth) == "2026-02-16")
    #expect(try day(.firstDayOfNextMonth) == "2026-02-17")
    #expect(try day(.skip) == "2033-01-30")
    // The next month 12 with 30 days is that of 2032.
    // The replacement on the first day of the next year is found from that day too.
    let moved = try RecurringLunarDate(month: 12, day: 30, missingDayRule: .firstDayOfNextMonth)
    #expect(try next(moved, "2026-02-17") == "2026-02-17")
  }

  @Test func allOccurrencesOfARange() throws {
    let tet = try RecurringLunarDate(month: 1, day: 1)
    let all = try calendar.occurrences(of: tet, in: day("1899-02-10")...day("2101-01-28"))
    let years = Array(all)
    #expect(years.count == 202)
    #expect(years == (try LunarDate.years.map { try calendar.year($0).firstDayNumber }))
    #expect(Array(try calendar.occurrences(of: tet, in: day("2026-03-01")...day("2026-12-31"))) == [])
    #expect(throws: LunarDateError.self) {
      try calendar.occurrences(of: tet, in: day("2026-03-01")...day("2102-12-31"))
    }
  }

  @Test func fieldsAreChecked() {
    #expect(throws: LunarDateError.fieldOutOfRange(.month, value: 0)) {
      try RecurringLunarDate(month: 0, day: 1)
    }
    #expect(throws: LunarDateError.fieldOutOfRange(.day, value: 31)) {
      try RecurringLunarDate(month: 1, day: 31)
    }
  }
}
