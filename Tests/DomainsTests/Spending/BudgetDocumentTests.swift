import Foundation
import Spending
import Testing

struct BudgetDocumentTests {
  private let today = CivilDate("2025-10-15")

  private func document() throws -> BudgetDocument {
    let today = try #require(today)
    let yuan = try Currency(code: "CNY")
    let dong = try Currency(code: "VND")
    let amounts = try (0..<40).map { index in
      (
        day: try today.adding(days: index - 30),
        amount: Money(minorUnits: 10_007 + Int64(index) * 13, currency: index % 9 == 0 ? dong : yuan),
        category: ["food", "rent", nil][index % 3]
      )
    }
    let rules = try PeriodRules(
      week: WeekRule(firstWeekday: .sunday, minimalDays: 1), monthStartDay: 25,
      financialYearStart: .init(month: 4, day: 6))
    var document = BudgetDocument(
      currency: yuan, rules: rules,
      budgets: [
        try Budget(period: .month, amount: Money(minorUnits: 100_000, currency: yuan)),
        try Budget(period: .week, amount: .zero(yuan), category: "food"),
      ],
      categories: [SpendingCategory(id: "food", name: "Ăn uống"), SpendingCategory(id: "rent", name: "房租")],
      asOf: today)
    let again = (day: today, amount: Money(minorUnits: 777, currency: yuan), category: Optional("food"))
    try document.record(DailySums(amounts + [again]), asOf: today)
    return document
  }

  @Test func C_07_aDocumentComesBackWhole() throws {
    let document = try document()
    let json = try BudgetDocument.json(of: document)
    #expect(try BudgetDocument.payload(from: JSON(parsing: json.fileBytes())) == document)
    // The same document has the same bytes.
    #expect(try BudgetDocument.json(of: self.document()).fileBytes() == json.fileBytes())
  }

  /// Sums are all that may be in the file.
  @Test func MQ_10_noTransactionAndNoBillReachesTheSharedDocument() throws {
    let text = try document().json.text
    for word in ["transaction", "bill", "paid", "note"] { #expect(!text.contains(word), "\(word)") }
    let object = try JSONObject(json: document().json)
    #expect(object.keys == ["asOf", "budgets", "categories", "currency", "recordedSince", "rules", "totals"])
    for totals in try #require(object["totals"]?.array) {
      #expect(totals.object?.keys == ["categories", "currency", "days", "planned"])
      for category in try #require(totals["categories"]?.array) {
        #expect(category.object?.keys == ["amounts", "anchor", "period"])
      }
      for planned in try #require(totals["planned"]?.array) {
        #expect(planned.object?.keys == ["amount", "category", "day"])
      }
    }
    // 15 October has two amounts, of 10,397 and 777; only their sum is stored.
    #expect(object["totals"]?.array?[0]["days"]?["2025-10-15"] == .integer(11_174))
    #expect(!text.contains("10397") && !text.contains(":777"))
  }

  @Test func C_09_oneWrongBudgetDoesNotLoseTheOthers() throws {
    var object = try JSONObject(json: document().json)
    let wrong: [JSON] = [
      .object(["period": .string("fortnight"), "amount": .integer(1), "currency": .string("CNY")]),
      .object(["period": .string("week"), "amount": .integer(-1), "currency": .string("CNY")]),
      .object(["period": .string("week"), "amount": .integer(1), "currency": .string("XAU")]), .null,
    ]
    object["budgets"] = .array(wrong + (object["budgets"]?.array ?? []))
    let read = try BudgetDocument(json: .object(object))
    #expect(read.budgets.elements == (try document().budgets.elements))
    #expect(read.budgets.unreadable.map(\.index) == [0, 1, 2, 3])
    // Unreadable budgets are written back.
    #expect(try read.json["budgets"]?.array?.count == 6)
  }

  /// An incomplete sum would be shown as if it were complete.
  @Test func C_09_totalsAreRightOrRefused() throws {
    let whole = try document().json
    for (key, value) in [
      ("days", JSON.object(["2025-02-30": .integer(1)])), ("days", .object(["2025-02-03": .string("1")])),
      ("currency", .string("???")), ("planned", .array([.null])),
      (
        "categories",
        .array([.object(["period": .string("week"), "anchor": .string("2025-10"), "amounts": .object([:])])])
      ),
    ] {
      var object = try JSONObject(json: whole)
      var totals = try #require(object["totals"]?.array)
      var first = try JSONObject(json: totals[0])
      first[key] = value
      totals[0] = .object(first)
      object["totals"] = .array(totals)
      #expect(throws: JSONValueError.self, "\(key)") { try BudgetDocument(json: .object(object)) }
    }
    var object = try JSONObject(json: whole)
    let totals = try #require(object["totals"]?.array)
    object["totals"] = .array(totals + totals)
    #expect(throws: JSONValueError.self) { try BudgetDocument(json: .object(object)) }
  }

  @Test func C_09_whatMayBeMissingHasADefault() throws {
    let smallest = try BudgetDocument(
      json: JSON(parsing: Array(#"{"currency": "VND", "asOf": "2025-10-15", "later": 1}"#.utf8)))
    #expect(smallest == BudgetDocument(currency: try Currency(code: "VND"), asOf: try #require(today)))
  }

  @Test func C_07_throughTheStore() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("budget-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try DocumentStore<BudgetDocument>(folder: folder, name: "BudgetSummary.json")
    let zone = try #require(TimeZone(identifier: "Asia/Shanghai"))
    let now = Instant(secondsSince1970: 1_760_500_000)
    let document = try document()
    guard case .missing = try store.read() else {
      Issue.record("a document in an empty folder")
      return
    }
    try store.update(at: now, zone: zone, ifMissing: document) { $0 = document }
    let read = try #require(try store.read().document)
    #expect(read.payload == document && read.writtenAt?.instant == now && read.zone == zone)
  }
}
