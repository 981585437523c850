import AlmanacModel
import SourceText

/// Reads the currencies of Data/money.
struct CurrencyReader {
  private let reader: DataReader

  init(_ reader: DataReader) {
    self.reader = reader
  }

  static let path = "Data/money/currencies.tsv"
  /// The mark in the data for "not applicable" in the standard.
  private static let notApplicable = "-"
  /// The digits of minor units; the smallest in the standard is a ten-thousandth.
  private static let exponents = 0...4

  /// Returns the currencies in the order of their codes; codes and numbers must be unique.
  func currencies() -> [CurrencyRecord]? {
    guard let table = reader.table(Self.path, columns: ["code", "numeric", "exponent", "name"]) else {
      return nil
    }
    var codes = UniqueKeys<String>()
    var numbers = UniqueKeys<Int>()
    var currencies: [CurrencyRecord] = []
    for record in table.records {
      // All four columns are read before a row is rejected, so that every mistake in it is reported.
      let code = code(record)
      let number = number(record)
      let exponent = exponent(record)
      let name = record.text("name")
      guard let code, let number, let exponent, let name,
        codes.insert(code, named: "code \(code)", in: record, at: "code"),
        numbers.insert(number, named: "number \(record["numeric"])", in: record, at: "numeric")
      else { continue }
      if let last = currencies.last, code < last.code {
        record.report(
          "code \(code) comes after \(last.code); codes must be in alphabetical order", at: "code")
      }
      currencies.append(CurrencyRecord(code: code, number: number, exponent: exponent, name: name))
    }
    return currencies.count == table.records.count ? currencies : nil
  }

  private func code(_ record: Record) -> String? {
    let code = record["code"]
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
    else {
      record.report("code '\(code)' is not three letters A to Z", at: "code")
      return nil
    }
    return String(code)
  }

  private func number(_ record: Record) -> Int? {
    let digits = record["numeric"]
    guard digits.utf8.count == 3, let number = Int(digits), number > 0,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else {
      record.report("numeric '\(digits)' is not three digits, 001 to 999", at: "numeric")
      return nil
    }
    return number
  }

  /// Returns the digits of the minor unit, or `.some(nil)` if the standard has none; `nil` after a mistake.
  private func exponent(_ record: Record) -> Int?? {
    record["exponent"] == Self.notApplicable
      ? .some(nil) : record.integer("exponent", in: Self.exponents).map(Optional.some)
  }
}
