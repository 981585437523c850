public import Foundation

/// Writes exact amounts in the form of a locale.
public struct MoneyFormatter: Hashable, Sendable {
  /// The locale whose separators, signs and digits are used.
  public var locale: Locale

  /// Creates a formatter for a locale.
  public init(locale: Locale) {
    self.locale = locale
  }

  /// Returns the whole amount with the sign of its currency: `¥1,234.50` in Chinese, `1.234,50 US$` in
  /// Vietnamese.
  ///
  /// The number of decimals is that of ISO 4217 for the currency.
  public func string(_ money: Money) -> String {
    Self.decimal(money).formatted(style(money.currency).precision(.fractionLength(money.currency.exponent)))
  }

  /// Returns the amount in a few characters, rounded to three digits or fewer: `₫1.23亿`, `$123M`.
  ///
  /// For places where ``string(_:)`` does not fit. The full amount is given elsewhere, at least in the
  /// accessibility text.
  ///
  /// - Parameters:
  ///   - money: The amount.
  ///   - digits: The largest number of digits; less than 1 counts as 1.
  public func compact(_ money: Money, digits: Int = 3) -> String {
    // Foundation writes amounts in short form only from iOS 18 and macOS 15 on, but numbers from iOS 15 on.
    // So the short number replaces the digit in the text of one unit of the currency.
    var text = Decimal(money.minorUnits < 0 ? -1 : 1).formatted(
      style(money.currency).precision(.fractionLength(0)))
    guard let one = text.firstIndex(where: { $0.wholeNumberValue == 1 }) else { return string(money) }
    let style = Decimal.FormatStyle(locale: locale).precision(.significantDigits(1...max(1, digits)))
    text.replaceSubrange(one...one, with: short(Self.decimal(money).magnitude, style))
    return text
  }

  /// The units of short Vietnamese numbers as people write them: "65 tỷ", "5,16 tr", "6,5k".
  ///
  /// CLDR has "65 T", "5,16 Tr", "6,5 N", which are hard to read before the sign of a currency.
  private static let vietnameseUnits = ["N": "k", "Tr": "\u{A0}tr", "T": "\u{A0}tỷ"]

  /// Returns a number in its short form; thousands of billions in Vietnamese as billions, "1.230 tỷ", where CLDR has "1,23 NT".
  private func short(_ number: Decimal, _ style: Decimal.FormatStyle) -> String {
    let text = number.formatted(style.notation(.compactName))
    let parts = text.split { $0 == " " || $0 == "\u{A0}" }
    guard locale.identifier.prefix(while: { $0 != "_" && $0 != "-" }) == "vi", parts.count == 2 else {
      return text
    }
    if parts[1] == "NT" { return (number / 1_000_000_000).formatted(style) + "\u{A0}tỷ" }
    return Self.vietnameseUnits[String(parts[1])].map { parts[0] + $0 } ?? text
  }

  /// Returns the amount with the name of the currency, as a voice reads it: `1,234.50 US dollars`.
  public func spoken(_ money: Money) -> String {
    Self.decimal(money).formatted(
      style(money.currency).presentation(.fullName).precision(.fractionLength(money.currency.exponent)))
  }

  private func style(_ currency: Currency) -> Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: currency.code, locale: locale)
  }

  /// Returns the amount as a `Decimal`, which is exact with its 38 digits.
  private static func decimal(_ money: Money) -> Decimal {
    Decimal(
      sign: money.minorUnits < 0 ? .minus : .plus, exponent: -money.currency.exponent,
      significand: Decimal(money.minorUnits.magnitude))
  }
}
