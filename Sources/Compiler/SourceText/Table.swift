/// A file of tab-separated records after a provenance header.
///
/// ```
/// # title: The ten heavenly stems
/// # source: ...            (likewise publisher, licence, obtained, units)
/// # records: 1
/// # Further comments may be anywhere.
/// index	vi	zh
/// 0	Giáp	甲
/// ```
///
/// The number of records protects against lost lines; other tables are not compared with one that lost any.
package final class Table {
  /// The value of a header line besides the provenance, with its location.
  package struct Setting: Hashable, Sendable {
    package let value: String
    package let location: SourceLocation

    /// Returns the location of a part of the value.
    package func location(of part: Substring) -> SourceLocation {
      var location = location
      location.column = location.column.map { $0 + value[..<part.startIndex].unicodeScalars.count }
      return location
    }
  }

  package let path: String
  package private(set) var provenance = Provenance(values: [:])
  /// The header lines besides the provenance, by their keys.
  package private(set) var settings: [String: Setting] = [:]
  /// The records that have the right number of fields; none if the header is unusable.
  package private(set) var records: [Record] = []
  /// Whether there is a file with a usable header; if not, that was reported.
  package private(set) var isReadable = false
  /// Whether records are missing, or a problem of the table as a whole was reported.
  private var isIncomplete = false
  private let diagnostics: Diagnostics

  /// Whether the table or one of its records has a mistake, so that other tables cannot be compared with it.
  package var isBad: Bool { !isReadable || isIncomplete || records.contains(where: \.isBad) }

  /// Reads a table and reports all problems.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - columns: The names of the columns, in this order.
  ///   - settings: Keys of header lines besides the provenance; all are required.
  ///   - alphabet: Returns the alphabet of the texts in a column; `nil` if they may have any visible character.
  ///   - mayBeEmpty: Whether a table without records is allowed.
  ///   - diagnostics: The place to which the table and its records report problems.
  package init(
    _ file: SourceFile, columns: [String], settings settingKeys: [String] = [],
    alphabet: @escaping (String) -> Alphabet? = { _ in nil }, mayBeEmpty: Bool = false,
    diagnostics: Diagnostics
  ) {
    path = file.path
    self.diagnostics = diagnostics
    let lines = TextLines(file, diagnostics: diagnostics).lines
    guard !lines.isEmpty else { return }
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
      return
    }
    guard header.names(columns, in: first) else { return }
    isReadable = true
    let layout = Record.Layout(
      path: file.path, columns: columns, alphabet: alphabet, diagnostics: diagnostics)
    records = body.dropFirst().map { Record(layout: layout, line: $0) }.filter { $0.isUsable() }
    isIncomplete =
      !header.hasCount(body.count - 1) || records.count < body.count - 1 || body.count == 1 && !mayBeEmpty
    if body.count == 1, !mayBeEmpty {
      diagnostics.report("no records", at: SourceLocation(path: path, line: first.number))
    }
  }

  /// Creates the table of a file that cannot be read, which the caller reports.
  package init(unreadable path: String, diagnostics: Diagnostics) {
    self.path = path
    self.diagnostics = diagnostics
  }

  /// Returns what a function reads from the records, without those that have a mistake.
  package func rows<Row>(_ read: (Record) -> Row) -> [Row] {
    records.compactMap { record in
      let row = read(record)
      return record.isBad ? nil : row
    }
  }

  /// Reports each of some keys that no record has in a column.
  package func reportMissing(_ keys: [String], in column: String, _ message: (String) -> String) {
    let found = Set(records.map { $0[column] })
    for key in keys where !found.contains(key[...]) { report(message(key)) }
  }

  /// Reports a problem of the table as a whole; nothing more is said of a table that could not be read.
  package func report(_ message: String, notes: [Diagnostic] = []) {
    guard isReadable else { return }
    isIncomplete = true
    diagnostics.report(message, at: SourceLocation(path: path), notes: notes)
  }
}
