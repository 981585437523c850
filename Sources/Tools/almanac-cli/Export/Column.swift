import Almanac

/// A column of an export: what it is called and holds, and how it is found.
///
/// The columns of an export are its one table: every format is written by it, and the help is made of it.
struct Column<Subject> {
  let heading: ColumnHeading
  /// Its value; null where there is none.
  let value: @Sendable (Subject) throws -> OrderedJSON

  /// - Parameter isKey: Whether rows are told apart by it.
  init(
    _ name: String, _ type: ColumnType, _ help: String, isKey: Bool = false,
    value: @escaping @Sendable (Subject) throws -> OrderedJSON
  ) {
    heading = ColumnHeading(name: name, type: type, help: help, isKey: isKey)
    self.value = value
  }

  /// A column of something that a subject has.
  init<Part>(
    _ name: String, of column: Column<Part>, in part: @escaping @Sendable (Subject) -> Part
  ) {
    self.init(name, column.heading.type, column.heading.help) { try column.value(part($0)) }
  }
}

/// What a format has to know of a column.
struct ColumnHeading {
  var name: String
  var type: ColumnType
  /// What it holds, in half a line.
  var help: String
  /// Whether rows are told apart by it.
  var isKey = false
}

/// What a column holds.
enum ColumnType: String, CaseIterable {
  case date, integer, boolean, text
  /// Numbers or ids.
  case list
  /// Names, which may have spaces.
  case names

  /// The type in SQL, of those that SQLite, DuckDB and PostgreSQL share.
  var sql: String {
    switch self {
    case .date: "DATE"
    case .integer: "INTEGER"
    case .boolean: "BOOLEAN"
    case .text, .list, .names: "TEXT"
    }
  }

  /// A value as CSV and JSON write it, for the help.
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

  /// What stands between the elements of a list in CSV and SQL, which have no lists.
  private var separator: String { self == .names ? "; " : " " }

  /// A value as text without quotation marks; empty for none.
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

  /// A value as a literal of SQL.
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
