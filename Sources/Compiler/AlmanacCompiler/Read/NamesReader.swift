import SourceText

/// Reads Data/names.
struct NamesReader {
  private let reader: DataReader
  /// The codes of the languages that have names.
  private let languages: [String]

  init(_ reader: DataReader, _ languages: Languages) {
    self.reader = reader
    self.languages = languages.columns(in: .names)
  }

  private static let folder = "Data/names"

  func names() -> Names? {
    let plain = languages
    // Vietnamese has two names for month 11.
    let monthColumns = plain.flatMap { $0 == "vi" ? ["vi-traditional", "vi-modern"] : [$0] }
    let stems = read("stems", key: "index", keys: Array(0...9), columns: plain)
    let branches = read("branches", key: "index", keys: Array(0...11), columns: plain)
    let terms = read("solar_terms", key: "longitude", keys: (0...23).map { $0 * 15 }, columns: plain)
    let months = read("lunar_months", key: "month", keys: Array(1...12), columns: monthColumns)
    let days = read("lunar_days", key: "day", keys: Array(1...30), columns: plain)
    let weekdays = read("weekdays", key: "index", keys: Array(0...6), columns: plain)
    let phases = read("moon_phases", key: "index", keys: Array(0...7), columns: plain)
    guard let stems, let branches, let terms, let months, let days, let weekdays, let phases else {
      return nil
    }
    func names(_ rows: [[String]]) -> [Names.Name] { rows.map { .init(plain, $0) } }
    let modern = monthColumns.firstIndex(of: "vi-modern") ?? 0
    return Names(
      stems: names(stems), branches: names(branches), solarTerms: names(terms),
      lunarMonths: names(
        months.map { row in row.indices.filter { $0 != modern }.map { row[$0] } }),
      lunarMonthsModernVi: months.map { $0[modern] },
      lunarDays: names(days), weekdays: names(weekdays), moonPhases: names(phases))
  }

  /// Returns the names in the order of the keys; keys and names of a language must be unique.
  private func read(_ name: String, key: String, keys: [Int], columns: [String]) -> [[String]]? {
    guard let table = reader.table("\(Self.folder)/\(name).tsv", columns: [key] + columns) else { return nil }
    var uniqueKeys = UniqueKeys<Int>()
    var uniqueNames = UniqueKeys<[String]>()
    var rows: [Int: [String]] = [:]
    for record in table.records {
      let value = record.integer(key, in: (keys.first ?? 0)...(keys.last ?? 0))
      let texts = columns.compactMap(record.text)
      guard let value, uniqueKeys.insert(value, named: "\(key) \(value)", in: record, at: key),
        texts.count == columns.count
      else { continue }
      guard keys.contains(value) else {
        record.report("\(key) \(value) is not a multiple of 15", at: key)
        continue
      }
      for (column, text) in zip(columns, texts) {
        _ = uniqueNames.insert([column, text], named: "name '\(text)'", in: record, at: column)
      }
      rows[value] = texts
    }
    for missing in keys where rows[missing] == nil {
      table.report("\(key) \(missing) is missing")
    }
    let ordered = keys.compactMap { rows[$0] }
    return ordered.count == keys.count ? ordered : nil
  }
}
