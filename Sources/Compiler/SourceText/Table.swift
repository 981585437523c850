/// A file of tab-separated records after a provenance header.
///
/// ```
/// # title: The ten heavenly stems
/// # source: ...            (likewise publisher, licence, obtained, units)
/// # Further comments may be anywhere.
/// index	vi	zh
/// 0	Giáp	甲
/// ```
///
/// If a file has a header line `# records: 10`, the number protects against lost lines.
package struct Table {
  /// The value of a header line besides the provenance, with its location.
  package struct Setting: Hashable, Sendable {
    package let value: String
    package let location: SourceLocation
  }

  package let path: String
  package let provenance: Provenance
  /// The header lines besides the provenance, by their keys.
  package let settings: [String: Setting]
  package let records: [Record]
  private let diagnostics: Diagnostics

  /// Reads a table and reports all problems.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - columns: The names of the columns, in this order.
  ///   - settings: Keys of header lines besides the provenance; all are required.
  ///   - joinersIn: The columns whose texts may have joiners (U+200C, U+200D), which some scripts need
  ///     between letters.
  ///   - mayBeEmpty: Whether a table without records is allowed.
  ///   - diagnostics: The place to which the table and its records report problems.
  /// - Returns: The table with the records that have the right number of fields; `nil` if the header is
  ///   unusable.
  package init?(
    _ file: SourceFile, columns: [String], settings settingKeys: [String] = [],
    joinersIn joined: Set<String> = [], mayBeEmpty: Bool = false, diagnostics: Diagnostics
  ) {
    let lines = TextLines(file, diagnostics: diagnostics).lines
    guard !lines.isEmpty else { return nil }
    var header = TableHeader(path: file.path, settings: settingKeys, diagnostics: diagnostics)
    let body = lines.filter { line in
      guard line.text.hasPrefix("#") else { return true }
      header.read(line)
      return false
    }
    provenance = header.provenance()
    settings = header.settings()
    guard let first = body.first else {
      diagnostics.report(
        "no row of column names; expected: \(columns.joined(separator: ", "))",
        at: SourceLocation(path: file.path))
      return nil
    }
    guard header.names(columns, in: first) else { return nil }
    let layout = Record.Layout(path: file.path, columns: columns, diagnostics: diagnostics)
    records = body.dropFirst().map { Record(layout: layout, line: $0) }.filter { $0.hasRightWidth() }
    path = file.path
    self.diagnostics = diagnostics
    // Few lines have joiners, so only their fields are searched.
    let joining = lines.filter { $0.text.unicodeScalars.contains(where: \.isJoiner) }
    for line in joining where line.text.hasPrefix("#") || line.number == first.number {
      reportJoiner(in: line.text[...], from: SourceLocation(path: path, line: line.number, column: 1))
    }
    let numbers = Set(joining.map(\.number))
    for record in records where numbers.contains(record.lineNumber) {
      for column in columns where !joined.contains(column) {
        reportJoiner(in: record[column], from: record.location(of: column))
      }
    }
    header.check(recordCount: body.count - 1)
    if body.count == 1, !mayBeEmpty {
      diagnostics.report("no records", at: SourceLocation(path: path, line: first.number))
    }
  }

  private func reportJoiner(in text: Substring, from start: SourceLocation) {
    guard let scalar = text.unicodeScalars.first(where: { $0.isJoiner }) else { return }
    var location = start
    location.column = start.column.map { $0 + text.unicodeScalars.prefix { $0 != scalar }.count }
    diagnostics.report(scalar.hiddenName, at: location)
  }

  /// Reports a problem of the table as a whole.
  package func report(_ message: String, notes: [Diagnostic.Note] = []) {
    diagnostics.report(message, at: SourceLocation(path: path), notes: notes)
  }
}
