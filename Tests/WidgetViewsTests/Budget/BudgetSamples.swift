import BudgetWidgetCore
import Foundation
import Testing

/// Documents of MomiQ and the moments at which they are shown.
enum BudgetSamples {
  /// Wednesday of week 42, nine o'clock in Vietnam.
  static let now = Instant("2025-10-15T09:00:00+07:00") ?? Instant(secondsSince1970: 0)

  static func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

  static func money(_ minorUnits: Int64, _ code: String = "CNY") throws -> Money {
    Money(minorUnits: minorUnits, currency: try Currency(code: code))
  }

  /// Spending in October 2025 with an even 100,000 units in the October before, and a month's budget of 1,000 yuan.
  ///
  /// - Parameters:
  ///   - spent: Minor units of this October.
  ///   - budget: Minor units of the month's budget, `nil` for none.
  static func document(
    spent: Int64 = 62_007, budget: Int64? = 100_000, period: PeriodKind = .month, category: String? = nil,
    hasOthers: Bool = false
  ) throws -> BudgetDocument {
    let today = try day("2025-10-15")
    var amounts = [
      (
        day: try day("2025-10-02"), amount: try money(spent - spent / 2 - spent / 4),
        category: "rent" as String?
      ),
      (try day("2025-10-06"), try money(spent / 2), "food"),
      (try day("2025-10-15"), try money(spent / 4), "fun"),
      (try day("2024-10-03"), try money(60_001), "food"), (try day("2024-10-25"), try money(39_999), "food"),
      (try day("2023-12-01"), try money(1), nil),
    ]
    if hasOthers { amounts.append((try day("2025-10-07"), try money(4_321, "USD"), "travel")) }
    var document = BudgetDocument(
      currency: try Currency(code: "CNY"),
      categories: [
        SpendingCategory(id: "rent", name: "Wohnung"), SpendingCategory(id: "food", name: "Essen"),
      ], asOf: today)
    try document.record(DailySums(amounts), asOf: today)
    try document.setBudget(budget.map { try money($0) }, period: period, category: category)
    return document
  }

  /// A document with an unreadable budget beside a right one.
  static func withUnreadableParts() throws -> BudgetDocument {
    var json = try JSONObject(json: try document().json)
    json["budgets"] = .array((json["budgets"]?.array ?? []) + [["period": "fortnight"]])
    return try BudgetDocument(json: .object(json))
  }

  /// All states of the widgets, each by its name; `later` is how many days have passed since the document was written.
  static func states() throws -> [(name: String, state: BudgetState, later: Int64, at: Instant)] {
    let empty = BudgetDocument(currency: try Currency(code: "CNY"), asOf: try day("2025-10-15"))
    var tooLarge = empty
    tooLarge.totals = [
      CurrencyTotals(
        currency: empty.currency,
        days: [
          DaySpending(day: try day("2025-10-13"), minorUnits: .max),
          DaySpending(day: try day("2025-10-14"), minorUnits: .max),
        ])
    ]
    func loaded(_ name: String, _ document: BudgetDocument, later: Int64 = 0) -> (
      String, BudgetState, Int64, Instant
    ) {
      (name, .loaded(document, writtenAt: now), later, now)
    }
    return [
      ("sample", .placeholder, 0, Instant(secondsSince1970: 1_771_304_400)),
      loaded("normal", try document()),
      loaded("warning", try document(spent: 82_007)),
      loaded("danger", try document(spent: 95_000)),
      loaded("all spent", try document(spent: 100_000)),
      loaded("over", try document(spent: 123_456)),
      loaded("far over", try document(spent: 123_456_789)),
      loaded("refunds", try document(spent: -20_000)),
      loaded("budget of zero", try document(budget: 0)),
      loaded("no budget", try document(budget: nil)),
      loaded("other currencies", try document(hasOthers: true)),
      loaded("no budget, other currencies", try document(budget: nil, hasOthers: true)),
      loaded("nothing spent", empty),
      loaded("stale", try document(), later: 9),
      loaded("partly unreadable", try withUnreadableParts()),
      loaded("stale and partly unreadable", try withUnreadableParts(), later: 9),
      loaded("too large", tooLarge),
      ("unreadable", .unreadable(""), 0, now),
      ("newer", .newer(version: 9), 0, now),
      ("missing", .missing, 0, now),
      ("unavailable", .unavailable(""), 0, now),
      ("outside the calendar", .loaded(try document()), 0, Instant(secondsSince1970: 253_402_300_800)),
    ]
  }
}
