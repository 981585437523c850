import BudgetWidgetCore
import Testing
import WidgetCore

struct CategoryRowTests {
  /// The rows of a month with these amounts, without a budget.
  private func rows(
    _ amounts: [(String?, Int64)], _ family: Family = .large, _ language: Language = .english
  ) throws -> [CategoryRow] {
    let today = try Sample.day("2025-10-15")
    var document = BudgetDocument(currency: try Currency(code: "CNY"), asOf: today)
    try document.record(
      try Sample.sums(amounts.map { ("\(today)", $0.1, "CNY", $0.0) }), asOf: today)
    let (state, now) = (try Sample.state(document), try Sample.instant())
    let environment = try Sample.environment(family, language)
    let budget = try BudgetDefinition.shown(state, at: now, in: environment)
    let spending = try SpendingDefinition.shown(state, at: now, in: environment)
    #expect(spending.facts?.categories == budget.categories)
    return budget.categories
  }

  private func text(_ rows: [CategoryRow]) -> [String] {
    rows.map {
      "\($0.name.value?.longest ?? "") \($0.amount.value?.longest ?? "") \($0.permille.value ?? -1)"
    }
  }

  @Test func MQ_11_fourCategoriesAndAllOthersInOneRow() throws {
    let rows = try rows([("a", 90), ("b", 400), ("c", 200), ("d", 250), ("e", 40), ("f", 20)])
    #expect(
      text(rows) == [
        "b CN¥4.00 400", "d CN¥2.50 250", "c CN¥2.00 200", "a CN¥0.90 90", "Other CN¥0.60 60",
      ])
    #expect(rows.map(\.page?.text).last == .some(nil))
    #expect(rows.first?.accessibility.value == "4.00 Chinese yuan, 40% of spending")
  }

  @Test func MQ_11_categoriesOfOneAmountAreInTheOrderOfTheirNames() throws {
    #expect(
      text(try rows([("z", 5), ("é", 5), ("a", 5), ("b", 5), ("ü", 5)])) == [
        "a CN¥0.05 200", "b CN¥0.05 200", "z CN¥0.05 200", "é CN¥0.05 200", "Other CN¥0.05 200",
      ])
  }

  @Test func MQ_11_noRowOfOthersWithoutOthers() throws {
    #expect(
      text(try rows([("a", 1), ("b", 2), ("c", 3)])) == ["c CN¥0.03 500", "b CN¥0.02 333", "a CN¥0.01 166"])
    #expect(try rows([]).isEmpty)
  }

  /// On paper: 800 were spent and 120 came back, so no sum of other categories is -120.
  @Test func MQ_05_moneyThatCameBackIsARowOfItsCategory() throws {
    let amounts: [(String?, Int64)] = [("rent", 400), ("food", 300), ("fun", 100), ("clothes", -120)]
    for family in [Family.medium, .large] {
      let rows = try rows(amounts, family)
      #expect(
        text(rows) == ["rent CN¥4.00 588", "food CN¥3.00 441", "fun CN¥1.00 147", "clothes CN¥1.20 back 0"])
      #expect(rows.last?.page?.text == "//reports?anchor=2025-10&category=clothes&period=month")
      #expect(
        rows.last?.accessibility == AccessibilityText(label: "clothes", value: "1.20 Chinese yuan back"))
      #expect(rows.map(\.accessibility.value).first == "4.00 Chinese yuan, 59% of spending")
    }
    #expect(try rows(amounts, .medium, .vietnamese).last?.amount.value?.longest == "Hoàn 1,20\u{A0}CN¥")
    #expect(try rows(amounts, .medium, .chinese).last?.accessibility.value == "退回1.20人民币")
    for family in [Family.small, .rectangular, .circular, .inline] {
      #expect(try rows(amounts, family) == [])
    }
  }

  /// On paper: 980 were spent and 35 came back in two categories; 130 are of the two with the least spending.
  @Test func MQ_05_moneyThatCameBackInSeveralCategoriesIsOneRow() throws {
    let amounts: [(String?, Int64)] = [
      ("a", 90), ("b", 400), ("c", 200), ("d", 250), ("e", 40), ("y", -30), ("z", -5), ("even", 0),
    ]
    let large = [
      "b CN¥4.00 423", "d CN¥2.50 264", "c CN¥2.00 211", "Other CN¥1.30 137", "Refunds CN¥0.35 back 0",
    ]
    #expect(text(try rows(amounts)) == large)
    #expect(text(try rows(amounts, .medium)) == large[...1] + ["Other CN¥3.30 349", large[4]])
    #expect(try rows(amounts).suffix(2).allSatisfy { $0.page == nil })
    #expect(try rows(amounts).last?.accessibility.value == "0.35 Chinese yuan back")
    // As many spent categories as there is room for are all named.
    #expect(text(try rows([("a", 3), ("b", 2), ("c", 1), ("d", -1)], .medium)).count == 4)
    #expect(text(try rows([("a", -500), ("b", -100)])) == ["Refunds CN¥6.00 back 0"])
    // 30 of a total of 20 is not a share of it.
    #expect(try rows([("food", 3_000), ("fun", -1_000)]).first?.accessibility.value == "30.00 Chinese yuan")
  }

  @Test func spendingWithoutACategoryHasAName() throws {
    let rows = try rows([(nil, 500), ("b", 100)], .large, .vietnamese)
    #expect(rows.first?.name.value == "Chưa phân loại" && rows.first?.page == nil)
  }
}
