/// A table of records, `package let name: [Record] = [...]`, for small tables that people review.
///
/// Each line is a record with a label for each field, so that a changed line shows what changed.
///
/// ```swift
/// package let festivals_vietnam: [FestivalRecord] = [
///   FestivalRecord(id: "new_year", day: .solar(month: 1, day: 1), from: CivilDate(unchecked: 1995, 1, 1)),  // Tết
/// ]
/// ```
///
/// The compiler is slower with such rows than with integers: 178 rows of four fields take half a second.
package struct RecordTable: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package var fields: [Field]
    /// The comment; empty if there is none.
    package var comment: String

    /// Creates a row.
    ///
    /// - Parameter fields: The fields; `nil` ones are left out.
    package init(_ fields: [Field?], comment: String = "") {
      self.fields = fields.compactMap { $0 }
      self.comment = comment
    }
  }

  package struct Field: Hashable, Sendable {
    package var label: String
    package var value: Value

    package init(_ label: String, _ value: Value) {
      self.label = label
      self.value = value
    }

    /// Creates a field; `nil` without a value, as the record's initialiser has `nil` as its default.
    package init?(_ label: String, _ value: Value?) {
      guard let value else { return nil }
      self.init(label, value)
    }
  }

  package enum Value: Hashable, Sendable {
    case integer(Int)
    case boolean(Bool)
    case text(String)
    /// A date: `CivilDate(unchecked: 2026, 2, 17)`.
    case date(year: Int, month: Int, day: Int)
    /// The name of another table.
    case constant(String)
    /// An enum case: `.lunar(month: 8, day: 15)`, or `.lunarYearEnd` without fields.
    indirect case enumCase(String, [Field] = [])
    /// At least one text by language codes: `["vi": "Tết", "en": "New Year"]`.
    ///
    /// Each is a text or the forms of one.
    indirect case texts([Field])
    /// At least one form of a text: `["New Year's Day", "New Year"]`.
    case forms([String])
    /// At least one span of days, both ends included:
    /// `[CivilDate(unchecked: 2033, 8, 25)...CivilDate(unchecked: 2034, 3, 19)]`.
    case spans([Span])
  }

  package struct Span: Hashable, Sendable {
    package var first: Day
    package var last: Day

    package init(_ first: Day, _ last: Day) {
      self.first = first
      self.last = last
    }
  }

  package struct Day: Hashable, Sendable {
    package var year: Int
    package var month: Int
    package var day: Int

    package init(year: Int, month: Int, day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }
  }

  package var name: String
  /// The type of a record.
  package var type: String
  package var rows: [Row]

  package init(name: String, type: String, rows: [Row]) {
    self.name = name
    self.type = type
    self.rows = rows
  }

  /// The module with the types of records, which a file with such a table imports.
  package static let module = "AlmanacModel"
}

// MARK: - Source text

extension RecordTable {
  package static let opening = "package let "
  private static let date = "CivilDate(unchecked: "

  /// Returns the line of a row, without its comment.
  func line(of row: Row) throws(EmissionError) -> String {
    guard !row.fields.isEmpty else { throw .emptyRow(table: name) }
    return "\(type)(\(try Self.list(row.fields))),"
  }

  private static func list(_ fields: [Field]) throws(EmissionError) -> String {
    var texts: [String] = []
    for field in fields {
      guard Literal.isIdentifier(field.label) else { throw .notAnIdentifier(field.label) }
      texts.append("\(field.label): \(try text(of: field.value))")
    }
    return texts.joined(separator: ", ")
  }

  private static func text(of value: Value) throws(EmissionError) -> String {
    switch value {
    case .integer(let number): return "\(number)"
    case .boolean(let answer): return "\(answer)"
    case .text(let text): return Literal.string(text)
    case .date(let year, let month, let day): return text(of: Day(year: year, month: month, day: day))
    case .constant(let name):
      guard Literal.isIdentifier(name) else { throw .notAnIdentifier(name) }
      return name
    case .enumCase(let name, let fields):
      guard Literal.isIdentifier(name) else { throw .notAnIdentifier(name) }
      return fields.isEmpty ? ".\(name)" : ".\(name)(\(try list(fields)))"
    case .texts(let fields):
      guard !fields.isEmpty, Set(fields.map(\.label)).count == fields.count else { throw .badTexts("a name") }
      let pairs = try fields.map { field throws(EmissionError) in
        guard Literal.isIdentifier(field.label) else { throw .notAnIdentifier(field.label) }
        return "\"\(field.label)\": \(try text(of: field.value))"
      }
      return "[\(pairs.joined(separator: ", "))]"
    case .forms(let forms):
      guard !forms.isEmpty else { throw .badTexts("a name") }
      return "[\(forms.map(Literal.string).joined(separator: ", "))]"
    case .spans(let spans):
      guard !spans.isEmpty else { throw .noSpans }
      return "[\(spans.map { "\(text(of: $0.first))...\(text(of: $0.last))" }.joined(separator: ", "))]"
    }
  }

