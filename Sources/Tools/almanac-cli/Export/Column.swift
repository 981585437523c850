import Almanac

/// A column of an export: its heading, and how its value is computed.
///
/// The columns of an export are defined in one table, which every format and the help use.
struct Column<Subject> {
  let heading: ColumnHeading
  /// Returns the value; null if there is none.
  let value: @Sendable (Subject) throws -> OrderedJSON

  /// Creates a column.
  ///
  /// - Parameter isKey: Whether the column identifies rows.
  init(
    _ name: String, _ type: ColumnType, _ help: String, isKey: Bool = false,
    value: @escaping @Sendable (Subject) throws -> OrderedJSON
  ) {
    heading = ColumnHeading(name: name, type: type, help: help, isKey: isKey)
    self.value = value
  }

  /// Creates a column from a column of a part of the subject.
  init<Part>(
    _ name: String, of column: Column<Part>, in part: @escaping @Sendable (Subject) -> Part
  ) {
    self.init(name, column.heading.type, column.heading.help) { try column.value(part($0)) }
  }
}

/// The properties of a column that a format needs.
struct ColumnHeading {
  var name: String
  var type: ColumnType
  /// The explanation, half a line.
  var help: String
  /// Whether the column identifies rows.
  var isKey = false
}

/// The type of the values in a column.
enum ColumnType: String, CaseIterable {
  case date, integer, boolean, text
  /// A list of numbers or ids.
  case list
  /// A list of names, which may contain spaces.
  case names

  /// The type in SQL, one of those that SQLite, DuckDB and PostgreSQL share.
  var sql: String {
    switch self {
    case .date: "DATE"
    case .integer: "INTEGER"
    case .boolean: "BOOLEAN"
    case .text, .list, .names: "TEXT"
    }
  }

  /// Examples of a value in CSV and JSON, for the help.
  var examples: [String] {
    switch self {
    case .date: ["2026-02-17", #""2026-02-17""#]
    case .integer: ["6", "6"]
    case .boolean: ["true", "true"]
    case .text: ["Bính Ngọ", #""Bính Ngọ""#]
    case .list: ["tet new_year", #"["tet", "new_year"]"#]
    case .names: ["Tết Nguyên đán; Thanh minh", #"["Tết Nguyên đán", "Thanh minh"]"#]
    }
  }

  /// The separator of list elements in CSV and SQL, which have no lists.
  private var separator: String { self == .names ? "; " : " " }

  /// Returns a value as text without quotation marks; empty for null.
  func plain(_ value: OrderedJSON) -> String {
    switch value {
    case .value(.string(let text)): text
    case .value(.integer(let number)): String(number)
    case .value(.bool(let truth)): truth ? "true" : "false"
    case .value(.null): ""
    case .array(let elements): elements.map(plain).joined(separator: separator)
    default: value.description
    }
  }

  /// Returns a value as an SQL literal.
  func literal(_ value: OrderedJSON) -> String {
    let text = plain(value)
    if text.isEmpty { return "NULL" }
    switch self {
    case .integer, .boolean: return text
    case .date: return "'\(text)'"
    case .text, .list, .names:
      return "'" + (text.utf8.contains(UInt8(ascii: "'")) ? text.replacing("'", with: "''") : text) + "'"
    }
  }
}
