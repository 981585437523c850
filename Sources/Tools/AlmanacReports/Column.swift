package import DayAlmanac

/// A column of a table: its name, its meaning, and the computation of its value.
///
/// A column is declared once. CSV, JSON, SQL, text, the help and the declarations for TypeScript are made from it.
package struct Column<Row>: Sendable {
  package let heading: ColumnHeading
  /// Returns the value; null if there is none, or `nil` if JSON then omits the member.
  package let value: @Sendable (Row) -> OrderedJSON?
  #if !hasFeature(Embedded)
  /// Returns the value if it is a lunar date.
  package let lunarDate: @Sendable (Row) -> LunarDate?
  /// Returns the heading in text for people; `nil` if the column is not in it.
  package let label: (@Sendable (DayTexts) -> String)?
  /// Returns the value in text for people.
  package let cell: @Sendable (Row) -> String
  #endif

  /// Creates a column, whose type is that of its values.
  ///
  /// - Parameters:
  ///   - name: The name in JSON, `isLeapMonth`; CSV and SQL derive `is_leap_month` from it.
  ///   - help: The explanation, half a line; empty where the name says it.
  ///   - isKey: Whether the column identifies rows.
  ///   - words: The only values, if it has few.
  ///   - label: The heading in text for people; without it the column is not in text.
  ///   - cell: The value in text for people; without it, the value as in CSV.
  ///   - value: Returns the value of a row.
  // Inlined, which makes the WebAssembly file smaller.
  @inline(__always)
  package init<Value: ColumnValue>(
    _ name: String, _ help: @autoclosure () -> String = "", isKey: Bool = false,
    words: @autoclosure () -> [String] = [], label: (@Sendable (DayTexts) -> String)? = nil,
    cell: (@Sendable (Row) -> String)? = nil, value: @escaping @Sendable (Row) -> Value
  ) {
    self.value = { value($0).columnJSON }
    // WebAssembly returns rows only as JSON, so the parts for other formats and for the help would enlarge its file in vain.
    #if hasFeature(Embedded)
    heading = ColumnHeading(name: name)
    #else
    let heading = ColumnHeading(
      name: name, type: Value.columnType, isOptional: Value.isOptional, help: help(), isKey: isKey,
      words: words(), record: Value.record)
    self.heading = heading
    lunarDate = { value($0).columnLunarDate }
    self.label = label
    self.cell = cell ?? { heading.type.plain(value($0).columnJSON) }
    #endif
  }

  /// Creates a column from a column of a part of the row.
  package init<Part>(_ column: Column<Part>, of part: @escaping @Sendable (Row) -> Part) {
    heading = column.heading
    value = { column.value(part($0)) }
    #if !hasFeature(Embedded)
    lunarDate = { column.lunarDate(part($0)) }
    label = column.label
    cell = { column.cell(part($0)) }
    #endif
  }

  /// Creates a column from a column of an optional part; JSON omits it in rows without that part.
  package init<Part>(_ column: Column<Part>, ofOptional part: @escaping @Sendable (Row) -> Part?) {
    value = { part($0).flatMap { column.value($0) } }
    #if hasFeature(Embedded)
    heading = column.heading
    #else
    heading = column.heading.leftOut
    lunarDate = { part($0).flatMap { column.lunarDate($0) } }
    label = column.label
    cell = { part($0).map { column.cell($0) } ?? "" }
    #endif
  }
}

extension Array {
  /// Returns the members of a row as JSON.
  package func members<Row>(_ row: Row) -> [(key: String, value: OrderedJSON)] where Element == Column<Row> {
    var members: [(key: String, value: OrderedJSON)] = []
    members.reserveCapacity(count)
    for column in self {
      if let value = column.value(row) { members.append((column.heading.name, value)) }
    }
    return members
  }
}

/// The description of a column, which all formats use.
package struct ColumnHeading: Sendable {
  /// The name in JSON, such as `isLeapMonth`.
  package var name: String
  #if !hasFeature(Embedded)
  package let type: ColumnType
  /// Whether a row may have no value.
  package let isOptional: Bool
  /// The explanation, half a line.
  package let help: String
  /// Whether the column identifies rows.
  package let isKey: Bool
  /// The only values, if it has few.
  package let words: [String]
  /// The type of the values, or of their elements, if these are objects.
  package let record: RecordType?
  /// Whether JSON omits the member in rows without a value.
  package private(set) var isLeftOut = false

  package init(
    name: String, type: ColumnType, isOptional: Bool, help: String, isKey: Bool = false, words: [String] = [],
    record: RecordType? = nil
  ) {
    (self.name, self.type, self.isOptional) = (name, type, isOptional)
    (self.help, self.isKey, self.words, self.record) = (help, isKey, words, record)
  }

  /// The same column of an optional part.
  fileprivate var leftOut: Self {
    var heading = self
    heading.isLeftOut = true
    return heading
  }
  #endif

  /// Returns the column with another name.
  package func named(_ name: String) -> ColumnHeading {
    var heading = self
    heading.name = name
    return heading
  }

  /// The name in CSV and SQL, such as `is_leap_month`.
  package var snakeName: String { Self.snake(name) }

  /// Returns a name in camelCase or kebab-case as CSV and SQL have it.
  package static func snake(_ name: String) -> String {
    var snake = ""
    for scalar in name.unicodeScalars {
      if ("A"..."Z").contains(scalar) {
        snake += "_\(Character(Unicode.Scalar(UInt8(scalar.value) + 32)))"
      } else {
        snake.unicodeScalars.append(scalar == "-" ? "_" : scalar)
      }
    }
    return snake
  }
}

