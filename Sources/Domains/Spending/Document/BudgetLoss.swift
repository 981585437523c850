/// The data that a later state of a document lacks.
public struct BudgetLoss: Hashable, Sendable {
  /// The days on which sums in a currency fall or are gone.
  public struct Days: Hashable, Sendable {
    /// The currency.
    ///
    /// The same days may have the same sums as before in others.
    public let currency: Currency
    /// The days in order; never empty.
    public let days: [CivilDate]
    /// The ids of the categories whose sums fall, in order; the empty id is spending without a category.
    public let categories: [String]
  }

  /// The days for which the ledger speaks and on which sums fall, by currency.
  ///
  /// If no day of the document would have a total any more, these are all its days: then the clock may be wrong.
  public let totals: [Days]
  /// The budgets whose period and category have none any more.
  public let budgets: [Budget]
  /// The categories that lost the name the user gave them.
  public let categories: [SpendingCategory]

  /// Compares a document with a later state of it, whose sums fall on some days.
  init(_ falls: [Days], from earlier: BudgetDocument, to later: BudgetDocument) {
    let all = earlier.totals.filter { !$0.days.isEmpty }.map {
      Days(currency: $0.currency, days: $0.days.map(\.day), categories: [])
    }
    totals = later.totals.isEmpty ? all : falls
    budgets = earlier.budgets.elements.filter { later.budget($0.period, category: $0.category) == nil }
    // A category without a name is named by its id.
    categories = earlier.categories.elements.filter {
      $0.name != $0.id && later.name(ofCategory: $0.id) == $0.id
    }
  }

  /// The days on which some sum falls.
  public var days: Set<CivilDate> { Set(totals.flatMap(\.days)) }

  /// Whether nothing is lost.
  public var isEmpty: Bool { totals.isEmpty && budgets.isEmpty && categories.isEmpty }
}

extension BudgetLoss: CustomStringConvertible {
  /// The missing data, for a message: "has less in USD on 2026-02-17 than before, in food".
  public var description: String {
    func lacks(_ count: Int, _ one: String, _ several: String) -> String? {
      count == 0 ? nil : "lacks " + (count == 1 ? one : several)
    }
    let gone = totals.map { total in
      let days = total.days
      let names = total.categories.filter { !$0.isEmpty }
      let on =
        days.count == 1 ? "\(days[0])" : "\(days.count) days between \(days[0]) and \(days[days.count - 1])"
      return "has less in \(total.currency) on \(on) than before"
        + (names.isEmpty
          ? "" : ", in \(names.prefix(5).joined(separator: ", "))\(names.count > 5 ? ", …" : "")")
    }
    let settings = [
      lacks(budgets.count, "1 budget of the document", "\(budgets.count) budgets of the document"),
      lacks(categories.count, "the name of 1 category", "the names of \(categories.count) categories"),
    ].compactMap { $0 }
    return (gone + settings).joined(separator: "; ")
  }
}
