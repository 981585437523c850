import AlmanacFoundation
import Foundation
import Testing

@testable import Documents
@testable import Spending

/// A folder with a document of budgets and its sums by source, and imports into it in Berlin.
struct ImportFolder {
  let folder: TemporaryFolder
  let document: DocumentStore<BudgetDocument>
  let sums: DocumentStore<SourceSums>
  static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  init(_ folder: TemporaryFolder? = nil) throws {
    self.folder = try folder ?? TemporaryFolder(inMemory: true)
    document = try DocumentStore(folder: self.folder.url, name: "budget.json")
    sums = try DocumentStore(folder: self.folder.url, name: SourceSums.fileName(of: "budget.json"))
  }

  private static func noon(_ day: CivilDate) throws -> Instant {
    try #require(Instant("\(day)T12:00:00Z"))
  }

  /// Imports a file with the columns date, amount, currency and category.
  @discardableResult
  func take(
    _ rows: String, of source: String = "", from first: CivilDate? = nil, to last: CivilDate? = nil,
    replacing: Bool = false, on day: CivilDate, currency: String? = nil
  ) throws -> LedgerImport {
    try take(
      .file(Array("date,amount,currency,category\n\(rows)".utf8)), of: source, from: first, to: last,
      replacing: replacing, on: day, currency: currency)
  }

  @discardableResult
  func take(
    _ content: LedgerOrder.Content, of source: String = "", from first: CivilDate? = nil,
    to last: CivilDate? = nil, replacing: Bool = false, on day: CivilDate, currency: String? = nil
  ) throws -> LedgerImport {
    var layout = LedgerLayout()
    (layout.expenses, layout.decimal) = (.positive, .point)
    var order = LedgerOrder(content, layout: layout, isReplacing: replacing)
    order.currency = try currency.map { try Currency(code: $0) }
    (order.source, order.firstDay, order.lastDay) = (source, first, last)
    return try document.importLedger(
      order, sums: sums, today: day, day: { _ in nil }, at: Self.noon(day), zone: Self.zone)
  }

  func undo(on day: CivilDate) throws {
    try document.undoImport(sums: sums, at: Self.noon(day), zone: Self.zone)
  }

  /// Changes the document, or a first one in euros, as an app does with its settings.
  func change(on day: CivilDate, _ body: (inout BudgetDocument) throws -> Void) throws {
    var changed = try now ?? BudgetDocument(currency: Currency(code: "EUR"), asOf: day)
    try body(&changed)
    try document.update(at: Self.noon(day), zone: Self.zone, ifMissing: changed) { $0 = changed }
  }

  /// Sets a monthly budget.
  func setBudget(_ units: Int64, on day: CivilDate) throws {
    try change(on: day) {
      try $0.setBudget(Money(minorUnits: units, currency: $0.currency), period: .month)
    }
  }

  /// The document as it is now; `nil` if there is none.
  var now: BudgetDocument? { get throws { try document.read().document?.payload } }

  /// The sums of all days in a currency, in minor units.
  func days(_ code: String = "EUR") throws -> [String: Int64] {
    let currency = try Currency(code: code)
    let days = try #require(try now).totals(in: currency).days.map { ("\($0.day)", $0.minorUnits) }
    return Dictionary(uniqueKeysWithValues: days)
  }

  /// The sums by category of the month of the totals; `nil` if they are not known.
  func categories(_ kind: PeriodKind = .month) throws -> [String: Int64]? {
    let document = try #require(try now)
    return try PeriodSpending(document, kind, currency: document.currency, today: document.asOf).categories()
  }
}

extension Ledger {
  /// Returns the totals of a ledger alone.
  func totals(asOf: CivilDate, rules: PeriodRules) throws -> [CurrencyTotals] {
    try CurrencyTotals.all(of: counted().entries, asOf: asOf, rules: rules).totals
  }
}
