/// A table of integers, `let name: [UInt32] = [...]`, with one record and its comment on each line.
package struct IntegerTable: Hashable, Sendable {
  /// The format of the values.
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

/// A list of texts, `let name: [TableText] = [...]`, with one text and an optional comment on each line.
///
/// It is for short lists only.
package struct StringTable: Hashable, Sendable {
  /// The type of an element, which is in the same module as the types of records.
  static let element = "TableText"

  package var name: String
  package var values: [String]
  /// The purposes of the texts; empty, or one for each value.
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

/// A function that reads one element, or some consecutive ones, from one of several tables.
package struct Accessor: Hashable, Sendable {
  /// The way in which the table is chosen.
  package enum Selection: Hashable, Sendable {
    /// There is one table.
    case only
    /// A first parameter with this name is the number of the table.
    case parameter(String)
    /// The tables are pieces of one; the bits of the index above `lowBits` are the number of the piece.
    case piece(lowBits: Int)
  }

  package var name: String
  /// The written type of the result: an integer type, or `String` for tables of texts.
  package var element: String
  package var selection: Selection
  package var tables: [String]
  /// The number of elements of a record.
  package var stride: Int
  package var offset: Int
  /// The number of consecutive elements that are returned together, 1 to 4.
  package var width: Int
  /// The number of elements that every table has; `nil` if the tables may differ.
  ///
  /// With it the index is checked once, before a table is chosen, which takes fewer instructions. It needs a stride of 1 and an
  /// offset of 0, and no pieces.
  package var commonCount: Int?

  package init(
    name: String, element: String, selection: Selection = .only, tables: [String], stride: Int = 1,
    offset: Int = 0, width: Int = 1, commonCount: Int? = nil
  ) {
    self.name = name
    self.element = element
    self.selection = selection
    self.tables = tables
    self.stride = stride
    self.offset = offset
    self.width = width
    self.commonCount = commonCount
  }
}

/// A function that returns one of several numbers, chosen by its parameter.
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
