import SourceText

/// What came of reading a file as a table: the table and the messages, as a maintainer sees them.
struct ReadResult {
  var table: Table?
  var messages: [String]
  var diagnostics: Diagnostics

  /// The six lines every file begins with; the row of column names is line 7.
  static let header = """
    # title: Stems
    # source: A source
    # publisher: A publisher
    # licence: A licence
    # obtained: 2026-01-01
    # units: none

    """

  init(_ file: SourceFile, columns: [String], mayBeEmpty: Bool = false) {
    let diagnostics = Diagnostics()
    table = Table(file, columns: columns, mayBeEmpty: mayBeEmpty, diagnostics: diagnostics)
    messages = diagnostics.all.map(\.description)
    self.diagnostics = diagnostics
  }

  /// Reads a text below a good header.
  init(body: String, columns: [String] = ["index", "name"], mayBeEmpty: Bool = false) {
    self.init(SourceFile(path: "t.tsv", text: Self.header + body), columns: columns, mayBeEmpty: mayBeEmpty)
  }

  /// The first record of a table that has nothing wrong with it.
  ///
  /// Its line is number 8.
  static func record(fields: String, columns: [String]) -> Record? {
    let body = columns.joined(separator: "\t") + "\n" + fields + "\n"
    let result = ReadResult(body: body, columns: columns)
    return result.messages.isEmpty ? result.table?.records.first : nil
  }
}
