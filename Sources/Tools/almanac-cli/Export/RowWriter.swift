/// Writes rows one after the other in a format, so that an export of any length needs little memory.
protocol RowWriter {
  /// What stands before the rows.
  var head: String { get }
  /// What stands after the rows.
  var tail: String { get }
  mutating func text(of row: Row) -> String
}