  private static func text(of day: Day) -> String { "\(date)\(day.year), \(day.month), \(day.day))" }

  /// Reads a line that was made by ``line(of:)`` and a comment.
  ///
  /// A line that is misread here is found when the file is printed again.
  mutating func add(_ line: Substring) -> Bool {
    var rest = line.unicodeScalars
    guard Self.skip("\(type)(", of: &rest), let fields = Self.fields(&rest), Self.skip(",", of: &rest) else {
      return false
    }
    rows.append(Row(fields, comment: Self.skip("  // ", of: &rest) ? String(rest) : ""))
    return true
  }

  /// Reads fields up to their closing parenthesis.
  private static func fields(_ rest: inout Substring.UnicodeScalarView) -> [Field]? {
    var fields: [Field] = []
    repeat {
      let label = word(&rest)
      guard skip(": ", of: &rest), let value = value(&rest) else { return nil }
      fields.append(Field(label, value))
    } while skip(", ", of: &rest)
    return skip(")", of: &rest) ? fields : nil
  }

  private static func value(_ rest: inout Substring.UnicodeScalarView) -> Value? {
    if rest.first == "\"" { return string(&rest).map(Value.text) }
    if skip("[", of: &rest) {
      if let first = day(&rest) { return spans(from: first, &rest) }
      guard let first = string(&rest) else { return nil }
      return skip(": ", of: &rest) ? texts(from: first, &rest) : forms(from: first, &rest)
    }
    if skip(".", of: &rest) {
      let name = word(&rest)
      guard skip("(", of: &rest) else { return .enumCase(name) }
      return fields(&rest).map { .enumCase(name, $0) }
    }
    if let day = day(&rest) { return .date(year: day.year, month: day.month, day: day.day) }
    let word = word(&rest)
    return Bool(word).map(Value.boolean) ?? Int(word).map(Value.integer)
      ?? (Literal.isIdentifier(word) ? .constant(word) : nil)
  }

  /// Reads a day; `nil` if there is none.
  private static func day(_ rest: inout Substring.UnicodeScalarView) -> Day? {
    guard skip(date, of: &rest), let year = Int(word(&rest)), skip(", ", of: &rest),
      let month = Int(word(&rest)), skip(", ", of: &rest), let day = Int(word(&rest)), skip(")", of: &rest)
    else { return nil }
    return Day(year: year, month: month, day: day)
  }

  /// Reads spans of days up to their closing bracket; the first day of the first span was already read.
  private static func spans(from day: Day, _ rest: inout Substring.UnicodeScalarView) -> Value? {
    var spans: [Span] = []
    var first: Day? = day
    while let begin = first, skip("...", of: &rest), let end = self.day(&rest) {
      spans.append(Span(begin, end))
      guard skip(", ", of: &rest) else { return skip("]", of: &rest) ? .spans(spans) : nil }
      first = self.day(&rest)
    }
    return nil
  }

  /// Reads a string literal.
  private static func string(_ rest: inout Substring.UnicodeScalarView) -> String? {
    guard rest.first == "\"", let end = Literal.end(ofStringIn: Substring(rest)) else { return nil }
    let literal = String(rest[..<end])
    rest = rest[end...]
    return Literal.text(of: literal)
  }

  /// Reads texts by languages up to their closing bracket; the first language was already read.
  private static func texts(from first: String, _ rest: inout Substring.UnicodeScalarView) -> Value? {
    var fields: [Field] = []
    var label = first
    while let text = value(&rest) {
      fields.append(Field(label, text))
      guard skip(", ", of: &rest) else { return skip("]", of: &rest) ? .texts(fields) : nil }
      guard let next = string(&rest), skip(": ", of: &rest) else { return nil }
      label = next
    }
    return nil
  }

  /// Reads the forms of a text up to their closing bracket; the first form was already read.
  private static func forms(from first: String, _ rest: inout Substring.UnicodeScalarView) -> Value? {
    var forms = [first]
    while skip(", ", of: &rest) {
      guard let form = string(&rest) else { return nil }
      forms.append(form)
    }
    return skip("]", of: &rest) ? .forms(forms) : nil
  }

  /// Reads an identifier or a number.
  private static func word(_ rest: inout Substring.UnicodeScalarView) -> String {
    let end = rest.firstIndex { ":,()".unicodeScalars.contains($0) } ?? rest.endIndex
    defer { rest = rest[end...] }
    return String(rest[..<end])
  }

  /// Skips a text if the rest begins with it, and returns whether it does.
  private static func skip(_ text: String, of rest: inout Substring.UnicodeScalarView) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }
}
