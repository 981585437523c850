/// An amount of money: a whole number of the minor unit of a currency.
///
/// Nothing is ever rounded and nothing is kept as a floating-point number. Differences that do not fit, or of different
/// currencies, are errors.
public struct Money: Hashable, Sendable {
  /// The number of minor units: 123,450 for 1,234.50 US dollars, 1,234 for 1,234 đồng.
  public let minorUnits: Int64
  /// The currency.
  public let currency: Currency

  /// Creates an amount.
  ///
  /// - Parameters:
  ///   - minorUnits: The number of minor units; negative for a refund or a debt.
  ///   - currency: The currency.
  public init(minorUnits: Int64, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Returns an amount of zero in a currency.
  public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency: currency) }

  /// Returns this amount minus another of the same currency.
  ///
  /// - Throws: ``MoneyError``
  public func subtracting(_ other: Money) throws(MoneyError) -> Money {
    guard currency == other.currency else { throw .mixedCurrencies(currency, other.currency) }
    let (value, overflow) = minorUnits.subtractingReportingOverflow(other.minorUnits)
    guard !overflow else { throw .overflow(currency) }
    return Money(minorUnits: value, currency: currency)
  }
}

extension Int64 {
  /// Adds another number, unless the sum does not fit.
  mutating func add<Failure: Error>(_ other: Int64, orThrow failure: @autoclosure () -> Failure)
    throws(Failure)
  {
    let (sum, overflow) = addingReportingOverflow(other)
    guard !overflow else { throw failure() }
    self = sum
  }
}

extension Money: CustomStringConvertible {
  /// Code and number, such as `USD -1234.50`, for programs and messages; not meant to be shown to people.
  public var description: String { "\(currency.code) \(plainNumber)" }

  /// The number alone, with a point before the decimals and no separators of thousands.
  public var plainNumber: String {
    let exponent = currency.exponent
    let digits = decimal(minorUnits, width: exponent + 1)
    return exponent == 0 ? digits : "\(digits.dropLast(exponent)).\(digits.suffix(exponent))"
  }
}

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
