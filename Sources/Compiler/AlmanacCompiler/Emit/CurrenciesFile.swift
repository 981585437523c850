import AlmanacModel
import SwiftEmitter

extension SourceData {
  /// Generated/SpendingTables/Currencies.swift: the currencies of ISO 4217.
  func currenciesFile() throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "SpendingTables/Currencies.swift", title: "Currencies and funds in force, ISO 4217.",
      notes: [
        "In the order of the codes. The exponent is the number of decimal digits of the minor unit: 0 for JPY, as one yen is",
        "the smallest amount. A currency or fund without an exponent has no minor unit in the standard.",
      ],
      inputs: digests.paths(below: [CurrencyReader.path]))
    builder.add(.currencies, of: self)
    return try builder.file()
  }
}
