import SwiftEmitter

/// Generated/SpendingTables/Currencies.swift: the currencies of ISO 4217.
struct CurrenciesFile {
  private let data: SourceData

  init(_ data: SourceData) {
    self.data = data
  }

  static let module = "SpendingTables"
  /// Stands for an exponent that the standard does not define.
  private static let noExponent: Int64 = 255

  func file() throws(EmissionError) -> GeneratedFile {
    let currencies = data.currencies
    var builder = SourceFileBuilder(
      "\(Self.module)/Currencies.swift", title: "Currencies and funds in force, ISO 4217.",
      notes: [
        "In the order of the codes. Two numbers a currency: numeric code, exponent (decimal digits of the minor",
        "unit, \(Self.noExponent): the standard defines none). JPY is 392, 0: one yen is the smallest amount.",
      ],
      inputs: data.digests.inputs(below: [CurrencyReader.path]))
    builder.add(
      ["How many currencies there are."],
      .constant(Constant(name: "currencyCount", type: .int, value: Int64(currencies.count))))
    builder.add(
      ["Codes of three letters, in order."],
      .strings(StringTable(name: "currencyCodes", values: currencies.map(\.code))))
    builder.add(
      ["The code of a currency."],
      .accessor(Accessor(name: "currencyCode", element: "String", tables: ["currencyCodes"])))
    let rows = currencies.map { currency in
      IntegerTable.Row(
        [Int64(currency.number), Self.exponent(of: currency)],
        comment: "\(currency.code) · \(currency.name)")
    }
    builder.add(
      ["Numeric code and exponent."],
      .integers(IntegerTable(name: "currencyNumbers", type: .uint16, rows: rows)))
    builder.add(
      ["The numeric code of a currency, 1 to 999."],
      .accessor(
        Accessor(name: "currencyNumber", element: "UInt16", tables: ["currencyNumbers"], stride: 2)))
    builder.add(
      ["The exponent of a currency, 0 to 4; \(Self.noExponent): none."],
      .accessor(
        Accessor(
          name: "currencyExponent", element: "UInt16", tables: ["currencyNumbers"], stride: 2, offset: 1)))
    builder.add(
      ["English names."],
      .strings(
        StringTable(
          name: "currencyNames", values: currencies.map(\.name), comments: currencies.map(\.code))))
    builder.add(
      ["The English name of a currency in the standard."],
      .accessor(Accessor(name: "currencyName", element: "String", tables: ["currencyNames"])))
    return try builder.file()
  }

  private static func exponent(of currency: CurrencySource) -> Int64 {
    switch currency.minorUnit {
    case .none: noExponent
    case .digits(let count): Int64(count)
    }
  }
}
