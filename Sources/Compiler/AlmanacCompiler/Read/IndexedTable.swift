import SourceText

/// A table whose first column is an index that takes every value from 0 up, each once.
struct IndexedTable {
  /// The records in the order of the index.
  let records: [Record]

  /// Reads a table and reports what is wrong with its index.
  init?(_ path: String, count: Int, columns: [String], reader: DataReader) {
    guard let table = reader.table(path, columns: ["index"] + columns) else { return nil }
    var unique = UniqueKeys<Int>()
    var rows: [Int: Record] = [:]
    for record in table.records {
      guard let index = record.integer("index", in: 0...(count - 1)),
        unique.insert(index, named: "index \(index)", in: record, at: "index")
      else { continue }
      rows[index] = record
    }
    for missing in 0..<count where rows[missing] == nil {
      table.report("index \(missing) is missing")
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
      let texts = [vi, zh, en].compactMap(record.text)
      guard texts.count == 3 else { continue }
      let name = Names.Name(vi: texts[0], zh: texts[1], en: texts[2])
      if index % repeats > 0 {
        if name != names.last {
          record.report("index \(index) has another name than index \(index - 1): they have to be the same")
        }
        continue
      }
      for (column, text) in zip([vi, zh, en], texts) where !(isPinyin && column == en) {
        _ = unique.insert([column, text], named: "name '\(text)'", in: record, at: column)
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
        record.report(
          "\(column) '\(record[column])' is not one of: \(words.joined(separator: ", "))", at: column)
        return nil
      }
      return place
    }
    return places.count == records.count ? places : nil
  }

  /// Reports records whose text in a column is not the one that belongs to their index.
  func check(_ column: String, is expected: (Int) -> String) {
    for (index, record) in records.enumerated() where record[column] != expected(index) {
      record.report(
        "\(column) '\(record[column])' does not belong to index \(index), which is '\(expected(index))'",
        at: column)
    }
  }
}
