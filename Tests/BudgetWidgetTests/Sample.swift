import BudgetWidgetCore
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
    let amounts = [
      ("2025-10-02", spent - 32_000, "CNY", "rent"), ("2025-10-06", 20_000, "CNY", "food"),
      ("2025-10-15", 12_000, "CNY", "fun"), ("2024-10-03", 30_001, "CNY", "food"),
      ("2024-10-25", 99_999, "CNY", "food"), ("2023-12-01", 1, "CNY", "food"),
      ("2025-10-20", 7_700, "CNY", "food"), ("2025-10-07", 4_321, "USD", "travel"),
    ]
    var document = BudgetDocument(
      currency: try Currency(code: "CNY"),
      categories: [
        SpendingCategory(id: "rent", name: "Wohnung"), SpendingCategory(id: "food", name: "Essen"),
      ],
      asOf: today)
    try document.record(try sums(amounts), asOf: today)
    try document.setBudget(budget.map { try money($0) }, period: period)
    return document
  }

  /// Adds up amounts in minor units: the day, the amount, the code of the currency, the category.
  static func sums(_ amounts: [(String, Int64, String, String?)]) throws -> DailySums {
    try DailySums(
      amounts.map { (day: try day($0.0), amount: try money($0.1, $0.2), category: $0.3) })
  }

  static func state(
    _ document: BudgetDocument, writtenAt: String = now, on day: String? = nil
  ) throws -> BudgetState {
    .loaded(document, writtenAt: try instant(writtenAt), on: try day.map { try Self.day($0) })
  }
}
