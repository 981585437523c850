import Foundation
import SourceText

/// Reads comma-separated values by RFC 4180, with a header, and reports all that is wrong with them.
///
/// Lines may end with LF or CR LF; a byte order mark at the start is passed over.
struct CSVReader {
  struct Field {
    var text: String
    var location: SourceLocation
  }

  /// The fields of a record, by the names in the header.
  struct Record {
    var fields: [String: Field]
    var location: SourceLocation
  }

  private let path: String
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var column = 1
  /// Whether a quote was never closed, so that nothing more can be said of the record it began in.
  private var isCutOff = false

  /// - Returns: `nil` if the bytes are not UTF-8.
  private init?(_ bytes: [UInt8], path: String, diagnostics: Diagnostics) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where String(validating: line, as: UTF8.self) == nil {
        diagnostics.report("invalid UTF-8", at: SourceLocation(path: path, line: index + 1))
      }
      return nil
    }
    self.path = path
    scalars = Array(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
  }

  /// The records of a file, in order; those that are not right are left out.
  static func records(
    _ bytes: [UInt8], path: String, required: [String], optional: [String], diagnostics: Diagnostics
  ) -> [Record] {
    guard var reader = CSVReader(bytes, path: path, diagnostics: diagnostics) else { return [] }
    guard let header = reader.next(diagnostics) else {
      diagnostics.report(
        "the file is empty; expected a header: \((required + optional).joined(separator: ","))",
        at: SourceLocation(path: path))
      return []
    }
    if header.count == 1, let other = header[0].text.first(where: { $0 == ";" || $0 == "\t" }) {
      diagnostics.report(
        "fields are separated by \(other == ";" ? "semicolons" : "tabs"); expected commas",
        at: header[0].location)
      return []
    }
    let names = header.map { $0.text.trimmed.lowercased() }
    guard check(header, names, required: required, optional: optional, diagnostics) else { return [] }
    var records: [Record] = []
    while let fields = reader.next(diagnostics), !reader.isCutOff {
      // An empty line is no record.
      if fields.count == 1, fields[0].text.isEmpty { continue }
      guard fields.count == names.count else {
        diagnostics.report(
          "\(fields.count) \(fields.count == 1 ? "field" : "fields"), expected \(names.count): \(names.joined(separator: ","))",
          at: fields[0].location)
        continue
      }
      let pairs = zip(names, fields).map { ($0, $1) }
      records.append(
        Record(fields: Dictionary(pairs) { first, _ in first }, location: fields[0].location))
    }
    return records
  }

  private static func check(
    _ header: [Field], _ names: [String], required: [String], optional: [String], _ diagnostics: Diagnostics
  ) -> Bool {
    let expected = "expected: \((required + optional).joined(separator: ","))"
    var isRight = true
    for (index, field) in header.enumerated() {
      let name = names[index]
      if names[..<index].contains(name) {
        diagnostics.report("column '\(name)' stands twice", at: field.location)
        isRight = false
      } else if !(required + optional).contains(name) {
        diagnostics.report("unknown column '\(name)'; \(expected)", at: field.location)
        isRight = false
      }
    }
    for name in required where !names.contains(name) {
      diagnostics.report("missing column '\(name)'; \(expected)", at: header[0].location)
      isRight = false
    }
    return isRight
  }

  /// The fields of the next record; `nil` at the end.
  private mutating func next(_ diagnostics: Diagnostics) -> [Field]? {
    guard index < scalars.count else { return nil }
    var fields = [field(diagnostics)]
    while index < scalars.count, scalars[index] == "," {
      advance()
      fields.append(field(diagnostics))
    }
    if index < scalars.count { advance() }
    return fields
  }

  /// A field; the position is then before a comma, before a line feed or at the end.
  private mutating func field(_ diagnostics: Diagnostics) -> Field {
    let location = here
    guard index < scalars.count, scalars[index] == "\"" else {
      var text = String.UnicodeScalarView()
      while index < scalars.count, scalars[index] != ",", scalars[index] != "\n" {
        if scalars[index] == "\"" {
          diagnostics.report("a quote inside a field that does not begin with one", at: here)
        }
        text.append(scalars[index])
        advance()
      }
      if index == scalars.count || scalars[index] == "\n", text.last == "\r" { text.removeLast() }
      return Field(text: String(text), location: location)
    }
    return quoted(from: location, diagnostics)
  }

  private mutating func quoted(from location: SourceLocation, _ diagnostics: Diagnostics) -> Field {
    var text = String.UnicodeScalarView()
    advance()
    while true {
      guard index < scalars.count else {
        diagnostics.report("a quote that nothing closes", at: location)
        isCutOff = true
        break
      }
      if scalars[index] == "\"" {
        advance()
        guard index < scalars.count, scalars[index] == "\"" else { break }
      }
      text.append(scalars[index])
      advance()
    }
    if index + 1 < scalars.count, scalars[index] == "\r", scalars[index + 1] == "\n" { advance() }
    if index < scalars.count, scalars[index] != ",", scalars[index] != "\n" {
      if !(scalars[index] == "\r" && index + 1 == scalars.count) {
        diagnostics.report("text behind a closing quote", at: here)
      }
      while index < scalars.count, scalars[index] != ",", scalars[index] != "\n" { advance() }
    }
    return Field(text: String(text), location: location)
  }

  private var here: SourceLocation { SourceLocation(path: path, line: line, column: column) }

  private mutating func advance() {
    if scalars[index] == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
    index += 1
  }
}

extension String {
  /// Without spaces at both ends.
  var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
