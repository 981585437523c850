public import Foundation

/// Writes amounts as a locale does, exactly.
public struct MoneyFormatter: Hashable, Sendable {
  /// The locale whose separators, signs and digits are used.
  public var locale: Locale

  /// A formatter for a locale.
  public init(locale: Locale) {
    self.locale = locale
  }

  /// The whole amount with the sign of its currency: `¥1,234.50` in Chinese, `1.234,50 US$` in Vietnamese.
  ///
  /// It has as many decimals as ISO 4217 gives the currency.
  public func string(_ money: Money) -> String {
    Self.decimal(money).formatted(style(money.currency).precision(.fractionLength(money.currency.exponent)))
  }

  /// The amount in a few characters, rounded to three digits or fewer: `₫1.23亿`, `$123M`.
  ///
  /// For places where ``string(_:)`` has no room. What it leaves out is said elsewhere, in the accessibility text at least.
  ///
  /// - Parameters:
  ///   - money: The amount.
  ///   - digits: How many digits at most; less than 1 counts as 1.
  public func compact(_ money: Money, digits: Int = 3) -> String {
    Self.decimal(money).formatted(
      style(money.currency).notation(.compactName).precision(.significantDigits(1...max(1, digits))))
  }

  /// The amount with the name of the currency, as a voice reads it: `1,234.50 US dollars`.
  public func spoken(_ money: Money) -> String {
    Self.decimal(money).formatted(
      style(money.currency).presentation(.fullName).precision(.fractionLength(money.currency.exponent)))
  }

  private func style(_ currency: Currency) -> Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: currency.code, locale: locale)
  }

  /// The same number; a `Decimal` has 38 digits, so nothing is lost.
  private static func decimal(_ money: Money) -> Decimal {
    Decimal(
      sign: money.minorUnits < 0 ? .minus : .plus, exponent: -money.currency.exponent,
      significand: Decimal(money.minorUnits.magnitude))
  }
}
