package import DayAlmanac

/// A column of a table: what it is called, what it means, and how its value is computed.
///
/// A column is declared once. CSV, JSON, SQL, text, the help and the declarations for TypeScript are made from it.
package struct Column<Row>: Sendable {
  package let heading: ColumnHeading
  /// Returns the value; null if there is none.
  package let value: @Sendable (Row) -> OrderedJSON
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
  ///   - help: The explanation, half a line.
  ///   - isKey: Whether the column identifies rows.
  ///   - words: The only values, if it has few.
  ///   - label: The heading in text for people; without it the column is not in text.
  ///   - cell: The value in text for people; without it, the value as in CSV.
  ///   - value: Returns the value of a row.
  package init<Value: ColumnValue>(
    _ name: String, _ help: String, isKey: Bool = false, words: [String] = [],
    label: (@Sendable (DayTexts) -> String)? = nil, cell: (@Sendable (Row) -> String)? = nil,
    value: @escaping @Sendable (Row) -> Value
  ) {
    let heading = ColumnHeading(
      name: name, type: Value.columnType, isOptional: Value.isOptional, help: help, isKey: isKey,
      words: words, fields: Value.fields)
    self.heading = heading
    self.value = { value($0).columnJSON }
    // WebAssembly gives rows as JSON alone, so what other formats need would make its file larger for nothing.
    #if !hasFeature(Embedded)
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
}

extension Array {
  /// Returns the members of a row as JSON.
  package func members<Row>(_ row: Row) -> [(key: String, value: OrderedJSON)] where Element == Column<Row> {
    map { ($0.heading.name, $0.value(row)) }
  }
}

/// The description of a column that every format reads.
package struct ColumnHeading: Sendable {
  /// The name in JSON, such as `isLeapMonth`.
  package let name: String
  package let type: ColumnType
  /// Whether a row may have no value.
  package let isOptional: Bool
  /// The explanation, half a line.
  package let help: String
  /// Whether the column identifies rows.
  package let isKey: Bool
  /// The only values, if it has few.
  package let words: [String]
  /// The members of the objects in a list of objects.
  package let fields: [ColumnHeading]

  package init(
    name: String, type: ColumnType, isOptional: Bool, help: String, isKey: Bool = false, words: [String] = [],
    fields: [ColumnHeading] = []
  ) {
    (self.name, self.type, self.isOptional) = (name, type, isOptional)
    (self.help, self.isKey, self.words, self.fields) = (help, isKey, words, fields)
  }

  /// Returns the column with another name.
  package func named(_ name: String) -> ColumnHeading {
    ColumnHeading(
      name: name, type: type, isOptional: isOptional, help: help, isKey: isKey, words: words, fields: fields)
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

  /// The columns of a lunar date in CSV and SQL.
  package static let lunarParts: [Column<LunarDate>] = [
    Column("year", "the Gregorian year in which the lunar year begins") { $0.year },
    Column("month", "the lunar month, 1 to 12") { $0.month },
    Column("isLeapMonth", "whether it is a leap month") { $0.isLeapMonth },
    Column("day", "the day of the lunar month, 1 to 30") { $0.day },
  ]

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
  /// The members of the objects in a list of objects.
  static var fields: [ColumnHeading] { get }
  var columnJSON: OrderedJSON { get }
  /// The value if it is a lunar date.
  var columnLunarDate: LunarDate? { get }
}

extension ColumnValue {
  package static var isOptional: Bool { false }
  package static var fields: [ColumnHeading] { [] }
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

extension LunarDate: ColumnValue {
  package static var columnType: ColumnType { .lunarDate }
  package var columnLunarDate: LunarDate? { self }

  /// The date as JSON has it everywhere.
  package var columnJSON: OrderedJSON { .object(ColumnType.lunarParts.members(self)) }
}

extension Array: ColumnValue where Element: ColumnListElement {
  package static var columnType: ColumnType { Element.listType }
  package var columnJSON: OrderedJSON { .array(map { $0.columnJSON }) }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
  package static var columnType: ColumnType { Wrapped.columnType }
  package static var isOptional: Bool { true }
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

/// A type whose values are objects in a list, with columns of their own.
package protocol ColumnRecord: Sendable {
  static var columns: [Column<Self>] { get }
}

/// Objects as the value of a column.
package struct RecordList<Record: ColumnRecord>: ColumnValue {
  package let records: [Record]

  package init(_ records: [Record]) { self.records = records }

  package static var columnType: ColumnType { .records }
  package static var fields: [ColumnHeading] { Record.columns.map { $0.heading } }
  package var columnJSON: OrderedJSON { .array(records.map { .object(Record.columns.members($0)) }) }
}
