/// Why a text is no amount of a currency.
public enum MoneyTextError: Error, Hashable, Sendable {
  /// Nothing is there.
  case empty
  /// A character does not belong into a number; its place counts from 1.
  case unexpected(Character, column: Int)
  /// There is no digit, or none beside the decimal separator.
  case missingDigits
  /// Separators of thousands do not stand where they should; the place of the wrong one counts from 1.
  case misplacedGrouping(Character, column: Int)
  /// There are more decimals than the currency has.
  case tooManyDecimals(Int, currency: Currency)
  /// The amount is beyond 9,223,372,036,854,775,807 minor units.
  case tooLarge(Currency)
}

extension MoneyTextError: CustomStringConvertible {
  /// What is wrong and what is allowed.
  public var description: String {
    switch self {
    case .empty: "an amount is missing"
    case .unexpected(let character, let column):
      "'\(character)' at character \(column) does not belong into an amount"
    case .missingDigits: "digits are missing"
    case .misplacedGrouping(let character, let column):
      "'\(character)' at character \(column) does not separate thousands"
    case .tooManyDecimals(let count, let currency):
      "\(count) \(count == 1 ? "decimal" : "decimals"); \(currency) has "
        + (currency.exponent == 0 ? "none" : "at most \(currency.exponent)")
    case .tooLarge(let currency):
      "the amount is beyond \(Int64.max) minor units of \(currency)"
    }
  }
}
