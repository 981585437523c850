import AlmanacModel
import SourceText

/// A table whose first column is an index that has every value from a list once.
struct IndexedTable {
  /// The records in the order of the index; fewer than there should be after a mistake.
  let rows: [(index: Int, record: Record)]
  /// Whether every index is there; if not, a record may have the index of another, and is not judged by it.
  let isComplete: Bool

  /// Reads a table and reports mistakes of its index.
  ///
  /// - Parameters:
  ///   - key: The name of the column with the index.
  ///   - indices: The values that the index must have, in ascending order.
  init(
    _ path: String, key: String = "index", indices: [Int], columns: [String], reader: DataReader
  ) {
    let table = reader.table(path, columns: [key] + columns)
    var unique = UniqueKeys<Int>()
    var records: [Int: Record] = [:]
    for record in table.records {
      let index = record.integer(key, in: (indices.first ?? 0)...(indices.last ?? 0))
      guard unique.insert(index, named: "\(key) \(index)", in: record, at: key) else { continue }
      if indices.contains(index) {
        records[index] = record
      } else {
        record.report("\(key) \(index) is not a multiple of 15", at: key)
      }
    }
    for missing in indices where records[missing] == nil { table.report("\(key) \(missing) is missing") }
    rows = indices.compactMap { index in records[index].map { (index, $0) } }
    isComplete = rows.count == indices.count
  }

  /// Returns the texts of columns as names in several languages; no name may be twice in a column.
  ///
  /// - Parameters:
  ///   - languages: The codes of the languages.
  ///   - repeats: The number of consecutive records that share a name.
  ///   - pinyin: The column with pinyin, in which different characters may have the same spelling.
  ///   - column: The name of the column of a language.
  func names(
    _ languages: [String], repeats: Int = 1, pinyin: String? = nil, column: (String) -> String = { $0 }
  ) -> [Names.Name] {
    let columns = languages.map(column)
    var unique = UniqueKeys<[String]>()
    var names: [(index: Int, name: Names.Name)] = []
    for (index, record) in rows {
      let name = Names.Name(languages, columns.map { record.text($0) })
      guard !record.isBad, isComplete || repeats == 1 else { continue }
      if index % repeats == 0 {
        unique.insert(columns.filter { $0 != pinyin }, of: record, named: "name")
        names.append((index, name))
      } else if let last = names.last, last.index == index - index % repeats, last.name != name {
        record.report("index \(index) has another name than index \(index - 1): they must be the same")
      }
    }
    return names.map { $0.name }
  }

  /// Returns the indices of a column's texts in a list of words, such as the elements.
  ///
  /// - Parameter words: The words; empty if their own table has a mistake, and then nothing is compared.
  func indices(_ column: String, in words: [String]) -> [Int] {
    words.isEmpty ? [] : rows.map { $0.record.index(column, among: words) }
  }

  /// Reports records whose text in a column does not belong to their index.
  func check(_ column: String, is expected: (Int) -> String) {
    for (index, record) in rows where isComplete && record[column] != expected(index) {
      record.report(
        "\(column) '\(record[column])' does not belong to index \(index), which is '\(expected(index))'"
          + String(record[column]).lookAlikes(in: expected(index)),
        at: column)
    }
  }
}
