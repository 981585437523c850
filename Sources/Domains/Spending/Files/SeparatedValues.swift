import Documents
import Foundation

/// Reads comma-separated values by RFC 4180, with a header, and collects all faults.
///
/// Lines may end with LF, CR LF or, in the whole file, CR; a byte order mark at the start is ignored.
struct SeparatedValues {
  struct Field {
    var text: String
    var place: TextPlace
  }

  /// The faults found so far.
  private(set) var faults: [LedgerFault] = []
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  private var column = 1
  /// Whether a quotation mark was never closed, so that the rest of its record cannot be checked.
  private var isCutOff = false

  init(_ bytes: [UInt8]) {
    guard let text = String(utf8: bytes) else {
      scalars = []
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where String(utf8: Array(line)) == nil {
        faults.append(LedgerFault(.encoding, at: TextPlace(line: index + 1)))
      }
      return
    }
    let own = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
    // Old programs of the Mac end lines with CR alone.
    scalars = own.contains("\n") ? Array(own) : own.map { $0 == "\r" ? "\n" : $0 }
  }

  /// Returns the fields of all valid records by the names in the header, in order.
  mutating func records(required: [String], optional: [String]) -> [[String: Field]] {
    guard faults.isEmpty else { return [] }
    guard let header = next() else {
      faults.append(LedgerFault(.empty))
      return []
    }
    if header.count == 1, let other = header[0].text.first(where: { $0 == ";" || $0 == "\t" }) {
      report(.separator(other), at: header[0].place)
      return []
    }
    let names = header.map { $0.text.trimmingCharacters(in: .whitespaces).lowercased() }
    guard check(header, names, required: required, optional: optional) else { return [] }
    var records: [[String: Field]] = []
    while let fields = next(), !isCutOff {
      // An empty line is not a record.
      if fields.count == 1, fields[0].text.isEmpty { continue }
      guard fields.count == names.count else {
        report(.fields(fields.count, header: names), at: fields[0].place)
        continue
      }
      records.append(Dictionary(zip(names, fields)) { first, _ in first })
    }
    return records
  }

  private mutating func check(
    _ header: [Field], _ names: [String], required: [String], optional: [String]
  ) -> Bool {
    let before = faults.count
    for (index, field) in header.enumerated() {
      let name = names[index]
      if names[..<index].contains(name) {
        report(.repeatedColumn(name), at: field.place)
      } else if !(required + optional).contains(name) {
        report(.unknownColumn(name), at: field.place)
      }
    }
    for name in required where !names.contains(name) { report(.missingColumn(name), at: header[0].place) }
    return faults.count == before
  }

  /// Returns the fields of the next record; `nil` at the end.
  private mutating func next() -> [Field]? {
    guard index < scalars.count else { return nil }
    var fields = [field()]
    while index < scalars.count, scalars[index] == "," {
      advance()
      fields.append(field())
    }
    if index < scalars.count { advance() }
    return fields
  }

  /// Reads a field; the position is then before a comma, before a line feed or at the end.
  private mutating func field() -> Field {
    let place = here
    guard index < scalars.count, scalars[index] == "\"" else {
      var text = String.UnicodeScalarView()
      while index < scalars.count, scalars[index] != ",", scalars[index] != "\n" {
        if scalars[index] == "\"" { report(.quoteInside, at: here) }
        text.append(scalars[index])
        advance()
      }
      if index == scalars.count || scalars[index] == "\n", text.last == "\r" { text.removeLast() }
      return Field(text: String(text), place: place)
    }
    return quoted(from: place)
  }

  private mutating func quoted(from place: TextPlace) -> Field {
    var text = String.UnicodeScalarView()
    advance()
    while true {
      guard index < scalars.count else {
        report(.quoteOpen, at: place)
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
      if !(scalars[index] == "\r" && index + 1 == scalars.count) { report(.quoteClosed, at: here) }
      while index < scalars.count, scalars[index] != ",", scalars[index] != "\n" { advance() }
    }
    return Field(text: String(text), place: place)
  }

  private var here: TextPlace { TextPlace(line: line, column: column) }

  private mutating func report(_ reason: LedgerFault.Reason, at place: TextPlace) {
    faults.append(LedgerFault(reason, at: place))
  }

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
