import SourceText

/// The result of reading a file as a table: the table, if it is readable, and the messages that a maintainer sees.
struct ReadResult {
  var table: Table?
  private let diagnostics: Diagnostics

  /// The six lines with which every file begins; the names of the columns are in line 7.
  static let header = """
    # title: Stems
    # source: A source
    # publisher: A publisher
    # licence: A licence
    # obtained: 2026-01-01
    # units: none

    """

  init(
    _ file: SourceFile, columns: [String], alphabet: Alphabet? = nil, mayBeEmpty: Bool = false
  ) {
    diagnostics = Diagnostics()
    let table = Table(
      file, columns: columns, alphabet: { $0 == "name" ? alphabet : nil }, mayBeEmpty: mayBeEmpty,
      diagnostics: diagnostics)
    self.table = table.isReadable ? table : nil
  }

  /// Reads a text with a correct header before it, and the right number of records behind it.
  init(
    body: String, columns: [String] = ["index", "name"], alphabet: Alphabet? = nil, mayBeEmpty: Bool = false
  ) {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let count = lines.count { !$0.hasPrefix("#") } - 1
    let records = body.contains("# records:") ? "" : "# records: \(count)\n"
    self.init(
      SourceFile(path: "t.tsv", text: Self.header + body + records), columns: columns, alphabet: alphabet,
      mayBeEmpty: mayBeEmpty)
  }

  /// Reads a table of one record, which is on line 8.
  init(fields: String, columns: [String]) {
    self.init(body: columns.joined(separator: "\t") + "\n" + fields + "\n", columns: columns)
  }

  /// The first record; `nil` if anything was reported.
  var record: Record? { messages.isEmpty ? table?.records.first : nil }

  /// All messages so far, including those of the records.
  var messages: [String] { reports.map(\.description) }
  var reports: [Diagnostic] { diagnostics.all }
}
