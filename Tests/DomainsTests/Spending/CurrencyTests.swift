import Foundation
import SourceText
import Spending
import TestSupport
import Testing

struct CurrencyTests {
  @Test func MQ_15_everyCurrencyOfTheTableHasItsCodeNumberAndDecimals() throws {
    let columns = ["code", "numeric", "exponent", "name"]
    var expected: [String] = []
    for record in try ReferenceTable.records("currencies", in: "money", columns: columns) {
      let code = String(record["code"])
      guard record["exponent"] != "-" else {
        #expect(throws: MoneyError.noMinorUnit(code)) { try Currency(code: code) }
        continue
      }
      let currency = try Currency(code: code)
      #expect(currency.code == code && currency.name == record["name"])
      #expect(currency.number == Int(record["numeric"]) && currency.exponent == Int(record["exponent"]))
      expected.append(code)
    }
    #expect(Currency.all.map(\.code) == expected)
    #expect(Currency.all == Currency.all.sorted())
  }

  @Test func MQ_15_theDecimalsOfCurrenciesThatPeopleMeet() throws {
    for (code, exponent) in [
      ("VND", 0), ("JPY", 0), ("CNY", 2), ("USD", 2), ("KWD", 3), ("TND", 3), ("CLF", 4),
    ] {
      #expect(try Currency(code: code).exponent == exponent)
    }
  }

  @Test(arguments: ["", "V", "vnd", "VN", "VNDX", "ZZZ", "AAA", "\u{0}", "ＵＳＤ", "US\u{0301}D", "DEM"])
  func otherCodesAreErrors(code: String) {
    #expect(throws: MoneyError.unknownCurrency(code)) { try Currency(code: code) }
  }
}
