public import Foundation

/// The reason why there is no such amount of money, or no such currency.
public enum MoneyError: Error, Hashable, Sendable {
  /// ISO 4217 does not list the code.
  case unknownCurrency(String)
  /// ISO 4217 lists the code but defines no minor unit for it.
  case noMinorUnit(String)
  /// The amounts are of different currencies.
  case mixedCurrencies(Currency, Currency)
  /// The amount is beyond 9,223,372,036,854,775,807 minor units.
  case overflow(Currency)
  /// The text is empty.
  case empty
  /// A character does not belong in a number; its place counts from 1.
  case unexpected(Character, column: Int)
  /// There is no digit, or there is none on one side of the decimal separator.
  case missingDigits
  /// A separator of thousands is in the wrong place; the column counts from 1.
  case misplacedGrouping(Character, column: Int)
  /// There are more decimals than the currency has.
  case tooManyDecimals(Int, currency: Currency)
}

extension MoneyError: LocalizedError, CustomStringConvertible {
  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The reason and what is allowed, for messages.
  public var description: String {
    switch self {
    case .unknownCurrency(let code):
      "'\(code.prefix(60))' is not a currency code of ISO 4217, such as VND, CNY or USD"
    case .noMinorUnit(let code):
      "'\(code)' has no minor unit in ISO 4217, so amounts of it have no exact form"
    case .mixedCurrencies(let one, let other):
      "amounts in \(one) and \(other) cannot be subtracted"
    case .overflow(let currency): "the amount is beyond \(Int64.max) minor units of \(currency)"
    case .empty: "an amount is missing"
    case .unexpected(let character, let column):
      "'\(character)' at character \(column) does not belong in an amount"
    case .missingDigits: "digits are missing"
    case .misplacedGrouping(let character, let column):
      "'\(character)' at character \(column) does not separate thousands"
    case .tooManyDecimals(let count, let currency):
      "\(count) \(count == 1 ? "decimal" : "decimals"); \(currency) has "
        + (currency.exponent == 0 ? "none" : "at most \(currency.exponent)")
    }
  }
}
