import Foundation

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

  /// Returns the values that a function reads from the records without a mistake.
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

  /// Reports a problem of the table as a whole, unless the table could not be read.
  package func report(_ message: String, notes: [Diagnostic] = []) {
    guard isReadable else { return }
    isIncomplete = true
    diagnostics.report(message, at: SourceLocation(path: path), notes: notes)
  }
}

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
  /// The value that replaces an empty one, which is reported when it is read.
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

/// The lines of a text file.
///
/// A file must be UTF-8 in normalisation form C, without a byte order mark, and its lines must end with a
/// line feed.
package struct TextLines {
  package struct Line {
    package var number: Int
    package var text: String
  }

  package private(set) var lines: [Line] = []
  private let path: String
  private let diagnostics: Diagnostics

  /// Splits a file into lines and reports problems of its text.
  ///
  /// Lines with invalid UTF-8 are reported and left out.
  package init(_ file: SourceFile, diagnostics: Diagnostics) {
    path = file.path
    self.diagnostics = diagnostics
    guard !file.bytes.isEmpty else {
      report("the file is empty")
      return
    }
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    var bytes = file.bytes[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      report("the file begins with a byte order mark; write plain UTF-8", line: 1, column: 1)
      bytes = bytes.dropFirst(3)
    }
    if bytes.last == lineFeed {
      bytes = bytes.dropLast()
    } else {
      report("the last line does not end with a line feed", line: 1 + bytes.count { $0 == lineFeed })
    }
    if let first = bytes.firstIndex(of: carriageReturn) {
      let line = 1 + bytes[..<first].count { $0 == lineFeed }
      let count = bytes.count { $0 == carriageReturn }
      report("carriage return (\(count) in the file); lines end with a line feed alone", line: line)
      bytes = bytes.filter { $0 != carriageReturn }[...]
    }
    for (index, line) in bytes.split(separator: lineFeed, omittingEmptySubsequences: false).enumerated() {
      if let text = decode(line, number: index + 1) { lines.append(Line(number: index + 1, text: text)) }
    }
  }

  /// Returns the text of a line; reports a line that is not UTF-8 and returns `nil`.
  private func decode(_ bytes: ArraySlice<UInt8>, number: Int) -> String? {
    // Most lines have only these bytes, which exclude all following problems.
    let isPlain = bytes.allSatisfy { $0.isVisible || $0 == UInt8(ascii: "\t") }
    if isPlain { return String(decoding: bytes, as: UTF8.self) }
    // Decoding replaces invalid bytes, so the bytes of the text are the same only if all were valid.
    // Foundation's decoder would also remove a byte order mark.
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      report("invalid UTF-8", line: number, column: Self.firstInvalidColumn(bytes))
      return nil
    }
    if let scalar = text.unicodeScalars.first(where: { $0.isInvisible && $0 != "\t" }) {
      report(
        scalar.hiddenName, line: number, column: 1 + text.unicodeScalars.prefix { $0 != scalar }.count)
    }
    guard !text.unicodeScalars.allSatisfy(\.isComposed) else { return text }
    // `==` on strings compares canonical equivalence and cannot see the difference; scalars can.
    let normalised = text.precomposedStringWithCanonicalMapping
    if !text.unicodeScalars.elementsEqual(normalised.unicodeScalars) {
      let common = zip(text.unicodeScalars, normalised.unicodeScalars).prefix { $0 == $1 }.count
      report("text is not in Unicode normalisation form C (NFC)", line: number, column: common + 1)
    }
    return text
  }

  private func report(_ message: String, line: Int? = nil, column: Int? = nil) {
    diagnostics.report(message, at: SourceLocation(path: path, line: line, column: column))
  }

  private static func firstInvalidColumn(_ bytes: ArraySlice<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var column = 1
    while case .scalarValue = decoder.decode(&iterator) { column += 1 }
    return column
  }
}
