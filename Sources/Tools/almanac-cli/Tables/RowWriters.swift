/// Writes rows one after another in a format, so that an export of any length needs little memory.
///
/// Rows are bytes: 200 years of days have two million values, and texts would take several times as long.
protocol RowWriter {
  /// The text before the rows.
  var head: String { get }
  /// The text after the rows.
  var tail: String { get }
  /// Appends a row; there is one value for each column.
  mutating func write(_ values: [OrderedJSON], to bytes: inout [UInt8])
}

/// The form of CSV for spreadsheets, which other readers do not need.
struct SpreadsheetForm {
  var hasMark = false
  var guardsFormulas = false

  /// The byte order mark at the beginning, if there is one.
  var head: String { hasMark ? "\u{FEFF}" : "" }

  /// Returns CSV with `'` before each field that a spreadsheet would compute and that is not a number.
  func guarded(_ csv: String) -> String {
    guard guardsFormulas else { return csv }
    return csv.replacing(#/"(?:[^"]|"")*"|[^",\n]+/#.matchingSemantics(.unicodeScalar)) { field in
      let mark = field.output.hasPrefix("\"") ? "\"" : ""
      let text = field.output.dropFirst(mark.count)
      let isFormula = text.unicodeScalars.first.map("=@+-\t\r\n".unicodeScalars.contains) ?? false
      return isFormula && Double(text) == nil ? "\(mark)'\(text)" : String(field.output)
    }
  }
}

/// CSV by RFC 4180 with a header; lines end with LF, which every CSV reader accepts.
struct CSVRowWriter: RowWriter {
  let head: String
  let tail = ""
  private let types: [ColumnType]
  /// Whether the values of a column may have to be quoted.
  private let areTexts: [Bool]
  private let form: SpreadsheetForm

  init(columns: [ColumnHeading], form: SpreadsheetForm = SpreadsheetForm()) {
    self.form = form
    head = form.head + columns.map(\.snakeName).joined(separator: ",") + "\n"
    types = columns.map(\.type)
    areTexts = types.map { ![.date, .integer, .number, .boolean].contains($0) }
  }

  func write(_ values: [OrderedJSON], to bytes: inout [UInt8]) {
    let row = bytes.count
    for index in values.indices {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      let start = bytes.count
      types[index].write(values[index], to: &bytes)
      if areTexts[index], bytes[start...].contains(where: Self.isSpecial) {
        bytes.quote(from: start, with: UInt8(ascii: "\""))
      }
    }
    bytes.append(UInt8(ascii: "\n"))
    guard form.guardsFormulas else { return }
    bytes.replaceSubrange(row..., with: form.guarded(String(decoding: bytes[row...], as: UTF8.self)).utf8)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }
}

/// Objects with the columns as keys, one per line: a JSON array of them, or JSON Lines.
struct ObjectRowWriter: RowWriter {
  private let isArray: Bool
  /// The text before each value.
  private let keys: [[UInt8]]
  private var isFirst = true

  init(columns: [ColumnHeading], isArray: Bool) {
    self.isArray = isArray
    keys = columns.enumerated().map { index, column in
      Array("\(index == 0 ? "{" : ", ")\(OrderedJSON.text(column.name)): ".utf8)
    }
  }

  var head: String { isArray ? "[" : "" }
  var tail: String { isArray ? isFirst ? "]\n" : "\n]\n" : "" }

  mutating func write(_ values: [OrderedJSON], to bytes: inout [UInt8]) {
    if isArray { bytes += (isFirst ? "\n" : ",\n").utf8 }
    isFirst = false
    for index in values.indices {
      bytes += keys[index]
      values[index].write(to: &bytes)
    }
    bytes += (isArray ? "}" : "}\n").utf8
  }
}

/// SQL that SQLite, DuckDB and PostgreSQL share: a table and inserts of many rows.
///
/// Everything is in one transaction, so that an incomplete export leaves nothing behind.
struct SQLRowWriter: RowWriter {
  /// The number of rows per statement.
  ///
  /// Database engines then need about a tenth of the time of one statement per row; more rows are not faster.
  static let rowsPerStatement = 500

  let head: String
  private let types: [ColumnType]
  private let areQuoted: [Bool]
  private let insert: String
  private var count = 0

  init(table: String, columns: [ColumnHeading]) {
    types = columns.map(\.type)
    areQuoted = types.map { ![.integer, .number, .boolean].contains($0) }
    let definitions = columns.map { "  \($0.snakeName) \($0.type.sql)\($0.isKey ? " NOT NULL" : "")" }
    let key = columns.filter(\.isKey).map(\.snakeName).joined(separator: ", ")
    let lines = definitions + (key.isEmpty ? [] : ["  PRIMARY KEY (\(key))"])
    head = "BEGIN;\nCREATE TABLE \(table) (\n\(lines.joined(separator: ",\n"))\n);\n"
    insert = "INSERT INTO \(table) VALUES\n"
  }

  var tail: String { (count == 0 ? "" : ";\n") + "COMMIT;\n" }

  mutating func write(_ values: [OrderedJSON], to bytes: inout [UInt8]) {
    bytes += (count % Self.rowsPerStatement > 0 ? ",\n(" : (count == 0 ? "" : ";\n") + insert + "(").utf8
    count += 1
    for index in values.indices {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      let start = bytes.count
      types[index].write(values[index], to: &bytes)
      if bytes.count == start {
        bytes += "NULL".utf8
      } else if areQuoted[index] {
        bytes.quote(from: start, with: UInt8(ascii: "'"))
      }
    }
    bytes.append(UInt8(ascii: ")"))
  }
}

extension [UInt8] {
  /// Encloses the text from a position on in quotation marks, and doubles those in it.
  fileprivate mutating func quote(from start: Int, with mark: UInt8) {
    insert(mark, at: start)
    if self[(start + 1)...].contains(mark) {
      replaceSubrange(
        (start + 1)..., with: Array(self[(start + 1)...].flatMap { $0 == mark ? [mark, mark] : [$0] }))
    }
    append(mark)
  }
}

extension ColumnType {
  /// The type in SQL, one of those that SQLite, DuckDB and PostgreSQL share.
  var sql: String {
    switch self {
    case .date: "DATE"
    case .integer: "INTEGER"
    case .number: "DOUBLE PRECISION"
    case .boolean: "BOOLEAN"
    case .text, .lunarDate, .ids, .names, .integers, .records, .record, .null: "TEXT"
    }
  }

  /// Appends a value as text without quotation marks; nothing for null.
  fileprivate func write(_ value: OrderedJSON, to bytes: inout [UInt8]) {
    switch value {
    case .value(.string(let text)): bytes.append(contentsOf: text.utf8)
    case .value(.null): break
    case .value: value.write(to: &bytes)
    default: bytes.append(contentsOf: plain(value).utf8)
    }
  }
}
