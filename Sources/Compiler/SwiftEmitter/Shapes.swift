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

    package init(_ values: [Int64], comment: String = "") {
      self.values = values
      self.comment = comment
    }
  }

  package var name: String
  package var type: IntegerType
  package var format: Format
  package var rows: [Row]

  package init(_ name: String, _ type: IntegerType, format: Format = .decimal, rows: [Row]) {
    self.name = name
    self.type = type
    self.format = format
    self.rows = rows
  }

  package var values: [Int64] { rows.flatMap(\.values) }
}
