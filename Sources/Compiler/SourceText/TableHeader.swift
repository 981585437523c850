/// The `# key: value` lines of a table while it is read.
struct TableHeader {
  private struct Entry {
    var value: String
    var line: Int
  }

  private let path: String
  private var entries: [String: Entry] = [:]

  init(path: String) {
    self.path = path
  }

  private static let recordsKey = "records"
  private static let keys = Set(Provenance.Key.allCases.map(\.rawValue) + [recordsKey])

  /// Takes a comment line in; comments that are no known key are left alone.
  mutating func read(_ line: TextLines.Line, diagnostics: Diagnostics) {
    let text = line.text.dropFirst().drop { $0 == " " }
    guard let colon = text.firstIndex(of: ":") else { return }
    let key = String(text[..<colon])
    guard Self.keys.contains(key) else { return }
    let value = text[text.index(after: colon)...].drop { $0 == " " }
    let location = SourceLocation(path: path, line: line.number)
    if let first = entries[key] {
      diagnostics.report(
        "header key '\(key)' stands twice", at: location,
        notes: [.init(location: SourceLocation(path: path, line: first.line), message: "first here")])
    } else if value.isEmpty {
      diagnostics.report("header key '\(key)' has no value", at: location)
      entries[key] = Entry(value: "?", line: line.number)
    } else {
      entries[key] = Entry(value: String(value), line: line.number)
    }
  }

  func provenance(diagnostics: Diagnostics) -> Provenance {
    var values: [Provenance.Key: String] = [:]
    for key in Provenance.Key.allCases {
      if let entry = entries[key.rawValue] {
        values[key] = entry.value
      } else {
        diagnostics.report(
          "missing provenance: a line '# \(key.rawValue): ...' has to stand in the header",
          at: SourceLocation(path: path))
      }
    }
    return Provenance(values: values)
  }

  func check(recordCount: Int, diagnostics: Diagnostics) {
    guard let entry = entries[Self.recordsKey] else { return }
    let location = SourceLocation(path: path, line: entry.line)
    guard let expected = Int(entry.value) else {
      // An empty value has been reported.
      guard entry.value != "?" else { return }
      diagnostics.report("'\(entry.value)' is not a number of records", at: location)
      return
    }
    if expected != recordCount {
      diagnostics.report("the header says \(expected) records, the file has \(recordCount)", at: location)
    }
  }
}
