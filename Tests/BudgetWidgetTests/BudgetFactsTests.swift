import BudgetWidgetCore
import Foundation
import TestSupport
import Testing
import WidgetCore

struct BudgetFactsTests {
  func snapshot(
    _ document: BudgetDocument, _ family: Family = .medium, _ language: Language = .english,
    configuration: BudgetConfiguration = BudgetConfiguration(), at instant: String = Sample.now,
    zone: String = "Asia/Shanghai", writtenAt: String = Sample.now
  ) throws -> BudgetSnapshot {
    try BudgetDefinition.shown(
      Sample.state(document, writtenAt: writtenAt), configuration, at: Sample.instant(instant),
      in: Sample.environment(family, language, zone: zone))
  }

  @Test func MQ_02_MQ_11_eachFamilyHasItsPeriodAmountsPercentageAndMark() throws {
    let document = try Sample.document()
    let small = try snapshot(document, .small)
    #expect(small.title == "October 2025" && small.drawn("left") == "CN¥179.93 left")
    #expect(small.drawn("ofBudget") == "of CN¥1,000.00" && small.percent == "82%")
    let standing = try #require(small.standing)
    #expect(
      standing.permille.value == 820 && standing.pacePermille == 483 && standing.level.value == .warning)
    let medium = try snapshot(document, .medium, .chinese)
    #expect(medium.title == "2025年10月" && medium.levelText == "接近预算")
    #expect(medium.amounts == ["¥820.07", "¥179.93"])
    #expect(medium.linesBelow == ["每天¥10.58，还剩17天", "另有US$43.21"])
    let large = try snapshot(document, .large, .vietnamese)
    #expect(large.categories.map(\.name.value) == ["Wohnung", "Essen", "fun"])
    #expect(large.linesBelow.last == "Đã chi thêm 43,21 US$".replacing("21 US", with: "21\u{A0}US"))
    #expect(try snapshot(document, .inline).drawn("inlineText") == "October 2025: CN¥179.93 left")
    #expect(try snapshot(document, .rectangular).drawn("left") == "CN¥179.93 left")
    let circular = try snapshot(document, .circular)
    #expect(circular.drawing.texts.map(\.forms.longest) == ["82%"])
    #expect(circular.drawing.symbols == ["exclamationmark.circle.fill"])
    let inline = try snapshot(document, .inline).drawing
    #expect(inline.texts.map(\.name) == ["inlineText"] && inline.symbols.isEmpty)
  }

  @Test func MQ_03_MQ_13_everyLevelHasItsWords() throws {
    for (spent, level, word) in [
      (32_000, .good, "Within budget"), (69_999, .good, "Within budget"),
      (70_000, .warning, "Close to budget"),
      (89_999, .warning, "Close to budget"), (90_000, .danger, "Almost spent"),
      (100_000, .danger, "All spent"),
      (100_001, .over, "Over budget"),
    ] as [(Int64, BudgetLevel, String)] {
      let snapshot = try snapshot(try Sample.document(spent: spent))
      #expect(snapshot.standing?.level.value == level && snapshot.levelText == word)
    }
    let over = try snapshot(try Sample.document(spent: 100_001), .small)
    #expect(
      over.drawn("left") == "CN¥0.01 over" && over.percent == "100%" && over.standing?.permille.value == 1000)
  }

  /// Headline and detail are read together: "CN¥500.00 over", "budget of CN¥1,000.00".
  @Test(arguments: [
    (Language.english, "CN¥500.00 over budget of CN¥1,000.00", "CN¥500.00 left of CN¥1,000.00"),
    (.vietnamese, "Vượt 500,00 CN¥ so với ngân sách 1.000,00 CN¥", "Còn 500,00 CN¥ trong 1.000,00 CN¥"),
    (.chinese, "超支¥500.00 预算¥1,000.00", "剩余¥500.00 预算¥1,000.00"),
  ]) func MQ_03_theAmountAndItsBudgetAreReadAsASentence(language: Language, over: String, left: String) throws
  {
    for (spent, sentence) in [(150_000, over), (50_000, left)] as [(Int64, String)] {
      for family in [Family.small, .rectangular] {
        let shown = try snapshot(try Sample.document(spent: spent), family, language)
        let words = [shown.drawn("left"), shown.drawn("ofBudget")].compactMap(\.self).joined(separator: " ")
        #expect(words.replacing("\u{A0}", with: " ") == sentence)
      }
    }
  }

  /// The long and the short form must agree: 9,996 of 1,000 is 999%, and 10,000 is 1,000% and 10 times.
  @Test func MQ_03_theLongFormAndTheShortOneTellOfTheSameMultipleOfTheBudget() throws {
    let (texts, cny) = (BudgetTexts(.english, locale: Locale(identifier: "en")), try Currency(code: "CNY"))
    let today = try Sample.day("2025-10-15")
    for (spent, forms) in [
      (9_996, ["999%"]), (9_989, ["998%"]), (10_000, ["1,000%", "10×"]),
      (13_369, ["1,336%", "13×"]),
      (99_990, ["9,999%", "99×"]),
    ] as [(Int64, [String])] {
      let budget = try Budget(period: .day, amount: Money(minorUnits: 1_000, currency: cny))
      let document = BudgetDocument(
        currency: cny, asOf: today,
        totals: [CurrencyTotals(currency: cny, days: [DaySpending(day: today, minorUnits: spent)])])
      let shown = texts.percent(try BudgetFigures(document, of: budget, BudgetDay(today, of: document)))
      #expect(shown.map { [$0.longest] + $0.shorter } == forms)
    }
  }

  /// The spoken amount is the full amount, and nothing if it is hidden.
  @Test func anAmountIsReadWithItsName() throws {
    let snapshot = try snapshot(try Sample.document())
    #expect(
      snapshot.facts?.amounts.map(\.accessibility) == [
        AccessibilityText(label: "Spent", value: "820.07 Chinese yuan"),
        AccessibilityText(label: "Left", value: "179.93 Chinese yuan"),
      ])
    let over = try self.snapshot(try Sample.document(budget: 50_000))
    #expect(over.facts?.amounts.map(\.accessibility.label) == ["Spent", "Over"])
    let hidden = try #require(over.redacted().facts?.amounts)
    #expect(hidden.map(\.accessibility.label) == ["Spent", "Left"])
    #expect(hidden.allSatisfy { !$0.accessibility.value.contains("0") })
  }

  /// On the 15th about half of October has passed, so a bar at 82 % covers the position of an even pace.
  @Test func theBarIsFilledBesideAnEvenPace() throws {
    func bar(_ snapshot: BudgetSnapshot) throws -> (filled: Double, role: String, line: Double) {
      for part in snapshot.drawing.all {
        if case .bar(_, let filled, let paint, _, let line?) = part { return (filled, paint.role, line) }
      }
      throw NoBar()
    }
    let much = try snapshot(try Sample.document())
    let little = try bar(snapshot(try Sample.document(spent: 40_000)))
    #expect(try bar(much) == (0.82, "warning", 0.483))
    #expect(little.filled < little.line && little.role == "good")
    #expect(try bar(much.redacted()) == (0, "track", 0.483))
  }

  private struct NoBar: Error {}

  @Test func beforeTheAppWasOpenedNothingIsWrong() throws {
    func symbol(_ state: BudgetState) throws -> String? {
      try BudgetDefinition.shown(state).note?.symbol
    }
    #expect(try symbol(.missing) == "banknote")
    #expect(try symbol(.unreadable("")) == WidgetNote.warning)
  }

  @Test func MQ_04_aTapLeadsToTheHomeScreenOfThePeriodThatIsShown() throws {
    for (kind, page) in [
      (PeriodKind.day, "anchor=2025-10-15&period=day"), (.week, "anchor=2025-W42&period=week"),
      (.month, "anchor=2025-10&period=month"), (.year, "anchor=2025&period=year"),
    ] {
      for family in Family.allCases {
        let snapshot = try snapshot(try Sample.document(period: kind), family)
        #expect(snapshot.link == "//home?\(page)", "\(family)")
        #expect(snapshot.redacted().link == snapshot.link, "\(family)")
      }
    }
  }

  /// The page that is opened is about the same budget, and a locked screen does not say which.
  @Test(arguments: [
    (PeriodKind.week, "2025-W42"), (.month, "2025-10"), (.financialYear, "2025"), (.day, "2025-10-15"),
  ]) func MQ_04_MQ_08_aTapLeadsToTheBudgetOfTheCategory(kind: PeriodKind, anchor: String) throws {
    var document = try Sample.document(budget: nil)
    try document.setBudget(try Sample.money(50_000), period: kind, category: "food")
    let configuration = BudgetConfiguration(period: kind, category: "food")
    for family in Family.allCases {
      let food = try snapshot(document, family, configuration: configuration)
      #expect(food.link == "//home?anchor=\(anchor)&category=food&period=\(kind)", "\(family)")
      #expect(food.redacted().link == "//home?anchor=\(anchor)&period=\(kind)", "\(family)")
      let page = BudgetConfiguration(
        page: try BudgetLink(text: "momiq:\(try #require(food.link))", scheme: "momiq"))
      #expect(try snapshot(document, family, configuration: page).facts == food.facts)
    }
  }

  /// A budget of the app's currency comes first, in whatever order they were set; each can be chosen.
  @Test func MQ_24_aPeriodHasABudgetInEachCurrency() throws {
    let usd = try Currency(code: "USD")
    var document = try Sample.document(budget: nil)
    try document.setBudget(try Sample.money(5_000, "USD"), period: .month)
    #expect(try snapshot(document, .small).drawn("left") == "$6.79 left")
    try document.setBudget(try Sample.money(100_000), period: .month)
    try document.setBudget(try Sample.money(70_000), period: .year)
    #expect(document.budgets.elements.count == 3)
    let (chosen, usual) = (BudgetConfiguration(currency: usd), BudgetConfiguration())
    for (configuration, left, link) in [
      (usual, "CN¥179.93 left", ""), (chosen, "$6.79 left", "&currency=USD"),
    ] {
      for family in [Family.small, .rectangular] {
        let shown = try snapshot(document, family, configuration: configuration)
        #expect(
          shown.drawn("left") == left && shown.link == "//home?anchor=2025-10\(link)&period=month")
        let page = BudgetConfiguration(
          page: try BudgetLink(text: "momiq:\(try #require(shown.link))", scheme: "momiq"))
        #expect(try snapshot(document, family, configuration: page).facts == shown.facts)
      }
    }
    #expect(try snapshot(document, .large, configuration: chosen).linesBelow.last == "Plus CN¥820.07")
    // The chosen currency decides what is invited to, too.
    let none = try snapshot(document, configuration: BudgetConfiguration(period: .week, currency: usd))
    #expect(none.amounts == ["$0.00"] && none.link == "//budget?currency=USD&period=week")
    try document.setBudget(nil, period: .month)
    #expect(
      try snapshot(document, .small, configuration: BudgetConfiguration(period: .month)).drawn("left")
        == "$6.79 left")
    // Budgets of one category in two currencies are two rows.
    try document.setBudget(try Sample.money(90_000), period: .month, category: "rent")
    try document.setBudget(try Sample.money(9_000, "USD"), period: .month, category: "rent")
    let rows = try snapshot(document, .large).categories
    #expect(rows.map { $0.amount.value?.longest } == ["CN¥399.93 left", "$90.00 left"])
  }

  /// Spent, budget, percentage, level and rest, in this order, with the name of the currency.
  @Test func MQ_14_progressAndAmountsAreReadAloud() throws {
    let yuan = "Chinese yuan"
    for (spent, value) in [
      (82_000, "Spent 820.00 \(yuan) of 1,000.00 \(yuan), 82%, Close to budget, 180.00 \(yuan) left"),
      (105_000, "Spent 1,050.00 \(yuan) of 1,000.00 \(yuan), 105%, Over budget, 50.00 \(yuan) over"),
    ] as [(Int64, String)] {
      for family in Family.allCases {
        let spoken = try snapshot(try Sample.document(spent: spent), family).accessibility
        #expect(spoken.label == "Budget, October 2025")
        #expect(spoken.value == "\(value), Plus 43.21 US dollars")
      }
    }
    let spoken = try snapshot(try Sample.document(spent: 82_000), .small, .chinese).accessibility
    #expect(spoken.label == "预算，2025年10月")
    #expect(spoken.value.hasPrefix("预算1,000.00人民币，已支出820.00人民币，82%，接近预算，剩余180.00人民币"))
  }

  @Test func MQ_05_MQ_13_aBudgetOfZeroIsOverAndOneThatIsNotSetIsAskedFor() throws {
    let zero = try snapshot(try Sample.document(budget: 0))
    #expect(zero.standing?.level.value == .over && zero.percent == nil && zero.status == .normal)
    #expect(
      zero.accessibility.value
        == "Spent 820.07 Chinese yuan, budget 0.00 Chinese yuan, Over budget, Plus 43.21 US dollars")
    // A budget of zero has no percentage, so the circle shows the symbol.
    let circle = try snapshot(try Sample.document(budget: 0), .circular).drawing
    #expect(circle.texts.isEmpty && circle.symbols == ["xmark.octagon.fill"])
    let none = try snapshot(try Sample.document(budget: nil))
    #expect(
      none.standing == nil && none.notes == ["Set a budget"] && none.amounts == ["CN¥820.07"])
    #expect(none.link == "//budget?period=month" && none.status == .normal)
    #expect(none.accessibility.value == "Spent 820.07 Chinese yuan, no budget set, Plus 43.21 US dollars")
  }

  @Test func MQ_05_refundsThatOutweighSpendingLeaveMoreThanTheBudget() throws {
    let snapshot = try snapshot(try Sample.document(spent: -500), .small)
    #expect(snapshot.standing?.permille.value == 0 && snapshot.percent == nil)
    #expect(snapshot.levelText == "More refunded than spent")
    #expect(snapshot.drawing.symbols == ["arrow.uturn.backward"])
    #expect(snapshot.drawn("left") == "CN¥1,005.00 left")
  }

  /// 120 of what remained when the 15th began, 299.93, are spent; its share for 17 days is 17.64.
  @Test func MQ_24_whatIsLeftOfTodaysShareIsShownWhereItWasChosen() throws {
    let document = try Sample.document()
    let choice = BudgetConfiguration(showsToday: true)
    let today = "CN¥102.36 over today’s share"
    #expect(try snapshot(document, .large, configuration: choice).linesBelow.first == today)
    #expect(try snapshot(document, .small, configuration: choice).drawn("today") == today)
    #expect(try snapshot(document, .small).drawn("today") == nil)
    #expect(try snapshot(document, .large).linesBelow.first == "CN¥10.58 a day for 17 days")
    // A day without spending has its whole share.
    let later = try snapshot(
      document, .large, configuration: choice, at: "2025-10-16T10:00:00+08:00")
    #expect(later.linesBelow.first == "CN¥11.24 left today")
    // 50.00 remain of the budget of a category of which nothing was spent today.
    var food = document
    try food.setBudget(try Sample.money(25_000), period: .month, category: "food")
    let shown = try snapshot(
      food, .large, .vietnamese, configuration: BudgetConfiguration(category: "food", showsToday: true))
    #expect(shown.linesBelow.first?.replacing("\u{A0}", with: " ") == "Hôm nay còn 2,94 CN¥")
    #expect(
      try snapshot(document, .large, configuration: choice, at: "2025-10-24T10:00:00+08:00").linesBelow == [
        "Plus $43.21"
      ])
  }

  /// Nothing is known of the first days of a month after the last data.
  @Test func MQ_05_MQ_12_dataOfAnotherMonthHaveNoTick() throws {
    let document = try Sample.document(spent: 40_000, asOf: "2025-10-31")
    func symbols(_ family: Family, _ day: String) throws -> [String] {
      try snapshot(document, family, at: "\(day)T10:00:00+08:00", writtenAt: "2025-10-31T10:00:00+08:00")
        .drawing.symbols
    }
    for family in [Family.small, .medium, .large, .circular, .rectangular] {
      #expect(try symbols(family, "2025-10-31") == ["checkmark.circle.fill"])
      #expect(try symbols(family, "2025-11-02") == ["questionmark.circle.fill"], "\(family)")
    }
    let old = try snapshot(
      document, at: "2025-11-02T10:00:00+08:00", writtenAt: "2025-10-31T10:00:00+08:00")
    #expect(old.levelText == "As of October 31" && old.drawn("percent") == "0%")
    #expect(old.drawing.texts(named: "percent").map(\.paint.role) == ["old"])
    // The same month, but data of more than three days before.
    let stale = try snapshot(try Sample.document(spent: 40_000), .small, at: "2025-10-20T10:00:00+08:00")
    #expect(stale.drawing.symbols == ["questionmark.circle.fill"] && stale.notes == ["As of October 15"])
  }

  /// Of 6,660.00, the budget of 1,000 is the first 150 thousandths.
  @Test func MQ_03_aFullBarShowsWhereTheBudgetEnds() throws {
    func line(_ spent: Int64) throws -> (Double, Double)? {
      try snapshot(try Sample.document(spent: spent)).drawing.all.compactMap {
        if case .bar(_, let filled, _, _, let line?) = $0 { (filled, line) } else { nil }
      }.first
    }
    #expect(try #require(try line(666_000)) == (1, 0.15))
    #expect(try #require(try line(100_000)) == (1, 0.483))
  }

  /// By what is left: 101 of 100 is over, 200 of 250 are 80 %.
  @Test func MQ_24_theCategoriesThatHaveABudgetAreShownByWhatIsLeft() throws {
    var document = try Sample.document()
    try document.setBudget(try Sample.money(25_000), period: .month, category: "food")
    try document.setBudget(try Sample.money(11_900), period: .month, category: "fun")
    try document.setBudget(try Sample.money(9), period: .week, category: "rent")
    let rows = try snapshot(document, .large).categories
    #expect(rows.map { $0.name.value?.longest } == ["fun", "Essen"])
    #expect(rows.map { $0.amount.value?.longest } == ["CN¥1.00 over", "CN¥50.00 left"])
    #expect(rows.map { $0.standing?.level.value } == [.over, .warning])
    #expect(
      rows.map(\.page?.text) == [
        "//reports?anchor=2025-10&category=fun&period=month",
        "//reports?anchor=2025-10&category=food&period=month",
      ])
    #expect(
      try snapshot(document, .large).redacted().facts?.categories.map(\.standing)
        == Array(repeating: nil, count: 5))
    let lines = try snapshot(document, .large).drawing.all.compactMap {
      if case .bar(let bar, _, let paint, _, let line?) = $0, bar.height == 4 {
        "\(paint.role) \(line)"
      } else {
        nil
      }
    }
    #expect(lines == ["over 0.991", "warning 0.483"])
  }

  @Test func MQ_05_withoutABudgetATapIsInvitedTo() throws {
    let document = try Sample.document(budget: nil)
    for family in [Family.small, .medium, .large] {
      let drawing = try snapshot(document, family).drawing
      let invitation = drawing.all.contains { part in
        guard case .layers(let parts) = part, case .shape? = parts.first else { return false }
        return parts.flatMap(\.texts).map(\.forms.longest) == ["Set a budget"]
      }
      #expect(invitation, "\(family)")
    }
    #expect(try snapshot(document).categories.map { $0.name.value?.longest } == ["Wohnung", "Essen", "fun"])
  }

  @Test func MQ_01_theShortestPeriodThatHasABudgetIsShownOrTheOneThatWasChosen() throws {
    var document = try Sample.document(budget: nil)
    #expect(try snapshot(document).title == "October 2025")
    for (kind, title) in [
      (PeriodKind.financialYear, "FY 2025"), (.year, "2025"), (.month, "October 2025"), (.week, "Week 42"),
      (.day, "Wednesday, October 15"),
    ] {
      try document.setBudget(try Sample.money(1), period: kind)
      #expect(try snapshot(document).title == title)
    }
    #expect(try snapshot(document, configuration: BudgetConfiguration(period: .year)).title == "2025")
  }

  @Test func MQ_24_theBudgetOfOneCategoryIsShownAloneAndGoesOnWithoutTheApp() throws {
    var document = try Sample.document()
    try document.setBudget(try Sample.money(25_000), period: .month, category: "food")
    let food = try snapshot(document, .small, configuration: BudgetConfiguration(category: "food"))
    #expect(food.facts?.category?.value == "Essen" && food.drawn("left") == "CN¥50.00 left")
    #expect(food.accessibility.label == "Budget for Essen, October 2025")
    // Five days later, without the app, the planned 77 of the 20th count as spent.
    let later = try snapshot(
      document, .small, configuration: BudgetConfiguration(category: "food"), at: "2025-10-20T00:00:00+08:00",
      writtenAt: "2025-10-20T00:00:00+08:00")
    #expect(later.drawn("left") == "CN¥27.00 over")
    let missing = try snapshot(document, configuration: BudgetConfiguration(category: "travel"))
    #expect(missing.standing == nil && missing.link == "//budget?category=travel&period=month")
  }

  /// After the first day of months was changed, spending by category in this month is unknown, which is not
  /// zero.
  @Test func MQ_24_whatWasSpentByCategoryAndIsNotKnownIsNotShownAsNothing() throws {
    var document = try Sample.document()
    try document.setBudget(try Sample.money(25_000), period: .month, category: "food")
    document.setRules(try PeriodRules(monthStartDay: 5))
    let food = BudgetConfiguration(category: "food")
    for family in Family.allCases {
      let snapshot = try snapshot(document, family, configuration: food)
      #expect(snapshot.status == .failure(.specific(.categoriesUnknown)) && snapshot.facts == nil)
      #expect(snapshot.notes == ["Open the app to add up the categories"])
    }
    // All spending is known by day, and a currency without spending has nothing to sum.
    #expect(try snapshot(document, .large).amounts.first == "CN¥320.00")
    try document.setBudget(try Sample.money(100, "EUR"), period: .month, category: "food")
    let euro = BudgetConfiguration(category: "food", currency: try Currency(code: "EUR"))
    #expect(try snapshot(document, .small, configuration: euro).drawn("left") == "€1.00 left")
    try document.record(
      try Sample.sums([("2025-10-06", 20_000, "CNY", "food")]), asOf: document.asOf)
    #expect(try snapshot(document, .small, configuration: food).drawn("left") == "CN¥50.00 left")
  }

  @Test func C_09_whatCouldNotBeReadIsSaid() throws {
    var document = try Sample.document()
    var object = try JSONObject(json: document.json)
    object["budgets"] = .array((object["budgets"]?.array ?? []) + [.null])
    document = try BudgetDocument(json: .object(object))
    #expect(try snapshot(document).notes == ["1 item could not be read"])
  }

  @Test func amountsThatDoNotFitAreAState() throws {
    let yuan = try Currency(code: "CNY")
    let day = try Sample.day("2025-10-15")
    let document = BudgetDocument(
      currency: yuan, asOf: day,
      totals: [
        CurrencyTotals(
          currency: yuan,
          days: [
            DaySpending(day: day, minorUnits: .max),
            DaySpending(day: try day.adding(days: -1), minorUnits: 1),
          ])
      ])
    #expect(try snapshot(document).status == .failure(.specific(.tooLarge)))
    #expect(try snapshot(document).notes == ["The amounts are too large to add up"])
  }

  /// A private value that was taken out is null, and what there is not has no member.
  @Test func theFactsAreWrittenForProgramsThatDrawTheWidget() throws {
    let shown = try snapshot(try Sample.document(), .large)
    let facts = try JSONObject(json: try #require(shown.facts?.json))
    #expect(
      facts["standing"]?.text
        == #"{"isOld":false,"left":["CN¥179.93 left","CN¥180 left"],"level":"warning","levelText":["Close to budget","Close"],"#
        + #""ofBudget":["of CN¥1,000.00","of CN¥1K"],"pacePermille":483,"percent":["82%"],"permille":820,"#
        + #""symbol":"exclamationmark.circle.fill"}"#)
    #expect(facts["others"]?.text == #"["Plus $43.21","Plus $43.2","Plus $43"]"# && facts["category"] == nil)
    let rows = try #require(facts["categories"]?.array).map { try JSONObject(json: $0)["link"] }
    #expect(
      rows
        == ["rent", "food", "fun"].map {
          .string("//reports?anchor=2025-10&category=\($0)&period=month")
        })
    let hidden = try JSONObject(json: try #require(shown.redacted().facts?.json))
    #expect(
      hidden["standing"]?.text
        == #"{"isOld":false,"left":null,"level":null,"levelText":null,"ofBudget":null,"pacePermille":483,"percent":null,"#
        + #""permille":null,"symbol":null}"#)
    #expect(hidden["inlineText"] == .null && hidden["title"] == facts["title"] && hidden["category"] == nil)
    // Five rows, although there are three categories.
    #expect(rows.count == 3 && hidden["categories"]?.array?.count == 5)
    for row in try #require(hidden["categories"]?.array).map({ try JSONObject(json: $0) }) {
      #expect(row["name"] == .null && row["permille"] == .null && row["link"] == nil)
    }
    let none = try JSONObject(json: try #require(try snapshot(try Sample.document(budget: nil)).facts?.json))
    #expect(none["standing"] == nil && none["notes"]?.text == #"[["Set a budget"]]"#)
  }
}
