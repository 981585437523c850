import Foundation
import Spending
import Testing

struct MoneyTests {
  @Test func differencesThatDoNotFitAreErrors() throws {
    let dong = try Currency(code: "VND")
    let least = Money(minorUnits: .min, currency: dong)
    let one = Money(minorUnits: 1, currency: dong)
    #expect(throws: MoneyError.overflow(dong)) { try least.subtracting(one) }
    #expect(throws: MoneyError.overflow(dong)) { try one.subtracting(least) }
    #expect(try least.subtracting(least) == .zero(dong))
  }

  @Test func MQ_15_amountsInTwoCurrenciesAreNotSubtracted() throws {
    let dong = try Currency(code: "VND")
    let yuan = try Currency(code: "CNY")
    #expect(throws: MoneyError.mixedCurrencies(yuan, dong)) { try Money.zero(yuan).subtracting(.zero(dong)) }
  }

  @Test func plainNumbersHaveTheDecimalsOfTheirCurrency() throws {
    for (code, minorUnits, text) in [
      ("VND", 1234, "1234"), ("USD", 123450, "1234.50"), ("USD", -5, "-0.05"), ("USD", 0, "0.00"),
      ("KWD", 1, "0.001"), ("CLF", -12345, "-1.2345"), ("VND", Int64.min, "-9223372036854775808"),
      ("KWD", Int64.max, "9223372036854775.807"), ("USD", Int64.min, "-92233720368547758.08"),
    ] as [(String, Int64, String)] {
      let money = Money(minorUnits: minorUnits, currency: try Currency(code: code))
      #expect(money.plainNumber == text)
      #expect(try MoneyParser.plain.money(text, in: money.currency) == money)
      #expect(money.description == "\(code) \(text)")
    }
  }
}
