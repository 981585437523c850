/// A list of events of the sky: what each is, and what there is to say of it.
struct SkyList {
  struct Entry {
    /// What it is, for people.
    var cells: [String]
    /// What it is, for programs.
    var members: [(key: String, value: JSONValue)]
    var report: SkyReport
  }

  /// The headings of the entries' cells.
  var headings: [String]
  var entries: [Entry]

  func text(_ format: OutputFormat) -> String {
    if format == .json {
      return "\(JSONValue.array(entries.map { .object($0.members + $0.report.members) }))\n"
    }
    let rows = [headings + SkyReport.headings] + entries.map { $0.cells + $0.report.cells }
    return TextTable(rows: rows).text + "\n"
  }
}
