/// A file of tab-separated records below a provenance header.
///
/// ```
/// # title: The ten heavenly stems
/// # source: ...            (likewise publisher, licence, obtained, units)
/// # Further comments stand anywhere.
/// index	vi	zh
/// 0	Giáp	甲
/// ```
///
/// A header line `# records: 10`, where a file has one, guards against lost lines.
package struct Table {
  package var path: String
  package var provenance: Provenance
  package var records: [Record]

  /// Reads a table and reports everything that is wrong with it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - columns: The names of the columns, in this order.
  ///   - mayBeEmpty: Whether a table without records is allowed.
  /// - Returns: The records with the right number of fields; `nil` if the header leaves nothing to read.
  package init?(
    _ file: SourceFile, columns: [String], mayBeEmpty: Bool = false, diagnostics: Diagnostics
  ) {
    let lines = TextLines(file, diagnostics: diagnostics).lines
    guard !lines.isEmpty else { return nil }
    path = file.path
    var header = TableHeader(path: file.path)
    let body = lines.filter { line in
      guard line.text.hasPrefix("#") else { return true }
      header.read(line, diagnostics: diagnostics)
      return false
    }
    provenance = header.provenance(diagnostics: diagnostics)
    guard let first = body.first else {
      diagnostics.report(
        "no row of column names; expected: \(columns.joined(separator: ", "))", at: SourceLocation(path: path)
      )
      return nil
    }
    guard Self.check(first, columns: columns, path: path, diagnostics: diagnostics) else { return nil }
    let layout = Record.Layout(path: path, columns: columns)
    records = []
    for line in body.dropFirst() {
      let record = Record(layout: layout, line: line)
      if record.hasRightWidth(diagnostics: diagnostics) { records.append(record) }
    }
    header.check(recordCount: body.count - 1, diagnostics: diagnostics)
    if body.count == 1, !mayBeEmpty {
      diagnostics.report("no records", at: SourceLocation(path: path, line: first.number))
    }
  }

  private static func check(
    _ line: TextLines.Line, columns: [String], path: String, diagnostics: Diagnostics
  ) -> Bool {
    let names = line.text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard names != columns else { return true }
    let expected = "expected: \(columns.joined(separator: ", "))"
    var column = 1
    var explained = false
    for (index, name) in names.enumerated() {
      let location = SourceLocation(path: path, line: line.number, column: column)
      if !columns.contains(name) {
        diagnostics.report("unknown column '\(name)'; \(expected)", at: location)
        explained = true
      } else if names[..<index].contains(name) {
        diagnostics.report("column '\(name)' stands twice; \(expected)", at: location)
        explained = true
      }
      column += name.unicodeScalars.count + 1
    }
    for name in columns where !names.contains(name) {
      diagnostics.report(
        "missing column '\(name)'; \(expected)", at: SourceLocation(path: path, line: line.number))
      explained = true
    }
    if !explained {
      diagnostics.report(
        "the columns stand in another order; \(expected)", at: SourceLocation(path: path, line: line.number))
    }
    return false
  }
}
