/// A JSON array of objects, one a line, with the columns as keys.
struct JSONWriter: RowWriter {
  var columns: [String]
  private var isFirst = true

  init(columns: [String]) {
    self.columns = columns
  }

  var head: String { "[" }
  var tail: String { "\n]\n" }

  mutating func text(of row: Row) -> String {
    let separator = isFirst ? "\n" : ",\n"
    isFirst = false
    return separator + JSONValue.object(zip(columns, row.values).map { ($0, $1) }).description
  }
}
