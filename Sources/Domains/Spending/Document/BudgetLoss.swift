public import Foundation

/// The data that a later state of a document lacks.
public struct BudgetLoss: Hashable, Sendable {
  /// The days whose totals in a currency are gone.
  public struct Days: Hashable, Sendable {
    /// The currency.
    ///
    /// The same days may still have totals in others.
    public let currency: Currency
    /// The days in order; never empty.
    public let days: [CivilDate]
  }

  /// The days whose totals are gone, by currency.
  ///
  /// Days that the later state no longer keeps because of their age are not included, unless it has no
  /// others: then the clock may be wrong.
  public let totals: [Days]
  /// The budgets whose period and category have none any more.
  public let budgets: [Budget]
  /// The categories that lost the name the user gave them.
  public let categories: [SpendingCategory]

  /// Compares a document with a later state of it.
  init(from earlier: BudgetDocument, to later: BudgetDocument) {
    let isEmptied = later.totals.allSatisfy(\.days.isEmpty)
    let start = isEmptied ? nil : try? Ledger.historyStart(asOf: later.asOf, rules: later.rules)
    totals = earlier.totals.compactMap { own in
      let days = Set(later.totals(in: own.currency).days.map(\.day))
      let missing = own.days.map(\.day).filter { !days.contains($0) && $0 >= start ?? $0 }
      return missing.isEmpty ? nil : Days(currency: own.currency, days: missing)
    }
    budgets = earlier.budgets.elements.filter { later.budget($0.period, category: $0.category) == nil }
    // A category without a name is named by its id.
    categories = earlier.categories.elements.filter {
      $0.name != $0.id && later.name(ofCategory: $0.id) == $0.id
    }
  }

  /// The days whose totals are gone in some currency.
  public var days: Set<CivilDate> { Set(totals.flatMap(\.days)) }

  /// Whether nothing is lost.
  public var isEmpty: Bool { totals.isEmpty && budgets.isEmpty && categories.isEmpty }
}

extension BudgetLoss: CustomStringConvertible {
  /// The missing data, for a message: "has nothing in USD on 2026-02-17, where the document has a total".
  public var description: String {
    func lacks(_ count: Int, _ one: String, _ several: String) -> String? {
      count == 0 ? nil : "lacks " + (count == 1 ? one : several)
    }
    let gone = totals.map { total in
      let (currency, days) = (total.currency, total.days)
      return days.count == 1
        ? "has nothing in \(currency) on \(days[0]), where the document has a total"
        : "has nothing in \(currency) on \(days.count) days between \(days[0]) and \(days[days.count - 1]), where the document has totals"
    }
    let settings = [
      lacks(budgets.count, "1 budget of the document", "\(budgets.count) budgets of the document"),
      lacks(categories.count, "the name of 1 category", "the names of \(categories.count) categories"),
    ].compactMap { $0 }
    return (gone + settings).joined(separator: "; ")
  }
}

/// The reason why a document does not apply the data that an app hands over.
public enum TakeRefusal: Error, Hashable, Sendable {
  /// The ledger has no valid totals.
  case ledger(LedgerError)
  /// It would remove data without being asked to.
  case takesAway(BudgetLoss)
}

extension TakeRefusal: LocalizedError, CustomStringConvertible {
  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The reason, for a developer.
  public var description: String {
    switch self {
    case .ledger(let error): error.description
    case .takesAway(let loss): "the ledger \(loss)"
    }
  }
}
