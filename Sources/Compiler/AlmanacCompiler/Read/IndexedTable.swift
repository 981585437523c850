import SourceText

/// A table whose first column is an index that takes every value from 0 up, each once.
struct IndexedTable {
  /// The records in the order of the index.
  let records: [Record]
  private let diagnostics: Diagnostics

  /// Reads a table and reports what is wrong with its index.
  init?(_ path: String, count: Int, columns: [String], reader: DataReader) {
    diagnostics = reader.diagnostics
    guard let table = reader.table(path, columns: ["index"] + columns) else { return nil }
    var unique = UniqueKeys<Int>()
    var rows: [Int: Record] = [:]
    for record in table.records {
      guard let index = record.integer("index", in: 0...(count - 1), diagnostics: diagnostics),
        unique.insert(
          index, named: "index \(index)", at: record.location(of: "index"), diagnostics: diagnostics)
      else { continue }
      rows[index] = record
    }
    for missing in 0..<count where rows[missing] == nil {
      diagnostics.report("index \(missing) is missing", at: SourceLocation(path: path))
    }
    let records = (0..<count).compactMap { rows[$0] }
    guard records.count == count else { return nil }
    self.records = records
  }

  /// The texts of three columns as names in Vietnamese, Chinese and English; no name of a column stands twice.
  ///
  /// - Parameters:
  ///   - repeats: How many records in a row share a name.
  ///   - isPinyin: Whether the third column is pinyin, in which different characters can be written alike.
  func names(
    _ vi: String = "vi", _ zh: String = "zh", _ en: String = "en", repeats: Int = 1, isPinyin: Bool = false
  ) -> [Names.Name]? {
    var unique = UniqueKeys<[String]>()
    var names: [Names.Name] = []
    for (index, record) in records.enumerated() {
      let texts = [vi, zh, en].compactMap { record.text($0, diagnostics: diagnostics) }
      guard texts.count == 3 else { continue }
      let name = Names.Name(vi: texts[0], zh: texts[1], en: texts[2])
      if index % repeats > 0 {
        if name != names.last {
          diagnostics.report(
            "index \(index) has another name than index \(index - 1): they have to be the same",
            at: record.location)
        }
        continue
      }
      for (column, text) in zip([vi, zh, en], texts) where !(isPinyin && column == en) {
        _ = unique.insert(
          [column, text], named: "name '\(text)'", at: record.location(of: column), diagnostics: diagnostics)
      }
      names.append(name)
    }
    return names.count == records.count / repeats ? names : nil
  }

  /// The places of a column's texts in a list of words, such as the elements; `nil` if there is no list.
  func places(_ column: String, in words: [String]?) -> [Int]? {
    guard let words else { return nil }
    let places = records.compactMap { record -> Int? in
      guard let place = words.firstIndex(of: String(record[column])) else {
        diagnostics.report(
          "\(column) '\(record[column])' is not one of: \(words.joined(separator: ", "))",
          at: record.location(of: column))
        return nil
      }
      return place
    }
    return places.count == records.count ? places : nil
  }

  /// Reports records whose text in a column is not the one that belongs to their index.
  func check(_ column: String, is expected: (Int) -> String) {
    for (index, record) in records.enumerated() where record[column] != expected(index) {
      diagnostics.report(
        "\(column) '\(record[column])' does not belong to index \(index), which is '\(expected(index))'",
        at: record.location(of: column))
    }
  }
}
