import AlmanacModel
import SourceText

/// Reads Data/hydration/beverages.tsv.
enum BeverageReader {
  static let path = HydrationReader.path("beverages")
  /// The module of the widget that offers beverages in its settings.
  static let widget = "HydrationWidget"
  /// The ids that must exist; the runtime uses them for unknown drinks.
  static let requiredIDs = ["water", "other"]

  static func read(_ reader: DataReader, _ languages: Languages) -> [BeverageRecord] {
    let languages = languages.columns(in: .hydration)
    let table = reader.table(
      path,
      columns: ["id"] + languages + ["symbol", "tint", "factor", "retention", "alcohol", "source"])
    var unique = UniqueKeys<[String]>()
    let beverages = table.rows { record in
      let names = NameRecord(
        languages.map { language in
          let name = record.text(language, is: "a name without ; and |") { name in
            !name.contains { $0 == ";" || $0 == "|" }
          }
          return (language, .init([name]))
        })
      let source = record.text("source")
      let beverage = BeverageRecord(
        id: word("id", of: record), factor: decimal("factor", of: record, places: 3, maximum: 1000),
        retention: record.hasValue("retention")
          ? decimal("retention", of: record, places: 2, maximum: 300) : nil,
        tint: record.choice("tint", of: BeverageTint.self),
        isAlcoholic: record.index("alcohol", among: ["no", "yes"]) == 1,
        symbol: word("symbol", of: record, allowing: "."), names: names, source: source)
      unique.insert(["id"] + languages, of: record)
      return beverage
    }
    table.reportMissing(requiredIDs, in: "id") { "beverage '\($0)' is missing" }
    return beverages
  }

  /// Returns an ASCII word that begins with a lower-case letter.
  private static func word(_ column: String, of record: Record, allowing extra: String = "") -> String {
    record.text(
      column,
      is: "a word of at most 40 letters and digits that begins with a small letter and is not reserved"
    ) { word in
      word.utf8.count <= 40 && !DataReader.isReserved(word) && word.utf8.first?.isLowerCase == true
        && word.utf8.allSatisfy { $0.isLetterOrDigit || extra.utf8.contains($0) }
    }
  }

  /// Returns a number with a limited number of decimal places, in units of the last place.
  private static func decimal(_ column: String, of record: Record, places: Int, maximum: Int) -> Int {
    let parts = record[column].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : "0"
    let zeros = String(repeating: "0", count: max(0, places - fraction.utf8.count))
    let isDecimal = [parts[0], fraction].allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
    if isDecimal, fraction.utf8.count <= places, let value = Int("\(parts[0])\(fraction)\(zeros)"),
      value <= maximum
    {
      return value
    }
    record.report(
      "\(column) '\(record[column])' is not a number of at most \(places) decimal places up to "
        + "\(Double(maximum) / (places == 3 ? 1000 : 100))", at: column)
    return 0
  }
}

extension RecordFormat {
  static let beverages = RecordFormat(
    "beverages", "The beverages, in the order in which they are offered.",
    of: "beverage"
  ) { $0.hydration.beverages }
}
