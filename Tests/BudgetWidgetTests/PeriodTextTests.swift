import BudgetWidgetCore
import Testing
import WidgetCore

struct PeriodTextTests {
  @Test(arguments: [
    (PeriodKind.day, "Wednesday, October 15", "Thứ Tư, 15 tháng 10", "10月15日星期三"),
    (.week, "Week 42", "Tuần 42", "第42周"), (.month, "October 2025", "Tháng 10, 2025", "2025年10月"),
    (.year, "2025", "Năm 2025", "2025年"),
    (.financialYear, "FY 2025", "Năm tài chính 2025", "2025财年"),
  ]) func MQ_02_MQ_20_everyKindOfPeriodHasItsNameInThreeLanguages(
    kind: PeriodKind, english: String, vietnamese: String, chinese: String
  ) throws {
    let period = try Period(kind, containing: Sample.day("2025-10-15"))
    #expect(PeriodTexts(.english).label(period) == english)
    #expect(PeriodTexts(.vietnamese).label(period) == vietnamese)
    #expect(PeriodTexts(.chinese).label(period) == chinese)
  }

  @Test func MQ_16_monthsAndFinancialYearsThatBeginOnAnotherDayHaveTheirOwnNames() throws {
    let rules = try PeriodRules(monthStartDay: 25, financialYearStart: .init(month: 4, day: 6))
    let month = try Period(.month, containing: Sample.day("2025-05-10"), rules: rules)
    #expect(PeriodTexts(.english).label(month) == "April 25 – May 24")
    #expect(PeriodTexts(.english, localeIdentifier: "en_GB").label(month) == "25 April – 24 May")
    #expect(PeriodTexts(.vietnamese).label(month) == "25 tháng 4 – 24 tháng 5")
    #expect(PeriodTexts(.chinese).label(month) == "4月25日至5月24日")
    let year = try Period(.financialYear, containing: Sample.day("2026-04-05"), rules: rules)
    #expect(PeriodTexts(.english).label(year) == "FY 2025–2026")
    #expect(PeriodTexts(.chinese).label(year) == "2025–2026财年")
  }

  /// The week year, not the year of the week's days.
  @Test func MQ_16_aWeekIsNamedWithTheYearItIsCountedIn() throws {
    let week = try Period(.week, containing: Sample.day("2027-01-01"))
    #expect(PeriodTexts(.english).longLabel(week) == "Week 53, 2026")
    #expect(PeriodTexts(.chinese).longLabel(week) == "2026年第53周")
    #expect(PeriodTexts(.vietnamese).longLabel(week) == "Tuần 53, 2026")
  }
}
