/// Why two amounts have no sum or difference.
public enum MoneyError: Error, Hashable, Sendable {
  /// The result is beyond 9,223,372,036,854,775,807 minor units.
  case overflow(Currency)
  /// The amounts are of different currencies.
  case mixedCurrencies(Currency, Currency)
}

extension MoneyError: CustomStringConvertible {
  /// What is wrong and what is allowed.
  public var description: String {
    switch self {
    case .overflow(let currency):
      "the amount in \(currency) is beyond \(Int64.max) minor units either way"
    case .mixedCurrencies(let one, let other):
      "amounts in \(one) and \(other) cannot be put together"
    }
  }
}
