/// Why a budget and what was spent of it have no progress.
public enum BudgetError: Error, Hashable, Sendable {
  /// A budget is zero or more.
  case negativeBudget(Money)
  /// The amounts are of different currencies, or their difference does not fit.
  case money(MoneyError)
}

extension BudgetError: CustomStringConvertible {
  /// What is wrong and what is allowed.
  public var description: String {
    switch self {
    case .negativeBudget(let budget): "a budget of \(budget) is negative; allowed is zero or more"
    case .money(let error): "\(error)"
    }
  }
}
