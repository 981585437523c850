/// What a later state of a document lacks.
public struct BudgetLoss: Hashable, Sendable {
  /// The days of which there were totals and are none, in order.
  ///
  /// Days that the later state no longer keeps because of their age are not among them.
  public let days: [CivilDate]
  /// The budgets of a period and a category that have none any more.
  public let budgets: [Budget]
  /// The categories that had a name of their own and have none any more.
  public let categories: [SpendingCategory]

  /// What is lost from one state to a later one.
  init(from earlier: BudgetDocument, to later: BudgetDocument) {
    let start = try? Ledger.historyStart(asOf: later.asOf, rules: later.rules)
    var missing: Set<CivilDate> = []
    for own in earlier.totals {
      let days = Set(later.totals(in: own.currency).days.map(\.day))
      missing.formUnion(own.days.map(\.day).filter { !days.contains($0) && $0 >= start ?? $0 })
    }
    days = missing.sorted()
    budgets = earlier.budgets.elements.filter { later.budget($0.period, category: $0.category) == nil }
    // A category without a name is named by its id.
    categories = earlier.categories.elements.filter {
      $0.name != $0.id && later.name(ofCategory: $0.id) == $0.id
    }
  }

  /// Whether nothing is lost.
  public var isEmpty: Bool { days.isEmpty && budgets.isEmpty && categories.isEmpty }
}

extension BudgetLoss: CustomStringConvertible {
  /// What the ledger has not, for a message: "has nothing of 2026-02-17, of which there is a total".
  public var description: String {
    func lacks(_ count: Int, _ one: String, _ several: String) -> String? {
      count == 0 ? nil : "lacks " + (count == 1 ? one : several)
    }
    let gone = days.first.map { first in
      days.count == 1
        ? "has nothing of \(first), of which there is a total"
        : "has nothing of \(days.count) days between \(first) and \(days[days.count - 1]), of which there are totals"
    }
    return [
      gone, lacks(budgets.count, "1 budget that there is", "\(budgets.count) budgets that there are"),
      lacks(categories.count, "the name of 1 category", "the names of \(categories.count) categories"),
    ].compactMap { $0 }.joined(separator: "; ")
  }
}

/// Why a document does not take over what an app hands over.
public enum TakeRefusal: Error, Hashable, Sendable {
  /// There are no totals of the ledger.
  case ledger(LedgerError)
  /// It would take away what was not asked for.
  case takesAway(BudgetLoss)
}
