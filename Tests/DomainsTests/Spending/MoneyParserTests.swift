import Foundation
import Spending
import TestSupport
import Testing

struct MoneyParserTests {
  @Test func whatIsNoPlainAmountIsSaid() throws {
    let dollar = try Currency(code: "USD")
    let cases: [(String, MoneyError)] = [
      ("", .empty), ("-", .missingDigits), ("+", .missingDigits), (".", .missingDigits),
      ("1.", .missingDigits),
      (".5", .missingDigits), ("--1", .unexpected("-", column: 2)), ("1,000", .unexpected(",", column: 2)),
      ("1 000", .unexpected(" ", column: 2)), (" 1", .unexpected(" ", column: 1)),
      ("1e5", .unexpected("e", column: 2)), ("0x10", .unexpected("x", column: 2)),
      ("$1", .unexpected("$", column: 1)), ("1.2.3", .unexpected(".", column: 4)),
      ("12.500", .tooManyDecimals(3, currency: dollar)), ("nan", .unexpected("n", column: 1)),
      ("½", .unexpected("½", column: 1)), ("一", .unexpected("一", column: 1)),
      ("1\u{0301}", .unexpected("1\u{0301}", column: 1)),
      ("92233720368547758.08", .overflow(dollar)), ("-92233720368547758.09", .overflow(dollar)),
      (String(repeating: "9", count: 1000), .overflow(dollar)),
    ]
    for (text, error) in cases {
      #expect(throws: error, "\(text)") { try MoneyParser.plain.money(text, in: dollar) }
    }
    #expect(throws: MoneyError.tooManyDecimals(1, currency: try Currency(code: "VND"))) {
      try MoneyParser.plain.money("50.0", in: try Currency(code: "VND"))
    }
  }

  /// The same text is a different amount in another language.
  @Test func C_15_separatorsAreThoseOfTheLocale() throws {
    let dollar = try Currency(code: "USD")
    for (locale, text, minorUnits) in [
      ("en_US", "1,234.50", 123450), ("vi_VN", "1.234,50", 123450), ("zh_CN", "1,234.5", 123450),
      ("fr_FR", "1 234,50", 123450), ("fr_FR", "1\u{A0}234,50 €", nil), ("de_CH", "1'234.50", 123450),
      ("en_IN", "12,34,567.00", 123456700), ("ar_EG", "١٬٢٣٤٫٥٠", 123450), ("en_US", "$1,234.50", 123450),
      ("en_US", "-$1", -100), ("en_US", "USD 7", 700), ("vi_VN", "−1,5", -150), ("en_US", "1.234,50", nil),
      ("vi_VN", "1,234.50", nil), ("en_US", "12,34", nil), ("en_US", ",123", nil), ("en_US", "1234,567", nil),
      ("en_US", "1,2345", nil), ("vi_VN", "1.50", nil), ("en_US", "$", nil), ("en_US", "1,23,456,789", nil),
    ] as [(String, String, Int64?)] {
      let parser = MoneyParser(locale: Locale(identifier: locale))
      let money = try? parser.money(text, in: dollar)
      #expect(money?.minorUnits == minorUnits, "\(text) in \(locale)")
    }
  }

  /// Text written by the formatter is read back, in many locales and currencies.
  @Test func C_15_formattedAmountsComeBack() throws {
    var random = Seeded(10)
    var failures: [String] = []
    for id in ["vi_VN", "en_US", "zh_Hans_CN", "fr_FR", "de_CH", "hi_IN", "ar_EG", "ja_JP", "sv_SE", "pt_BR"]
    {
      let locale = Locale(identifier: id)
      for code in ["VND", "USD", "CNY", "KWD", "EUR", "JPY", "CLF"] {
        let currency = try Currency(code: code)
        var amounts = [0, 1, -1, Int64.max, Int64.min]
        for _ in 0..<10 {
          amounts.append(Int64(bitPattern: random.next()) >> Int64.random(in: 0..<63, using: &random))
        }
        for amount in amounts {
          let money = Money(minorUnits: amount, currency: currency)
          let text = MoneyFormatter(locale: locale).string(money)
          if (try? MoneyParser(locale: locale).money(text, in: currency)) != money {
            failures.append("\(id) \(money): \(text)")
          }
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }
}
