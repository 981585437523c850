import Foundation
import Spending
import Testing

/// What an app shows of an import that failed, if it has no words of its own.
struct ImportErrorTests {
  private func words(_ error: any Error) -> String {
    #expect(error.localizedDescription == "\(error)")
    return "\(error)"
  }

  @Test func aFileNamesItsFirstFaultWithItsPlace() throws {
    let file = "date,amount,currency\n2026-02-30,1.00,USD\n2026-02-01,x,USD\n"
    let error = try #require(throws: LedgerFileError.self) {
      try LedgerFile.ledger(Array(file.utf8)) { _ in nil }
    }
    #expect(words(error) == "2:1: date '2026-02-30' is not a civil date such as 2026-02-17; and 1 more")
  }

  @Test func aLongTextIsCutInItsMessage() throws {
    let file = Array("\(String(repeating: "1", count: 100_000))\n".utf8)
    let error = try #require(throws: LedgerFileError.self) { try LedgerFile.ledger(file) { _ in nil } }
    let header = "\(String(repeating: "1", count: 60))…"
    #expect(words(error).hasSuffix("; fields are separated by commas, and the header has: \(header)"))
  }

  @Test func linesMayEndWithCRAlone() throws {
    let app = try LedgerFile.ledger(Array("date,amount,currency\r2026-02-01,1.00,USD\r".utf8)) { _ in nil }
    #expect(app.ledger.transactions.map(\.amount.minorUnits) == [100])
  }

  @Test func aNewDocumentSaysWhichCurrenciesThereAre() throws {
    let currencies = try [Currency(code: "EUR"), Currency(code: "USD")]
    #expect(
      words(LedgerImportRefusal.currencyNeeded(currencies))
        == "the ledger has amounts in EUR, USD; a new document needs a currency")
    #expect(
      words(LedgerImportRefusal.currencyNeeded([]))
        == "the ledger has no amounts; a new document needs a currency")
  }
}
