/// Writes rows one after another in a format, so that an export of any length needs little memory.
protocol RowWriter {
  /// The text before the rows.
  var head: String { get }
  /// The text after the rows.
  var tail: String { get }
  /// Returns the text of a row; there is one value for each column.
  mutating func text(of values: [OrderedJSON]) -> String
}

/// CSV by RFC 4180 with a header; lines end with LF, which every CSV reader accepts.
struct CSVRowWriter: RowWriter {
  var columns: [ColumnHeading]

  var head: String { columns.map(\.snakeName).joined(separator: ",") + "\n" }
  var tail: String { "" }

  func text(of values: [OrderedJSON]) -> String {
    var line = ""
    for (place, (column, value)) in zip(columns, values).enumerated() {
      if place > 0 { line += "," }
      line += Self.quoted(column.type.plain(value))
    }
    return line + "\n"
  }

  private static func quoted(_ field: String) -> String {
    let isSpecial = field.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
    }
    guard isSpecial else { return field }
    // Iterates over scalars, because CR followed by LF is one character.
    var quoted = "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

/// A JSON array of objects, one per line, with the columns as keys.
struct JSONRowWriter: RowWriter {
  var columns: [ColumnHeading]
  private var isFirst = true

  init(columns: [ColumnHeading]) {
    self.columns = columns
  }

  var head: String { "[" }
  var tail: String { isFirst ? "]\n" : "\n]\n" }

  mutating func text(of values: [OrderedJSON]) -> String {
    let separator = isFirst ? "\n" : ",\n"
    isFirst = false
    return separator + OrderedJSON.object(zip(columns, values).map { ($0.name, $1) }).description
  }
}

/// JSON Lines: one object per line, with the columns as keys.
struct JSONLinesRowWriter: RowWriter {
  var columns: [ColumnHeading]

  var head: String { "" }
  var tail: String { "" }

  func text(of values: [OrderedJSON]) -> String {
    OrderedJSON.object(zip(columns, values).map { ($0.name, $1) }).description + "\n"
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
  private let columns: [ColumnHeading]
  private let insert: String
  private var count = 0

  init(table: String, columns: [ColumnHeading]) {
    self.columns = columns
    let definitions = columns.map { "  \($0.snakeName) \($0.type.sql)\($0.isKey ? " NOT NULL" : "")" }
    let key = columns.filter(\.isKey).map(\.snakeName).joined(separator: ", ")
    let lines = definitions + (key.isEmpty ? [] : ["  PRIMARY KEY (\(key))"])
    head = "BEGIN;\nCREATE TABLE \(table) (\n\(lines.joined(separator: ",\n"))\n);\n"
    insert = "INSERT INTO \(table) VALUES\n"
  }

  var tail: String { (count == 0 ? "" : ";\n") + "COMMIT;\n" }

  mutating func text(of values: [OrderedJSON]) -> String {
    var text = count % Self.rowsPerStatement > 0 ? ",\n(" : (count == 0 ? "" : ";\n") + insert + "("
    count += 1
    for (place, (column, value)) in zip(columns, values).enumerated() {
      if place > 0 { text += "," }
      text += column.type.literal(value)
    }
    return text + ")"
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
    case .text, .lunarDate, .ids, .names, .integers, .records: "TEXT"
    }
  }

  /// Returns a value as an SQL literal.
  func literal(_ value: OrderedJSON) -> String {
    let text = plain(value)
    if text.isEmpty { return "NULL" }
    switch self {
    case .integer, .number, .boolean: return text
    case .date: return "'\(text)'"
    case .text, .lunarDate, .ids, .names, .integers, .records:
      return "'" + (text.utf8.contains(UInt8(ascii: "'")) ? text.replacing("'", with: "''") : text) + "'"
    }
  }
}
