/// Rows of cells, aligned for a terminal, with two spaces between columns and none at the end of a line.
struct TextTable {
  var rows: [[String]]

  /// The lines, without a line end after the last.
  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? DisplayWidth.columns($0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      let line = zip(row, widths).filter { $1 > 0 }
        .map { DisplayWidth.padded($0, to: $1) }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
