import BudgetWidgetCore
import Foundation
import TestSupport
import Testing
import WidgetCore

/// The facts of data that ended before today.
extension BudgetFactsTests {
  /// The amount per day of an even pace is advice only for the day on which it was computed.
  @Test func oldDataSayTheirDayAndGiveNoAdvice() throws {
    func snapshot(_ family: Family, _ day: String, category: String? = nil) throws -> BudgetSnapshot {
      var document = try Sample.document()
      if let category {
        try document.setBudget(try Sample.money(50_000), period: .month, category: category)
      }
      return try BudgetDefinition.shown(
        Sample.state(document), BudgetConfiguration(period: .month, category: category),
        at: Sample.instant("\(day)T10:00:00+08:00"), in: Sample.environment(family))
    }
    #expect(try snapshot(.inline, "2025-10-15").drawn("inlineText") == "October 2025: CN¥179.93 left")
    // The 77.00 of the 20th were planned and already known.
    #expect(try snapshot(.inline, "2025-10-24").drawn("inlineText") == "October 15: CN¥102.93 left")
    #expect(
      try snapshot(.inline, "2025-10-15", category: "food").drawn("inlineText") == "Essen: CN¥300.00 left")
    #expect(
      try snapshot(.inline, "2025-10-24", category: "food").drawn("inlineText")
        == "Essen, October 15: CN¥223.00 left")
    let (fresh, old) = try (snapshot(.large, "2025-10-15"), snapshot(.large, "2025-10-24"))
    #expect(fresh.amounts.count == 2 && old.amounts.count == 2)
    #expect(fresh.linesBelow.count == old.linesBelow.count + 2)
  }

  @Test func C_06_MQ_10_daysWeeksMonthsAndYearsTurnWithoutTheApp() throws {
    for (instant, kind, title, spent) in [
      ("2025-10-15T23:59:59+08:00", PeriodKind.day, "Wednesday, October 15", "CN¥120.00"),
      ("2025-10-16T00:00:00+08:00", .day, "Thursday, October 16", "CN¥0.00"),
      ("2025-10-19T23:59:59+08:00", .week, "Week 42", "CN¥120.00"),
      ("2025-10-20T00:00:00+08:00", .week, "Week 43", "CN¥77.00"),
      ("2025-10-31T23:59:59+08:00", .month, "October 2025", "CN¥897.07"),
      ("2025-11-01T00:00:00+08:00", .month, "November 2025", "CN¥0.00"),
      ("2025-12-31T23:59:59+08:00", .year, "2025", "CN¥897.07"),
      ("2026-01-01T00:00:00+08:00", .year, "2026", "CN¥0.00"),
    ] {
      // The app was opened three days before.
      let moment = try Sample.instant(instant)
      let asOf = try #require(LocalDays(zone: ZoneClock(offset: 28_800)).day(at: moment)).adding(days: -3)
      var document = try Sample.document(asOf: "\(max(asOf, try Sample.day("2025-10-15")))")
      try document.setBudget(try Sample.money(50_000), period: .week)
      let snapshot = try snapshot(
        document, configuration: BudgetConfiguration(period: kind), at: instant,
        writtenAt: "\(document.asOf)T10:00:00+08:00")
      #expect(snapshot.title == title && snapshot.amounts.first == spent, "\(instant)")
    }
  }

  /// Four days after the last data nothing is known of a period that has begun since: no amount, no ring and no level.
  @Test(arguments: [
    (PeriodKind.day, "2025-10-19", "Sunday, October 19"), (.week, "2025-10-27", "Week 44"),
    (.month, "2025-11-20", "November 2025"), (.year, "2026-01-01", "2026"),
    (.financialYear, "2026-04-06", "FY 2026–2027"),
  ]) func C_20_MQ_05_MQ_13_aPeriodWithoutDataIsNotWithinBudget(
    kind: PeriodKind, today: String, title: String
  ) throws {
    var document = try Sample.document()
    document.setRules(
      try PeriodRules(financialYearStart: try PeriodRules.YearStart(month: 4, day: 6)))
    let since = kind == .year || kind == .financialYear ? "October 15, 2025" : "October 15"
    for hasBudget in [true, false] {
      try document.setBudget(hasBudget ? try Sample.money(100_000) : nil, period: kind)
      for family in Family.allCases {
        let environment = try Sample.environment(family)
        let (state, instant) = (try Sample.state(document), try Sample.instant("\(today)T10:00:00+08:00"))
        let budget = try BudgetDefinition.shown(
          state, BudgetConfiguration(period: kind), at: instant, in: environment)
        let spending = try SpendingDefinition.shown(
          state, SpendingConfiguration(period: kind), at: instant, in: environment)
        #expect(budget.facts == nil && spending.facts == nil, "\(family)")
        #expect(budget.status == .stale(since: try Sample.instant()) && spending.status == budget.status)
        #expect(budget.title == title && spending.title == title)
        let text = "No data since \(since)"
        #expect(budget.notes == [text], "\(family)")
        #expect(spending.notes == budget.notes && budget.note?.symbol == WidgetNote.warning)
        #expect(budget.accessibility.value == text && spending.accessibility.value == text)
        #expect(budget.accessibility.label.hasPrefix("Budget, \(title)"), "\(budget.accessibility.label)")
        #expect(
          BudgetDefinition.relevance(
            of: state, configuration: BudgetConfiguration(period: kind), at: instant, in: environment) == nil)
      }
    }
  }

  @Test(arguments: [
    (Language.english, "No data since October 15"), (.vietnamese, "Chưa có số liệu sau 15 tháng 10"),
    (.chinese, "10月15日之后暂无数据"),
  ]) func MQ_05_MQ_20_aPeriodWithoutDataIsSaidInEveryLanguage(language: Language, text: String) throws {
    let stale = try snapshot(
      try Sample.document(), .inline, language, at: "2025-11-20T10:00:00+08:00")
    #expect(stale.notes == [text] && stale.accessibility.value == text)
  }

  /// A month that begins on the 25th is another one from then on, and before it the amounts stay.
  @Test func MQ_05_MQ_16_aMonthWithoutDataBeginsWhenTheUserSays() throws {
    var document = try Sample.document(asOf: "2025-10-20")
    document.setRules(try PeriodRules(monthStartDay: 25))
    let before = try snapshot(document, at: "2025-10-24T10:00:00+08:00")
    #expect(before.amounts.count == 2 && before.notes == ["As of October 15"])
    let after = try snapshot(document, at: "2025-10-25T10:00:00+08:00")
    #expect(after.facts == nil && after.title == "October 25 – November 24")
  }

  /// Nothing was spent in November, and the app has said so.
  @Test func MQ_05_whoSpentNothingIsWithinBudget() throws {
    var document = try Sample.document(asOf: "2025-11-02")
    let written = "2025-11-02T10:00:00+08:00"
    let thrifty = try snapshot(document, at: "2025-11-20T10:00:00+08:00", writtenAt: written)
    #expect(thrifty.levelText == "Within budget" && thrifty.percent == "0%")
    #expect(thrifty.notes == ["As of November 2"])
    // The widget reports a part that cannot be read as well as data that ends before today.
    var object = try JSONObject(json: document.json)
    object["budgets"] = .array((object["budgets"]?.array ?? []) + [.null])
    document = try BudgetDocument(json: .object(object))
    let later = try snapshot(document, at: "2025-12-20T10:00:00+08:00", writtenAt: written)
    #expect(later.notes == ["No data since November 2\n1 item could not be read"])
    #expect(later.accessibility.value == "No data since November 2, 1 item could not be read")
  }

  /// After a flight west, the 15th is the 14th again; what was recorded does not disappear.
  @Test func MQ_05_afterAFlightWestNothingThatWasRecordedDisappears() throws {
    let document = try Sample.document()
    let west = try snapshot(document, zone: "America/Los_Angeles")
    #expect(west.amounts == ["CN¥820.07", "CN¥179.93"])
    // There, 18 days are left.
    #expect(west.linesBelow.first == "CN¥9.99 a day for 18 days")
  }

  /// Totals of 15 October are written where it is that day; elsewhere it may be the 14th or the 16th.
  ///
  /// Their age counts in days there, and every note names the same day.
  @Test(arguments: [
    ("2025-10-15T06:00:00+02:00", "America/Los_Angeles", "October 14"),
    ("2025-10-15T06:00:00+02:00", "Europe/Berlin", "October 15"),
    ("2025-10-15T20:00:00-07:00", "Europe/Berlin", "October 16"),
    ("2025-10-15T20:00:00-07:00", "America/Los_Angeles", "October 15"),
    ("2025-10-15T00:30:00+13:00", "Pacific/Honolulu", "October 14"),
  ]) func MQ_05_theAgeOfDataCountsFromItsDayWhereTheReaderIs(
    written: String, zone: String, day: String
  ) throws {
    let (yuan, asOf) = (try Currency(code: "CNY"), try Sample.day("2025-10-15"))
    let totals = CurrencyTotals(currency: yuan, days: [DaySpending(day: asOf, minorUnits: 100)])
    let document = BudgetDocument(currency: yuan, asOf: asOf, totals: [totals])
    let state = try Sample.state(document, writtenAt: written, on: "2025-10-15")
    let first = try Sample.day("2025-10-" + day.suffix(2))
    func shown(_ day: CivilDate, _ period: PeriodKind = .month) throws -> BudgetSnapshot {
      let environment = try Sample.environment(.medium, zone: zone)
      let start = try #require(environment.days.start(of: day))
      let noon = Instant(secondsSince1970: start.secondsSince1970 + 43_200)
      return try BudgetDefinition.shown(state, BudgetConfiguration(period: period), at: noon, in: environment)
    }
    #expect(try shown(first.adding(days: 3)).status == .normal)
    #expect(try shown(first.adding(days: 4)).notes == ["Set a budget", "As of \(day)"])
    #expect(try shown(first.adding(days: 4)).status == .stale(since: try Sample.instant(written)))
    #expect(try shown(first.adding(days: 3), .day).notes == ["Set a budget"])
    #expect(try shown(first.adding(days: 4), .day).notes == ["No data since \(day)"])
    // Of a period that began since, nothing but the day of the data is said before that.
    #expect(try shown(Sample.day("2025-11-05")).notes == ["No data since \(day)"])
  }

  /// Totals of the 15th in a document of which a budget was set on the 17th.
  @Test func MQ_05_writingABudgetMakesTotalsNoNewer() throws {
    let state = try Sample.state(
      Sample.document(), writtenAt: "2025-10-17T20:00:00-07:00", on: "2025-10-17")
    for (zone, note) in [("America/Los_Angeles", "As of October 15"), ("Asia/Shanghai", "As of October 16")] {
      let snapshot = try BudgetDefinition.shown(
        state, at: Sample.instant("2025-10-22T10:00:00Z"), in: Sample.environment(zone: zone))
      #expect(snapshot.notes == [note])
    }
  }

  @Test func C_20_MQ_05_MQ_13_oldDataIsSaidToBeOldAndItsAmountsStay() throws {
    let document = try Sample.document()
    let written = try Sample.instant()
    for (instant, isStale) in [("2025-10-18T23:59:59+08:00", false), ("2025-10-19T00:00:00+08:00", true)] {
      let snapshot = try snapshot(document, at: instant)
      #expect(snapshot.status == (isStale ? .stale(since: written) : .normal))
      #expect(snapshot.notes == (isStale ? ["As of October 15"] : []))
      #expect(snapshot.accessibility.value.hasSuffix("As of October 15") == isStale)
      // The amounts stay.
      #expect(snapshot.amounts.count == 2)
    }
    // A year later the date without a year would be misleading.
    let later = try snapshot(document, at: "2026-02-01T00:00:00+08:00", writtenAt: Sample.now)
    #expect(later.notes == ["No data since October 15, 2025"])
    // Data is not old if the clock was set back.
    #expect(try snapshot(document, at: "2025-10-01T00:00:00+08:00").status == .normal)
  }
}
