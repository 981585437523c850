import AlmanacModel
import SourceText

/// Reads the currencies of Data/money, in the order of their codes.
enum CurrencyReader {
  static let path = "Data/money/currencies.tsv"

  static func read(_ reader: DataReader) -> [CurrencyRecord] {
    var codes = UniqueKeys<String>()
    var numbers = UniqueKeys<String>()
    return reader.table(path, columns: ["code", "numeric", "exponent", "name"]).rows { record in
      let code = record.field("code", is: "three letters A to Z") {
        $0.utf8.count == 3 && $0.utf8.allSatisfy(\.isUpperCase)
      }
      let number = record.field("numeric", is: "three digits, 001 to 999") {
        $0.utf8.count == 3 && $0.utf8.allSatisfy(\.isDigit) && $0 != "000"
      }
      // The mark for no value is also that of the standard; its smallest unit is a ten-thousandth.
      let exponent = record.hasValue("exponent") ? record.integer("exponent", in: 0...4) : nil
      let name = record.text("name")
      numbers.insert(number, named: "number \(number)", in: record, at: "numeric")
      codes.append(code, named: "code", in: record, at: "code", order: "alphabetical order")
      return CurrencyRecord(code: code, number: Int(number) ?? 0, exponent: exponent, name: name)
    }
  }
}

extension RecordFormat {
  static let currencies = RecordFormat(
    "currencies", "The currencies.", of: "currency"
  ) { $0.currencies }
  .file(
    "SpendingTables/Currencies.swift", title: "Currencies and funds in force, ISO 4217.",
    notes: [
      "In the order of the codes. The exponent is the number of decimal digits of the minor unit: 0 for JPY, as one yen is",
      "the smallest amount. A currency or fund without an exponent has no minor unit in the standard.",
    ], from: [CurrencyReader.path])
}