/// The type of the values in a column.
package enum ColumnType: Hashable, Sendable, CaseIterable {
  case date, integer, number, boolean, text
  /// A day of a lunar calendar: an object in JSON, four columns in CSV and SQL.
  case lunarDate
  /// A list of ids.
  case ids
  /// A list of names, which may contain spaces.
  case names
  /// A list of whole numbers.
  case integers
  /// A list of objects, which CSV and SQL have as JSON.
  case records
  /// An object; CSV and SQL have it as JSON too.
  case record
  /// Always null.
  case null

  /// Returns a value as text without quotation marks; empty for null.
  package func plain(_ value: OrderedJSON) -> String {
    switch value {
    case .value(.string(let text)): text
    case .value(.integer(let number)): String(number)
    case .value(.bool(let truth)): truth ? "true" : "false"
    case .value(.null): ""
    case .array(let elements) where self == .names: elements.map(plain).joined(separator: "; ")
    case .array(let elements) where self != .records: elements.map(plain).joined(separator: " ")
    default: value.description
    }
  }
}

/// A type whose values a column may have.
package protocol ColumnValue: SendableMetatype {
  static var columnType: ColumnType { get }
  static var isOptional: Bool { get }
  #if !hasFeature(Embedded)
  /// The type of the values, or of their elements, if these are objects.
  static var record: RecordType? { get }
  #endif
  var columnJSON: OrderedJSON { get }
  /// The value if it is a lunar date.
  var columnLunarDate: LunarDate? { get }
}

extension ColumnValue {
  package static var isOptional: Bool { false }
  #if !hasFeature(Embedded)
  package static var record: RecordType? { nil }
  #endif
  package var columnLunarDate: LunarDate? { nil }
}

/// A type of which a column may have lists.
package protocol ColumnListElement: ColumnValue {
  /// The type of a column of lists.
  static var listType: ColumnType { get }
}

extension Int: ColumnListElement {
  package static var columnType: ColumnType { .integer }
  package static var listType: ColumnType { .integers }
  package var columnJSON: OrderedJSON { .integer(self) }
}

extension Double: ColumnValue {
  package static var columnType: ColumnType { .number }
  package var columnJSON: OrderedJSON { .number(self) }
}

extension Bool: ColumnValue {
  package static var columnType: ColumnType { .boolean }
  package var columnJSON: OrderedJSON { .boolean(self) }
}

extension String: ColumnListElement {
  package static var columnType: ColumnType { .text }
  package static var listType: ColumnType { .ids }
  package var columnJSON: OrderedJSON { .text(self) }
}

extension CivilDate: ColumnValue {
  package static var columnType: ColumnType { .date }
  package var columnJSON: OrderedJSON { .text(description) }
}

extension LunarDate: ColumnRecord {
  package static var columnType: ColumnType { .lunarDate }
  package var columnLunarDate: LunarDate? { self }

  package static let declaration = (name: "LunarDate", help: "A day of a lunar calendar.")
  // In CSV and SQL, these columns replace the object.
  package static let columns: [Column<LunarDate>] = [
    Column("year", "the Gregorian year in which the lunar year begins") { $0.year },
    Column("month", "the lunar month, 1 to 12") { $0.month },
    Column("isLeapMonth", "whether it is a leap month") { $0.isLeapMonth },
    Column("day", "the day of the lunar month, 1 to 30") { $0.day },
  ]
}

extension Array: ColumnValue where Element: ColumnListElement {
  package static var columnType: ColumnType { Element.listType }
  #if !hasFeature(Embedded)
  package static var record: RecordType? { Element.record }
  #endif
  package var columnJSON: OrderedJSON { .array(map { $0.columnJSON }) }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
  package static var columnType: ColumnType { Wrapped.columnType }
  package static var isOptional: Bool { true }
  #if !hasFeature(Embedded)
  package static var record: RecordType? { Wrapped.record }
  #endif
  package var columnJSON: OrderedJSON { self?.columnJSON ?? .null }
  package var columnLunarDate: LunarDate? { self?.columnLunarDate }
}

/// Names as the value of a column.
package struct NameList: ColumnValue {
  package let names: [String]

  package init(_ names: [String]) { self.names = names }

  package static var columnType: ColumnType { .names }
  package var columnJSON: OrderedJSON { names.columnJSON }
}

/// Null as the value of a column.
package struct Nothing: ColumnValue {
  package static var columnType: ColumnType { .null }
  package var columnJSON: OrderedJSON { .null }

  package init() {}
}

/// A type whose values are objects with columns of their own: the rows of tables, reports and parts of these.
package protocol ColumnRecord: ColumnListElement, Sendable {
  /// The name in TypeScript, and the meaning of a value.
  static var declaration: (name: String, help: String) { get }
  static var columns: [Column<Self>] { get }
}

extension ColumnRecord {
  package static var columnType: ColumnType { .record }
  package static var listType: ColumnType { .records }
  package var columnJSON: OrderedJSON { .object(Self.columns.members(self)) }
  #if !hasFeature(Embedded)
  package static var record: RecordType? { recordType }
  package static var recordType: RecordType {
    RecordType(name: declaration.name, help: declaration.help, columns: columns.map { $0.heading })
  }
  #endif
}

#if !hasFeature(Embedded)
/// The description of a type whose values are objects.
package struct RecordType: Sendable {
  /// The name in TypeScript.
  package let name: String
  package let help: String
  package let columns: [ColumnHeading]
}
#endif
