/// Writes rows one after the other in a format, so that an export of any length needs little memory.
protocol RowWriter {
  /// What stands before the rows.
  var head: String { get }
  /// What stands after the rows.
  var tail: String { get }
  /// A row: one value a column.
  mutating func text(of values: [OrderedJSON]) -> String
}

/// CSV as RFC 4180 has it, with a header; lines end with LF, which every reader of CSV takes.
struct CSVRowWriter: RowWriter {
  var columns: [ColumnHeading]

  var head: String { columns.map(\.name).joined(separator: ",") + "\n" }
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
    // By scalars, because a CR and LF in a row are one character.
    var quoted = "\""
    for scalar in field.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

/// A JSON array of objects, one a line, with the columns as keys.
struct JSONRowWriter: RowWriter {
  var columns: [ColumnHeading]
  private var isFirst = true

  init(columns: [ColumnHeading]) {
    self.columns = columns
  }

  var head: String { "[" }
  var tail: String { "\n]\n" }

  mutating func text(of values: [OrderedJSON]) -> String {
    let separator = isFirst ? "\n" : ",\n"
    isFirst = false
    return separator + OrderedJSON.object(zip(columns, values).map { ($0.name, $1) }).description
  }
}

/// JSON Lines: an object a line, with the columns as keys.
struct JSONLinesRowWriter: RowWriter {
  var columns: [ColumnHeading]

  var head: String { "" }
  var tail: String { "" }

  func text(of values: [OrderedJSON]) -> String {
    OrderedJSON.object(zip(columns, values).map { ($0.name, $1) }).description + "\n"
  }
}

/// SQL that SQLite, DuckDB and PostgreSQL share: a table and inserts of many rows, in one transaction, so that an
/// export that was cut off leaves nothing behind.
struct SQLRowWriter: RowWriter {
  /// The rows of a statement: engines take about a tenth of the time that a statement for each row takes, and more
  /// rows gain nothing.
  static let rowsPerStatement = 500

  let head: String
  private let columns: [ColumnHeading]
  private let insert: String
  private var count = 0

  init(table: String, columns: [ColumnHeading]) {
    self.columns = columns
    let definitions = columns.map { "  \($0.name) \($0.type.sql)\($0.isKey ? " NOT NULL" : "")" }
    let key = columns.filter(\.isKey).map(\.name).joined(separator: ", ")
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
