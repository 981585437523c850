import BudgetWidget
import Testing
import WidgetCore

struct CategoryRowTests {
  /// The rows of a month with these amounts.
  private func rows(_ amounts: [(String?, Int64)], language: Language = .english) throws -> [CategoryRow] {
    let today = try Sample.day("2025-10-15")
    var document = BudgetDocument(currency: try Currency(code: "CNY"), asOf: today)
    try document.record(
      try Sample.sums(amounts.map { ("\(today)", $0.1, "CNY", $0.0) }), asOf: today)
    return BudgetDefinition.snapshot(
      of: try Sample.state(document), configuration: BudgetConfiguration(), at: try Sample.instant(),
      in: try Sample.environment(.large, language)
    ).categories
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

  @Test func MQ_05_refundsAreAmongTheOthers() throws {
    #expect(text(try rows([("a", 500), ("b", -100)])) == ["a CN¥5.00 1000", "Other -CN¥1.00 0"])
    #expect(try rows([("a", -500), ("b", -100)]).isEmpty)
    // Two amounts that cancel each other still are other categories.
    #expect(
      text(try rows([("a", 3), ("b", 2), ("c", 2), ("d", 1), ("e", -1), ("f", 1)])).last == "Other CN¥0.00 0")
  }

  /// 30 of a total of 20 is not a share of it, and neither is a refund.
  @Test func MQ_05_besideRefundsNoPartOfSpendingIsRead() throws {
    let yuan = "Chinese yuan"
    let read = try rows([("food", 3_000), ("refund", -1_000)]).map(\.accessibility.value)
    #expect(read == ["30.00 \(yuan)", "-10.00 \(yuan)"])
    #expect(
      try rows([("food", 3_000), ("rent", 1_000)]).map(\.accessibility.value) == [
        "30.00 \(yuan), 75% of spending", "10.00 \(yuan), 25% of spending",
      ])
  }

  @Test func spendingWithoutACategoryHasAName() throws {
    let rows = try rows([(nil, 500), ("b", 100)], language: .vietnamese)
    #expect(rows.first?.name.value == "Chưa phân loại" && rows.first?.page == nil)
  }
}
