/// One line of a table, whose fields are accessed by column and parsed on demand.
///
/// A field that cannot be parsed is reported to the diagnostics of the table.
package struct Record {
  /// The properties that all records of a table share.
  struct Layout {
    var path: String
    var columns: [String]
    var diagnostics: Diagnostics
  }

  let layout: Layout
  let lineNumber: Int
  let fields: [Substring]

  init(layout: Layout, line: TextLines.Line) {
    self.layout = layout
    lineNumber = line.number
    // A tab is a character of its own whatever follows, so bytes can be compared, which is faster.
    fields = line.text.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  /// Whether there is a field for each column; if not, the problem is reported.
  func hasRightWidth() -> Bool {
    let isBlank = fields.count == 1 && fields[0].isEmpty
    if fields.count == layout.columns.count, !isBlank { return true }
    if isBlank {
      report("blank line; a comment begins with '#'")
    } else {
      report(
        "\(fields.count) fields, expected \(layout.columns.count): \(layout.columns.joined(separator: ", "))")
    }
    return false
  }

  /// Reports a problem of a field, or of the whole line if `column` is `nil`.
  package func report(_ message: String, at column: String? = nil, notes: [Diagnostic.Note] = []) {
    layout.diagnostics.report(message, at: location(of: column), notes: notes)
  }

  /// The location of the line's start.
  package var location: SourceLocation { SourceLocation(path: layout.path, line: lineNumber, column: 1) }

  /// Returns the location of a field, or of the line if `column` is `nil`.
  package func location(of column: String?) -> SourceLocation {
    guard let column else { return location }
    let index = layout.columns.firstIndex(of: column) ?? 0
    let before = fields[..<index].reduce(0) { $0 + $1.unicodeScalars.count + 1 }
    return SourceLocation(path: layout.path, line: lineNumber, column: before + 1)
  }

  /// The text of a field, which may be empty.
  package subscript(column: String) -> Substring {
    guard let index = layout.columns.firstIndex(of: column) else { return "" }
    return fields[index]
  }

  /// Returns the text of a field, which must not be empty and must not begin or end with a space.
  package func text(_ column: String) -> String? {
    let field = self[column]
    guard let first = field.first, let last = field.last else {
      report("\(column) is empty", at: column)
      return nil
    }
    guard first != " ", last != " " else {
      report("\(column) '\(field)' begins or ends with a space", at: column)
      return nil
    }
    guard !field.contains("  ") else {
      report("\(column) '\(field)' has two spaces in a row", at: column)
      return nil
    }
    if let mark = Self.markWithoutLetter(in: field) {
      report("\(column) has a combining mark \(mark.number) that no letter precedes", at: column)
      return nil
    }
    return String(field)
  }

  /// Returns the first combining mark at the beginning of a text or behind a space, where it would be drawn on no letter.
  private static func markWithoutLetter(in text: Substring) -> Unicode.Scalar? {
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if previous == " ", !scalar.isASCII, scalar.isMark { return scalar }
      previous = scalar
    }
    return nil
  }

  /// Returns a whole number in decimal digits with an optional sign.
  package func integer(_ column: String, in range: ClosedRange<Int>) -> Int? {
    let field = self[column]
    guard let value = Int(field) else {
      report("\(column) '\(field)' is not a whole number", at: column)
      return nil
    }
    guard range.contains(value) else {
      report("\(column) \(value) is outside \(range.lowerBound)...\(range.upperBound)", at: column)
      return nil
    }
    return value
  }

  /// Returns a number in decimal notation, such as `-0.5` or `3.2e-05`.
  package func number(_ column: String, in range: ClosedRange<Double> = -1e18...1e18) -> Double? {
    let field = self[column]
    // Double's own parser also accepts "inf", "nan" and hexadecimal digits.
    let isDecimal = field.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isDecimal, let value = Double(field) else {
      report("\(column) '\(field)' is not a number", at: column)
      return nil
    }
    guard range.contains(value) else {
      report("\(column) \(field) is outside \(range.lowerBound)...\(range.upperBound)", at: column)
      return nil
    }
    return value
  }

  /// Returns one of the raw values of a type.
  package func choice<Value: RawRepresentable & CaseIterable>(
    _ column: String, of type: Value.Type
  ) -> Value? where Value.RawValue == String {
    let field = self[column]
    if let value = Value(rawValue: String(field)) { return value }
    let allowed = type.allCases.map(\.rawValue).joined(separator: ", ")
    report("\(column) '\(field)' is not one of: \(allowed)", at: column)
    return nil
  }
}
