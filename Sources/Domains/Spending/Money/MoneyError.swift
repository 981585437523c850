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
  /// A character does not belong in a number; its column counts from 1.
  case unexpected(Character, column: Int)
  /// There is no digit, or there is none on one side of the decimal separator.
  case missingDigits
  /// A separator of thousands is in the wrong place; the column counts from 1.
  case misplacedGrouping(Character, column: Int)
  /// There are more decimals than the currency has.
  case tooManyDecimals(Int, currency: Currency)
}
