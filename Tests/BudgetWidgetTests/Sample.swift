import BudgetWidget
import Foundation
import Testing
import WidgetCore

/// A document and its environment; the amounts are easy to find in a text.
enum Sample {
  /// Wednesday of week 42.
  static let now = "2025-10-15T10:00:00+08:00"

  static func instant(_ text: String = now) throws -> Instant { try #require(Instant(text)) }

  static func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

  static func money(_ minorUnits: Int64, _ code: String = "CNY") throws -> Money {
    Money(minorUnits: minorUnits, currency: try Currency(code: code))
  }

  static func environment(
    _ family: Family = .medium, _ language: Language = .english, zone: String = "Asia/Shanghai",
    size: PointSize? = nil
  ) throws -> WidgetEnvironment {
    let frame = size.map { WidgetFrame(family: family, size: $0) } ?? WidgetFrame(family)
    return WidgetEnvironment(
      zone: try #require(TimeZone(identifier: zone)), language: language, frame: frame)
  }

  /// In October 820.07 of 1,000 are spent, 120 of it today; 300.01 in the same part of last year.
  static func document(
    spent: Int64 = 82_007, budget: Int64? = 100_000, period: PeriodKind = .month, asOf: String = "2025-10-15"
  ) throws -> BudgetDocument {
    let today = try day(asOf)
    let transactions = [
      Ledger.Transaction(
        id: "1", day: try day("2025-10-02"), amount: try money(spent - 32_000), category: "rent"),
      Ledger.Transaction(id: "2", day: try day("2025-10-06"), amount: try money(20_000), category: "food"),
      Ledger.Transaction(id: "3", day: try day("2025-10-15"), amount: try money(12_000), category: "fun"),
      Ledger.Transaction(id: "4", day: try day("2024-10-03"), amount: try money(30_001), category: "food"),
      Ledger.Transaction(id: "5", day: try day("2024-10-25"), amount: try money(99_999), category: "food"),
      Ledger.Transaction(id: "6", day: try day("2023-12-01"), amount: try money(1), category: "food"),
      Ledger.Transaction(id: "7", day: try day("2025-10-20"), amount: try money(7_700), category: "food"),
      Ledger.Transaction(
        id: "8", day: try day("2025-10-07"), amount: try money(4_321, "USD"), category: "travel"),
    ]
    var document = BudgetDocument(
      currency: try Currency(code: "CNY"),
      categories: [
        SpendingCategory(id: "rent", name: "Wohnung"), SpendingCategory(id: "food", name: "Essen"),
      ],
      asOf: today)
    try document.record(Ledger(transactions: transactions), asOf: today)
    try document.setBudget(budget.map { try money($0) }, period: period)
    return document
  }

  static func state(
    _ document: BudgetDocument, writtenAt: String = now, on day: String? = nil
  ) throws -> BudgetState {
    .loaded(document, writtenAt: try instant(writtenAt), on: try day.map { try Self.day($0) })
  }
}
