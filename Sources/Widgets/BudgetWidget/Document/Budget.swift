/// What may be spent in a kind of period, altogether or in one category.
public struct Budget: Hashable, Sendable {
  /// The kind of period it is for; it begins anew with each.
  public let period: PeriodKind
  /// How much, zero or more; zero is a budget too, of which nothing may be spent.
  public let amount: Money
  /// The id of the category it is for; `nil` for all spending.
  public let category: String?

  /// A budget.
  ///
  /// - Throws: ``BudgetError/negativeBudget(_:)``
  public init(period: PeriodKind, amount: Money, category: String? = nil) throws(BudgetError) {
    guard amount.minorUnits >= 0 else { throw .negativeBudget(amount) }
    self.period = period
    self.amount = amount
    self.category = category
  }
}
