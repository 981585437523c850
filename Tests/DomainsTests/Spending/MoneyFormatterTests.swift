import Foundation
import Spending
import Testing

struct MoneyFormatterTests {
  private func money(_ minorUnits: Int64, _ code: String) throws -> Money {
    Money(minorUnits: minorUnits, currency: try Currency(code: code))
  }

  /// Measured with Foundation on Linux, Swift 6.3; special spaces are replaced by plain ones.
  @Test func MQ_15_amountsAreWrittenAsALocaleWritesThem() throws {
    for (locale, code, minorUnits, text) in [
      ("zh_Hans_CN", "CNY", 123450, "¥1,234.50"), ("en_US", "CNY", 123450, "CN¥1,234.50"),
      ("vi_VN", "VND", 1_234_000, "1.234.000 ₫"), ("en_US", "VND", -1234, "-₫1,234"),
      ("vi_VN", "USD", 123450, "1.234,50 US$"), ("en_US", "KWD", 1, "KWD 0.001"),
      ("zh_Hans_CN", "JPY", 7, "JP¥7"), ("en_US", "USD", .max, "$92,233,720,368,547,758.07"),
      ("vi_VN", "VND", .min, "-9.223.372.036.854.775.808 ₫"),
    ] as [(String, String, Int64, String)] {
      let formatter = MoneyFormatter(locale: Locale(identifier: locale))
      let written = formatter.string(try money(minorUnits, code))
      #expect(written.replacing("\u{A0}", with: " ") == text)
    }
  }

  /// Amounts stay complete even if CLDR shows no decimals.
  @Test func MQ_15_amountsHaveTheDecimalsOfISO4217InEveryCurrency() throws {
    let english = MoneyFormatter(locale: Locale(identifier: "en_US"))
    for currency in Currency.all {
      let text = english.string(Money(minorUnits: 1, currency: currency))
      let decimals = text.split(separator: ".").dropFirst().last?.prefix { $0.isNumber }.count ?? 0
      #expect(decimals == currency.exponent, "\(text)")
    }
  }

  @Test func shortAndSpokenForms() throws {
    let english = MoneyFormatter(locale: Locale(identifier: "en_US"))
    #expect(english.compact(try money(123_456_789, "VND")) == "₫123M")
    #expect(english.spoken(try money(123450, "USD")) == "1,234.50 US dollars")
    let chinese = MoneyFormatter(locale: Locale(identifier: "zh_Hans_CN"))
    #expect(chinese.spoken(try money(82000, "CNY")) == "820.00人民币")
    #expect(english.compact(try money(123450, "USD")) == "$1.23K")
    #expect(english.compact(try money(-123450, "USD"), digits: 2) == "-$1.2K")
  }

  /// Measured with Foundation's own short form of amounts on Linux, Swift 6.3; special spaces are replaced by plain ones.
  ///
  /// In Vietnamese the units are those that people write.
  @Test func shortAmountsAreThoseOfFoundation() throws {
    for (locale, code, minorUnits, text) in [
      ("vi_VN", "VND", 123_456_789, "123 tr ₫"), ("vi_VN", "USD", -123450, "-1,23k US$"),
      ("vi_VN", "VND", 65_000_000_000, "65 tỷ ₫"), ("vi_VN", "VND", 1_234_000_000_000, "1.230 tỷ ₫"),
      ("zh_Hans_CN", "CNY", 12_345_678_900, "¥1.23亿"), ("zh_Hans_CN", "VND", -1_234_500, "-₫123万"),
      ("en_US", "KWD", 1_234_567, "KWD 1.23K"), ("en_US", "VND", 0, "₫0"),
      ("de_DE", "EUR", -500_000_000, "-5 Mio. €"), ("ko_KR", "KRW", 1_234_567, "₩123만"),
      ("zh_Hans_CN", "JPY", 7, "JP¥7"),
    ] as [(String, String, Int64, String)] {
      let formatter = MoneyFormatter(locale: Locale(identifier: locale))
      let written = formatter.compact(try money(minorUnits, code))
      #expect(written.replacing("\u{A0}", with: " ") == text)
    }
  }
}
