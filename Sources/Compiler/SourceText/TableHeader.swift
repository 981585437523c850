/// The source of the figures in a file, from the header with which every file of Data/ begins.
package struct Provenance: Hashable, Sendable {
  /// The keys of the header, all required.
  package enum Key: String, CaseIterable, Sendable {
    case title, source, publisher, licence, obtained, units
  }

  package var values: [Key: String]

  package subscript(key: Key) -> String { values[key, default: ""] }
}

/// The header of a table while it is read: the `# key: value` lines and the names of the columns.
struct TableHeader {
  private let path: String
  private let diagnostics: Diagnostics
  private let keys: Set<String>
  private let settingKeys: [String]
  private var entries: [String: Table.Setting] = [:]

  /// Creates an empty header.
  ///
  /// - Parameter settings: Keys of this table besides the provenance; all are required.
  init(path: String, settings: [String], diagnostics: Diagnostics) {
    self.path = path
    self.diagnostics = diagnostics
    settingKeys = settings
    keys = Set(Provenance.Key.allCases.map(\.rawValue) + [Self.recordsKey] + settings)
  }

  private static let recordsKey = "records"
  /// Stands for an empty value, which is reported when it is read.
  private static let noValue = "?"

  /// Reads a comment line; a comment without a known key is ignored.
  mutating func read(_ line: TextLines.Line) {
    let text = line.text.dropFirst().drop { $0 == " " }
    guard let colon = text.firstIndex(of: ":") else { return }
    let key = text[..<colon].lowercased()
    guard keys.contains(key) else { return }
    let value = text[text.index(after: colon)...].drop { $0 == " " }
    if !value.isEmpty, line.text != "# \(key): \(value)" {
      report("the line must be written '# \(key): \(value.brief)'", line: line.number, column: 1)
    }
    let column = line.text.unicodeScalars.count - value.unicodeScalars.count + 1
    let location = SourceLocation(path: path, line: line.number, column: column)
    if let first = entries[key] {
      report(
        "header key '\(key)' appears twice", line: line.number,
        notes: [.init(location: SourceLocation(path: path, line: first.location.line), message: "first here")]
      )
    } else if value.isEmpty {
      report("header key '\(key)' has no value", line: line.number)
      entries[key] = Table.Setting(value: Self.noValue, location: location)
    } else {
      entries[key] = Table.Setting(value: String(value), location: location)
    }
  }

  func provenance() -> Provenance {
    var values: [Provenance.Key: String] = [:]
    for key in Provenance.Key.allCases {
      if let entry = entries[key.rawValue] {
        values[key] = entry.value
      } else {
        report("missing provenance: a line '# \(key.rawValue): ...' must be in the header")
      }
    }
    return Provenance(values: values)
  }

  /// Returns the values of the keys besides the provenance, and reports missing ones.
  func settings() -> [String: Table.Setting] {
    for key in settingKeys where entries[key] == nil {
      report("a line '# \(key): ...' must be in the header")
    }
    return entries.filter { settingKeys.contains($0.key) }
  }

  /// Whether a line has the names of the columns in their order; if not, the problem is reported.
  func names(_ columns: [String], in line: TextLines.Line) -> Bool {
    let names = line.text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard names != columns else { return true }
    let expected = "expected: \(columns.joined(separator: ", "))"
    var column = 1
    var explained = false
    for (index, name) in names.enumerated() {
      if !columns.contains(name) {
        report("unknown column '\(name.brief)'; \(expected)", line: line.number, column: column)
        explained = true
      } else if names[..<index].contains(name) {
        report("column '\(name)' appears twice; \(expected)", line: line.number, column: column)
        explained = true
      }
      column += name.unicodeScalars.count + 1
    }
    for name in columns where !names.contains(name) {
      report("missing column '\(name)'; \(expected)", line: line.number)
      explained = true
    }
    if !explained { report("the columns are in the wrong order; \(expected)", line: line.number) }
    return false
  }

  /// Whether the header has the number of records; if not, the problem is reported.
  func hasCount(_ recordCount: Int) -> Bool {
    guard let entry = entries[Self.recordsKey] else {
      report("a line '# \(Self.recordsKey): \(recordCount)' must be in the header")
      return false
    }
    guard entry.value != Self.noValue, Int(entry.value) != recordCount else { return true }
    report(
      Int(entry.value).map { "the header says \($0) records, the file has \(recordCount)" }
        ?? "'\(entry.value.brief)' is not a number of records", line: entry.location.line)
    return false
  }

  private func report(
    _ message: String, line: Int? = nil, column: Int? = nil, notes: [Diagnostic] = []
  ) {
    diagnostics.report(
      message, at: SourceLocation(path: path, line: line, column: column), notes: notes)
  }
}
