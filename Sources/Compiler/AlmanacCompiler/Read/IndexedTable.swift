import AlmanacModel
import SourceText

/// A table whose first column is an index that has every value from 0 up once.
struct IndexedTable {
  /// The records in the order of the index.
  let records: [Record]

  /// Reads a table and reports mistakes of its index.
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

  /// Returns the texts of columns as names in several languages; no name may be twice in a column.
  ///
  /// - Parameters:
  ///   - languages: The codes of the languages, which are the names of the columns.
  ///   - prefix: The text before the code in the names of the columns.
  ///   - repeats: The number of consecutive records that share a name.
  ///   - pinyin: The column with pinyin, in which different characters may have the same spelling.
  func names(
    _ languages: [String], prefix: String = "", repeats: Int = 1, pinyin: String? = nil
  ) -> [Names.Name]? {
    let columns = languages.map { prefix + $0 }
    var unique = UniqueKeys<[String]>()
    var names: [Names.Name] = []
    for (index, record) in records.enumerated() {
      let texts = columns.compactMap(record.text)
      guard texts.count == columns.count else { continue }
      let name = Names.Name(languages, texts)
      if index % repeats > 0 {
        if name != names.last {
          record.report("index \(index) has another name than index \(index - 1): they must be the same")
        }
        continue
      }
      for (column, text) in zip(columns, texts) where column != pinyin {
        _ = unique.insert([column, text], named: "name '\(text)'", in: record, at: column)
      }
      names.append(name)
    }
    return names.count == records.count / repeats ? names : nil
  }

  /// Returns the indices of a column's texts in a list of words, such as the elements; `nil` without a list.
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

  /// Reports records whose text in a column does not belong to their index.
  func check(_ column: String, is expected: (Int) -> String) {
    for (index, record) in records.enumerated() where record[column] != expected(index) {
      record.report(
        "\(column) '\(record[column])' does not belong to index \(index), which is '\(expected(index))'",
        at: column)
    }
  }
}

extension Record {
  /// Returns the name in several languages, whose codes are the names of the columns.
  func names(_ languages: [String]) -> NameRecord? {
    let texts = languages.compactMap { code in
      text(code).map { (language: code, forms: NameRecord.Forms([$0])) }
    }
    return texts.count == languages.count ? NameRecord(texts) : nil
  }
}
