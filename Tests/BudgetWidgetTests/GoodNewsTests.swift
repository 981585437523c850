import BudgetWidgetCore
import Foundation
import Testing

/// The texts about money that was not spent, about the amount per day, and about data that is temporarily
/// unavailable.
struct GoodNewsTests {
  private static let languages: [Language] = [.english, .vietnamese, .chinese]

  private func document(spent: Int64, of budget: Int64, code: String = "VND") throws -> BudgetDocument {
    let (currency, today) = (try Currency(code: code), try #require(CivilDate("2026-02-10")))
    var document = BudgetDocument(currency: currency, asOf: today)
    try document.setBudget(Money(minorUnits: budget, currency: currency), period: .month)
    try document.record(
      try Sample.sums([("\(today)", spent, code, "food")]), asOf: today)
    return document
  }

  private func lines(_ document: BudgetDocument, _ language: Language) throws -> [String] {
    let snapshot = try BudgetDefinition.shown(
      .loaded(document), at: Sample.instant("2026-02-10T05:00:00Z"),
      in: WidgetEnvironment(zone: .utc, language: language, frame: WidgetFrame(.large)))
    return snapshot.linesBelow
  }

  @Test func MQ_24_moneyThatWasNotSpentIsNoArrears() throws {
    let document = try document(spent: 100_000, of: 2_800_000)
    let shown = try Self.languages.map { try lines(document, $0).last?.replacing("\u{A0}", with: " ") }
    // Ten of twenty-eight days, minus the spending.
    #expect(shown == ["₫900,000 under an even pace", "Chi ít hơn dự kiến 900.000 ₫", "比平均进度少花₫900,000"])
    for text in shown {
      for bad in ["behind", "late", "chậm", "thiếu", "落后"] { #expect(text?.contains(bad) == false) }
    }
    let over = try lines(try self.document(spent: 1_100_000, of: 2_800_000), .english).last
    #expect(over == "₫100,000 over an even pace")
  }

  @Test func MQ_24_spendingThatIsEvenToTheUnitIsCalledEven() throws {
    // Ten of twenty-eight days.
    let even = try document(spent: 1_000_000, of: 2_800_000)
    #expect(
      try Self.languages.map { try lines(even, $0).last } == [
        "At an even pace", "Chi đúng dự kiến", "与平均进度一致",
      ])
    let over = try document(spent: 1_000_001, of: 2_800_000)
    #expect(try lines(over, .english).last == "₫1 over an even pace")
  }

  /// Four digits of an estimate are meaningful, and no more.
  @Test func MQ_24_aDifferenceFromAnEvenPaceIsNotToldToTheLastUnit() throws {
    let document = try document(spent: 12_074_286, of: 28_000_000)
    let shown = try Self.languages.map { try lines(document, $0).last?.replacing("\u{A0}", with: " ") }
    #expect(
      shown == ["₫2,074,000 over an even pace", "Chi nhiều hơn dự kiến 2.074.000 ₫", "比平均进度多花₫2,074,000"])
  }

  /// With nineteen days and 18 đồng left, or nothing, there is no amount per day.
  @Test(arguments: [18, 0, -5] as [Int64]) func MQ_24_whereNothingIsLeftForADayNoAmountPerDayIsGiven(
    rest: Int64
  ) throws {
    let document = try document(spent: 1_000 - rest, of: 1_000)
    for language in Self.languages {
      let lines = try lines(document, language)
      #expect(lines.count == 1, "\(lines)")
    }
    let enough = try self.document(spent: 1_000 - 19, of: 1_000)
    #expect(try lines(enough, .english).first == "₫1 a day for 19 days")
  }

  @Test func MQ_13_dataThatCannotBeOpenedNowHasItsWords() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "no-such-folder-\(UUID().uuidString)")
    for state in [BudgetState(inFolder: nil), BudgetState(inFolder: folder)] {
      guard case .unavailable = state else {
        Issue.record("\(state)")
        continue
      }
      for (language, text) in zip(
        Self.languages, ["The data can’t be opened right now", "Hiện chưa mở được dữ liệu", "暂时无法打开数据"])
      {
        let snapshot = try BudgetDefinition.shown(state, in: Sample.environment(.medium, language))
        #expect(snapshot.status == .failure(.unavailable) && snapshot.accessibility.value == text)
      }
    }
  }

  @Test func MQ_24_categoriesAreChosenByIdAndShownByName() throws {
    let usd = try Currency(code: "USD")
    var document = BudgetDocument(
      currency: usd, categories: [.init(id: "a", name: "Rent"), .init(id: "b", name: "Food")],
      asOf: try #require(CivilDate("2026-02-10")))
    try document.setBudget(Money(minorUnits: 5, currency: usd), period: .week, category: "b")
    try document.setBudget(Money(minorUnits: 5, currency: usd), period: .month, category: "b")
    try document.setBudget(Money(minorUnits: 5, currency: usd), period: .month, category: "c")
    #expect(document.choosableCategories.map { "\($0.id) \($0.name)" } == ["b Food", "c c", "a Rent"])
  }

  @Test func MQ_14_aTrendIsReadAloud() throws {
    let (usd, today) = (try Currency(code: "USD"), try #require(CivilDate("2026-02-10")))
    func spoken(_ amounts: [(String, Int64)], _ period: PeriodKind, _ language: Language) throws -> String? {
      var document = BudgetDocument(currency: usd, asOf: today)
      try document.record(
        try Sample.sums(amounts.map { ($0.0, $0.1, "USD", nil) }), asOf: today)
      let snapshot = try SpendingDefinition.shown(
        .loaded(document), SpendingConfiguration(period: period),
        at: Sample.instant("2026-02-10T05:00:00Z"),
        in: WidgetEnvironment(zone: .utc, language: language, frame: WidgetFrame(.large)))
      #expect(snapshot.redacted().trend == nil)
      return (snapshot.trend?.accessibility).map { "\($0.label): \($0.value)" }
    }
    let amounts: [(String, Int64)] = [("2026-02-03", 500), ("2026-02-05", 1250), ("2026-01-20", 900)]
    #expect(
      try spoken(amounts, .month, .english)
        == "Trend, February 2026: From February 1 to February 10, highest February 5: 12.50 US dollars")
    #expect(
      try spoken(amounts, .year, .vietnamese)
        == "Diễn biến, Năm 2026: Từ Tháng 1, 2026 đến Tháng 2, 2026, cao nhất Tháng 2, 2026: 17,50 đô la Mỹ")
    #expect(try spoken(amounts, .month, .chinese) == "走势，2026年2月: 2月1日至2月10日，最高为2月5日：12.50美元")
    #expect(try spoken([("2026-02-03", -5)], .month, .english)?.hasSuffix(": Nothing spent yet") == true)
  }
}
