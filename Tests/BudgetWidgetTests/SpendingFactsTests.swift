import BudgetWidgetCore
import TestSupport
import Testing
import WidgetCore

struct SpendingFactsTests {
  private func snapshot(
    _ document: BudgetDocument, _ family: Family = .medium, _ period: PeriodKind = .month,
    _ language: Language = .english, at instant: String = Sample.now
  ) throws -> SpendingSnapshot {
    try SpendingDefinition.shown(
      Sample.state(document, writtenAt: instant), SpendingConfiguration(period: period),
      at: Sample.instant(instant), in: Sample.environment(family, language))
  }

  @Test func MQ_06_todayThisWeekThisMonthAndThisYearHaveTheirTotals() throws {
    let document = try Sample.document()
    for (period, title, label, total) in [
      (PeriodKind.day, "Today", "Wednesday, October 15", "CN¥120.00"),
      (.week, "This week", "Week 42", "CN¥120.00"),
      (.month, "This month", "October 2025", "CN¥820.07"), (.year, "This year", "2025", "CN¥820.07"),
    ] {
      let snapshot = try snapshot(document, .small, period)
      #expect(
        snapshot.title == title && snapshot.drawn("period") == label && snapshot.drawn("total") == total)
    }
  }

  @Test func MQ_08_aTapLeadsToTheReportsOfThePeriodThatIsShown() throws {
    let document = try Sample.document()
    #expect(try snapshot(document, .small, .week).link == "//reports?anchor=2025-W42&period=week")
    #expect(try snapshot(document, .inline, .year).link == "//reports?anchor=2025&period=year")
  }

  /// 300.01 until 15 October 2024; the 999.99 of the 25th do not count.
  @Test func MQ_07_MQ_11_besideTheTotalIsTheChangeFromTheSamePartOfLastYear() throws {
    let document = try Sample.document()
    let change = try #require(try snapshot(document).change)
    #expect(change.direction == .up && change.text == "Up 173% on last year")
    #expect(
      try snapshot(document, .medium, .month, .vietnamese).change?.text.longest
        == "Tăng 173% so với cùng kỳ năm ngoái")
    #expect(try snapshot(document, .medium, .month, .chinese).change?.text == "同比增加173%")
    let less = try snapshot(try Sample.document(spent: 29_001 + 500))
    #expect(less.change?.direction == .down && less.change?.text == "Down 1.7% on last year")
    #expect(try snapshot(try Sample.document(spent: 30_001)).change?.text == "Same as last year")
    #expect(try snapshot(document, .small).drawn("change.text") == "Up 173% on last year")
    #expect(try snapshot(document).drawn("change.text") == "Up 173% on last year")
  }

  /// On 26 October nothing is known of the days after the 15th, so the 999.99 of 25 October 2024 do not count.
  @Test func MQ_07_oldDataAreComparedUpToTheirDay() throws {
    let old = try SpendingDefinition.shown(
      Sample.state(Sample.document()), SpendingConfiguration(period: .month),
      at: Sample.instant("2025-10-26T10:00:00+08:00"))
    #expect(old.change?.text == "Up 173% on last year" && old.notes == ["As of October 15"])
  }

  @Test func MQ_14_theTotalAndItsChangeAreReadAloud() throws {
    for family in Family.allCases {
      let spoken = try snapshot(try Sample.document(), family).accessibility
      #expect(spoken.label == "Total spending, October 2025")
      #expect(spoken.value == "820.07 Chinese yuan, Up 173% on last year, Plus 43.21 US dollars")
    }
  }

  @Test func MQ_07_noChangeFromAPartOfLastYearThatIsNotKnownAsAWhole() throws {
    var document = try Sample.document()
    document.recordedSince = try Sample.day("2024-10-02")
    #expect(try snapshot(document).change == nil)
    document.recordedSince = try Sample.day("2024-10-01")
    #expect(try snapshot(document).change != nil)
    document.recordedSince = nil
    #expect(try snapshot(document).change == nil)
    // Nothing was spent in week 42 of 2024.
    #expect(try snapshot(try Sample.document(), .medium, .week).change == nil)
  }

  /// At the turn of a year, the comparison must include the whole last year; otherwise no change is shown.
  ///
  /// 1.00 is spent on every day of several years.
  @Test func MQ_07_atTheTurnOfTheYearAllOfLastYearCountsOrNoChangeIsReported() throws {
    let sums = try Sample.sums(
      try (0..<1_500).map { ("\(try Sample.day("2023-06-01").adding(days: $0))", 100, "CNY", nil) })
    var failures: [String] = []
    for (monthStart, day) in [
      (15, "2026-01-03"), (2, "2026-01-01"), (28, "2026-01-27"), (1, "2027-01-01"), (1, "2026-12-31"),
      (1, "2025-01-01"),
    ] {
      for recorded in [0, 1] {
        let rules = try PeriodRules(monthStartDay: monthStart)
        let today = try Sample.day(day)
        var document = BudgetDocument(currency: try Currency(code: "CNY"), rules: rules, asOf: today)
        // One day ahead of the user, who has flown west since.
        try document.record(sums, asOf: try today.adding(days: recorded))
        for kind in PeriodKind.allCases {
          let change = try snapshot(document, .medium, kind, at: "\(day)T12:00:00+08:00").change
          let counted = try PeriodToDate(
            Period(kind, containing: today, rules: rules), through: document.asOf)
          let lastYear = try counted.sameLastYear().elapsedDays
          let expected: SpendingFacts.Direction =
            counted.elapsedDays == lastYear ? .even : counted.elapsedDays > lastYear ? .up : .down
          if change.map({ $0.direction != expected }) ?? (recorded == 0) {
            failures.append("\(day) from the \(monthStart)th: \(kind) \(change?.text.longest ?? "-")")
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func MQ_07_changesBeyondTheNumbersThatAreDistinguishedAreSaidToBeMore() throws {
    let document = try Sample.document(spent: 90_000_000)
    for (language, text) in [
      (Language.english, "Up more than 9,999% on last year"),
      (.vietnamese, "Tăng hơn 9.999% so với cùng kỳ năm ngoái"), (.chinese, "同比增加超过9,999%"),
    ] {
      #expect(try snapshot(document, .medium, .month, language).change?.text.longest == text)
    }
    #expect(
      try snapshot(try Sample.document(spent: -90_000_000)).change?.text.longest
        == "Down more than 9,999% on last year")
  }

  @Test(arguments: [
    (PeriodKind.day, 7, 7), (.week, 3, 7), (.month, 15, 31), (.year, 10, 12), (.financialYear, 10, 12),
  ])
  func MQ_11_theTrendHasAPointForEveryDayOrEveryMonthOfAYear(period: PeriodKind, points: Int, slots: Int)
    throws
  {
    let document = try Sample.document()
    let trend = try #require(try snapshot(document, .large, period).trend)
    #expect(trend.points.count == points && trend.slotCount == slots)
    let all = trend.points + (trend.previous ?? [])
    #expect(all.max() == 1000 && all.allSatisfy { (0...1000).contains($0) })
    #expect(try snapshot(document, .medium, period).trend == nil)
    // The small family has the line without its words.
    let small = try snapshot(document, .small, period)
    #expect(small.trend == trend && small.facts?.axis == nil)
  }

  /// 500.07, 200 and 120 on the 2nd, 6th and 15th, of 820.07 together.
  @Test func MQ_11_thePointsOfTheTrendAreSumsSinceThePeriodBegan() throws {
    let trend = try #require(try snapshot(try Sample.document(), .large).trend)
    #expect(trend.points == [0] + Array(repeating: 609, count: 4) + Array(repeating: 853, count: 9) + [1000])
    #expect(trend.levels.map(\.text.longest) == ["CN¥820.07", "CN¥0.00"])
    #expect(trend.levels.map(\.permille) == [1000, 0])
  }

  /// Where refunds exceed the spending so far, the line is below the axis, which has 0 beside it.
  @Test func MQ_11_refundsDrawTheLineBelowZero() throws {
    let refunded = try snapshot(try Sample.document(spent: -500), .large)
    let trend = try #require(refunded.trend)
    // -325.00 on the 2nd, and 200 and 120 later.
    #expect(trend.points.prefix(2) == [0, -1000] && trend.points.last == -16)
    #expect(trend.levels.map(\.permille) == [0, -1000])
    let drawn = refunded.drawing
    #expect(drawn.texts(named: "trend.levels").map(\.forms.longest) == ["CN¥0.00", "-CN¥325.00"])
    let line = try #require(
      drawn.all.lazy.compactMap { if case .trend(let trend) = $0, trend.lineWidth > 2 { trend } else { nil } }
        .first)
    #expect(line.points.prefix(2) == [1000, 0] && line.points.last == 984)
    #expect(refunded.redacted().drawing.texts(named: "trend.levels").isEmpty)
  }

  /// 300.01 and 999.99 in 2024, and nothing in September 2025; before December 2023 nothing is known.
  @Test func MQ_11_thePeriodBeforeIsAQuietLineWithItsAmount() throws {
    var document = try Sample.document()
    let year = try #require(try snapshot(document, .large, .year).trend)
    #expect(year.previous == Array(repeating: 0, count: 9) + Array(repeating: 1000, count: 3))
    #expect(year.points.last == 630 && year.caption?.longest == "Last year: CN¥1,300.00")
    let month = try #require(try snapshot(document, .large).trend)
    #expect(
      month.previous == Array(repeating: 0, count: 30) && month.caption?.longest == "Last month: CN¥0.00")
    #expect(try snapshot(document, .large, .day).trend?.previous == nil)
    document.recordedSince = try Sample.day("2024-01-02")
    let unknown = try #require(try snapshot(document, .large, .year, .chinese).trend)
    #expect(unknown.previous == nil && unknown.caption?.longest == "2025年10月：¥820.07")
    let lines = try snapshot(try Sample.document(), .large, .year).drawing.all.compactMap {
      if case .trend(let trend) = $0 { "\(trend.paint.role) \(trend.points.count)" } else { nil }
    }
    #expect(lines == ["secondary 12", "trend 10"])
  }

  @Test func MQ_11_theAxisNamesTheFirstAndTheLastDayAndToday() throws {
    func axis(_ period: PeriodKind, at day: String = "2025-10-15") throws -> [String] {
      try snapshot(try Sample.document(), .large, period, at: "\(day)T10:00:00+08:00").drawing
        .texts(named: "trend.axis").map(\.forms.longest)
    }
    #expect(try axis(.month) == ["Oct 1", "Today", "Oct 31"])
    #expect(try axis(.week) == ["Oct 13", "Today", "Oct 19"])
    #expect(try axis(.day) == ["Oct 9", "Today"])
    #expect(try axis(.year) == ["Jan 1", "Today"])
    // The data ends before today.
    #expect(try axis(.month, at: "2025-10-17") == ["Oct 1", "Oct 15", "Oct 31"])
    #expect(try axis(.day, at: "2025-10-17") == ["Oct 11", "Oct 15", "Oct 17"])
    let private_ = try snapshot(try Sample.document(), .large).redacted().drawing
    #expect(private_.texts(named: "trend.axis").count == 3 && private_.texts(named: "trend.caption").isEmpty)
    #expect(!private_.all.contains { if case .trend = $0 { true } else { false } })
  }

  @Test func MQ_06_theCategoriesAreBarsWithAmounts() throws {
    let document = try Sample.document()
    for family in [Family.medium, .large] {
      let drawing = try snapshot(document, family).drawing
      #expect(drawing.texts(named: "categories.name").map(\.forms.longest) == ["Wohnung", "Essen", "fun"])
      #expect(
        drawing.texts(named: "categories.amount").map(\.forms.longest)
          == ["CN¥500.07", "CN¥200.00", "CN¥120.00"])
    }
    #expect(try snapshot(document, .large).redacted().facts?.categories.count == 5)
    #expect(try snapshot(document, .small).facts?.categories == [])
  }

  /// Spending on the days after the data is unknown.
  @Test(arguments: [("2025-10-16", 15), ("2025-10-26", 15)])
  func MQ_11_theTrendEndsWithTheLastDayOfTheData(today: String, points: Int) throws {
    let snapshot = try SpendingDefinition.shown(
      Sample.state(Sample.document()), SpendingConfiguration(period: .month),
      at: Sample.instant("\(today)T10:00:00+08:00"), in: Sample.environment(.large))
    #expect(try #require(snapshot.trend).points.count == points)
  }

  @Test func MQ_15_otherCurrenciesAreShownApartAndNotAdded() throws {
    var document = try Sample.document()
    #expect(try snapshot(document).linesBelow == ["Plus $43.21"])
    let euro = try Currency(code: "EUR")
    document.totals.append(
      CurrencyTotals(currency: euro, days: [DaySpending(day: try Sample.day("2025-10-15"), minorUnits: 1)]))
    #expect(try snapshot(document).linesBelow == ["Plus 2 other currencies"])
    // If the app's currency is changed, all spending is in other currencies.
    document.currency = euro
    #expect(try snapshot(document).drawn("total") == "€0.01")
  }

  @Test func C_20_MQ_13_whereNothingWasSpentThatIsSaid() throws {
    let document = BudgetDocument(currency: try Currency(code: "VND"), asOf: try Sample.day("2025-10-15"))
    let snapshot = try snapshot(document, .small, .month, .vietnamese)
    #expect(snapshot.status == .empty(.specific(.noSpending)) && snapshot.notes == ["Chưa có chi tiêu"])
  }
}
