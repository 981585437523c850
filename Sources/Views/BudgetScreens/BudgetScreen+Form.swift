public import BudgetWidget

/// The form in which a budget is set, changed or removed.
public struct BudgetForm: Hashable, Sendable {
  /// The budget that is meant: one for each kind of period and category.
  public struct Place: Hashable, Sendable {
    /// The kind of period.
    public let period: PeriodKind
    /// The id of the category; `nil` for all spending.
    public let category: String?

    /// Creates the place of a budget.
    public init(_ period: PeriodKind, category: String? = nil) {
      self.period = period
      self.category = category
    }
  }

  /// The budget that is meant.
  public let place: Place
  /// The text of the amount, as people write it where they are.
  public internal(set) var amount: String
  /// The label of the amount, which names its currency.
  public let amountLabel: String
  /// The categories that can be chosen, with all spending first, whose id is `nil`.
  public let categories: ChoiceField<String?>
  /// The kinds of periods that can be chosen.
  public let periods: ChoiceField<PeriodKind>
  /// Whether there is such a budget, which can be removed.
  public let isSet: Bool
  /// Why the budget was not saved; `nil` if nothing was wrong.
  public internal(set) var problem: String?
}
