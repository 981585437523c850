public import BudgetWidget

/// The form in which a budget is set, changed or removed.
public struct BudgetForm: Hashable, Sendable {
  /// The budget that is meant: one for each kind of period, category and currency.
  public struct Place: Hashable, Sendable {
    /// The kind of period.
    public let period: PeriodKind
    /// The id of the category; `nil` for all spending.
    public let category: String?
    /// The currency if it was chosen; `nil` for the usual one of the period and the category.
    public let currency: Currency?

    /// Creates the place of a budget.
    public init(_ period: PeriodKind, category: String? = nil, currency: Currency? = nil) {
      (self.period, self.category, self.currency) = (period, category, currency)
    }
  }

  /// The budget that is meant.
  public let place: Place
  /// The text of the amount, as people write it where they are.
  public internal(set) var amount: String
  /// The label of the amount, which names its currency.
  public let amountLabel: String
  /// The currency of the amount; `nil` if none is known yet.
  public let currency: Currency?
  /// The categories that can be chosen, with all spending first, whose id is `nil`.
  public let categories: ChoiceField<String?>
  /// The currencies that can be chosen.
  public let currencies: ChoiceField<Currency?>
  /// The kinds of periods that can be chosen.
  public let periods: ChoiceField<PeriodKind>
  /// Whether there is such a budget, which can be removed.
  public let isSet: Bool
  /// Why the budget was not saved; `nil` if nothing was wrong.
  public internal(set) var problem: String?
}
