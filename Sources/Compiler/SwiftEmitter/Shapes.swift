/// `let name: [UInt32] = [...]`, one record a line with the facts it holds as a comment.
package struct IntegerTable: Hashable, Sendable {
  /// How the values are written.
  package enum Format: Hashable, Sendable {
    case decimal
    /// Hexadecimal with a `_` between groups of this many digits, which are the fields of a packed record.
    case hexadecimal(groups: [Int])
  }

  package struct Row: Hashable, Sendable {
    package var values: [Int64]
    package var comment: String

    package init(_ values: [Int64], comment: String) {
      self.values = values
      self.comment = comment
    }
  }

  package var name: String
  package var type: IntegerType
  package var format: Format
  package var rows: [Row]

  package init(name: String, type: IntegerType, format: Format = .decimal, rows: [Row]) {
    self.name = name
    self.type = type
    self.format = format
    self.rows = rows
  }

  package var values: [Int64] { rows.flatMap(\.values) }
}

/// `let name: [TableText] = [...]`, one text a line, with or without a comment on each.
///
/// For short lists only.
package struct StringTable: Hashable, Sendable {
  /// The type of an element, which is of the module of the types of records.
  static let element = "TableText"

  package var name: String
  package var values: [String]
  /// What each text is for; empty, or as many as there are values.
  package var comments: [String]

  package init(name: String, values: [String], comments: [String] = []) {
    self.name = name
    self.values = values
    self.comments = comments
  }
}

/// A computed constant: `@inlinable package var name: Int` with its value in braces.
///
/// A stored constant would be read through a lazy initialiser.
package struct Constant: Hashable, Sendable {
  package var name: String
  package var type: IntegerType
  package var value: Int64

  package init(name: String, type: IntegerType, value: Int64) {
    self.name = name
    self.type = type
    self.value = value
  }
}

/// A function that reads one element, or some that follow each other, from one of several tables.
package struct Accessor: Hashable, Sendable {
  /// How the table is chosen.
  package enum Selection: Hashable, Sendable {
    /// There is one table.
    case only
    /// A first parameter of this name counts the tables.
    case parameter(String)
    /// The tables are pieces of one: the bits of the index above `lowBits` count them.
    case piece(lowBits: Int)
  }

  package var name: String
  /// The type of what is returned as it is written: an integer type, or `String` of tables of texts.
  package var element: String
  package var selection: Selection
  package var tables: [String]
  /// Elements a record, and which of them is read.
  package var stride: Int
  package var offset: Int
  /// How many elements that follow each other are returned together: 1 to 4.
  package var width: Int

  package init(
    name: String, element: String, selection: Selection = .only, tables: [String], stride: Int = 1,
    offset: Int = 0,
    width: Int = 1
  ) {
    self.name = name
    self.element = element
    self.selection = selection
    self.tables = tables
    self.stride = stride
    self.offset = offset
    self.width = width
  }
}

/// A function that returns one of several numbers by the value of its parameter.
package struct Choice: Hashable, Sendable {
  package var name: String
  package var parameter: String
  package var type: IntegerType
  package var values: [Int64]

  package init(name: String, parameter: String, type: IntegerType, values: [Int64]) {
    self.name = name
    self.parameter = parameter
    self.type = type
    self.values = values
  }
}
