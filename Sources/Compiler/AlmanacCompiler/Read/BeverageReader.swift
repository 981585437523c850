import AlmanacModel
import SourceText

/// Reads Data/hydration/beverages.tsv.
struct BeverageReader {
  private let reader: DataReader
  /// The codes of the languages in which beverages have names.
  private let languages: [String]

  init(_ reader: DataReader, _ languages: Languages) {
    self.reader = reader
    self.languages = languages.columns(in: .hydration)
  }

  static let path = HydrationReader.path("beverages")
  /// The module of the widget that offers beverages in its settings.
  static let widget = "HydrationWidget"
  /// The ids that must exist; the runtime uses them for unknown drinks.
  static let requiredIDs = ["water", "other"]
  private enum Answer: String, CaseIterable { case no, yes }
  private var columns: [String] {
    ["id"] + languages + ["symbol", "tint", "factor", "retention", "alcohol", "source"]
  }

  func beverages() -> [BeverageRecord]? {
    guard let table = reader.table(Self.path, columns: columns) else { return nil }
    var unique = UniqueKeys<[String]>()
    var beverages: [BeverageRecord] = []
    for record in table.records {
      guard let beverage = beverage(record) else { continue }
      let keys = [("id", beverage.id)] + beverage.names.texts.map { ($0.text, $1.longest) }
      for (column, text) in keys {
        _ = unique.insert([column, text], named: "\(column) '\(text)'", in: record, at: column)
      }
      beverages.append(beverage)
    }
    let ids = Set(table.records.map { $0["id"] })
    for id in Self.requiredIDs where !ids.contains(id[...]) {
      table.report("beverage '\(id)' is missing")
    }
    return beverages.count == table.records.count ? beverages : nil
  }

  private func beverage(_ record: Record) -> BeverageRecord? {
    guard let names = record.names(languages), let source = record.text("source"),
      let id = word("id", of: record, allowing: ""),
      let symbol = word("symbol", of: record, allowing: "."),
      let tint = record.choice("tint", of: BeverageTint.self),
      let factor = decimal("factor", of: record, places: 3, maximum: 1000),
      let alcohol = record.choice("alcohol", of: Answer.self)
    else { return nil }
    var retention: Int?
    if record["retention"] != "-" {
      guard let index = decimal("retention", of: record, places: 2, maximum: 300) else { return nil }
      retention = index
    }
    return BeverageRecord(
      id: id, factor: factor, retention: retention, tint: tint, isAlcoholic: alcohol == .yes, symbol: symbol,
      names: names, source: source)
  }

  /// Returns an ASCII word that begins with a lower-case letter.
  private func word(_ column: String, of record: Record, allowing extra: String) -> String? {
    guard let text = record.text(column) else { return nil }
    let isWord = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: extra.utf8.contains(byte)
      }
    }
    guard isWord, let first = text.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
      text.utf8.count <= 40
    else {
      record.report(
        "\(column) '\(text)' is not a word of at most 40 letters and digits that begins with a small letter",
        at: column)
      return nil
    }
    return text
  }

  /// Returns a number with a limited number of decimal places, in units of the last place.
  private func decimal(_ column: String, of record: Record, places: Int, maximum: Int) -> Int? {
    let text = record[column]
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : ""
    let isDigits = (parts + [fraction]).allSatisfy { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    let padded =
      "\(parts[0])\(fraction)" + String(repeating: "0", count: max(0, places - fraction.utf8.count))
    guard isDigits, !parts[0].isEmpty, parts.count == 1 || !fraction.isEmpty, fraction.utf8.count <= places,
      let value = Int(padded), value <= maximum
    else {
      record.report(
        "\(column) '\(text)' is not a number of at most \(places) decimal places up to "
          + "\(Double(maximum) / (places == 3 ? 1000 : 100))", at: column)
      return nil
    }
    return value
  }
}
