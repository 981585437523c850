package import AlmanacModel

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
    /// The integer with some bits, at least one: `1 << 5 | 1 << 14`.
    case bits([Int])
    case decimal(Double)
    case boolean(Bool)
    case text(String)
    /// A date: `CivilDate(unchecked: 2026, 2, 17)`.
    case date(CivilDate)
    /// The name of another table.
    case constant(String)
    /// An enum case: `.lunar(month: 8, day: 15)`, or `.lunarYearEnd` without fields.
    indirect case enumCase(String, [Field] = [])
    /// At least one text by language codes: `"vi:Tết;en:New Year's Day|New Year"`.
    ///
    /// Each is a text or several forms of one; `|` separates forms and `;` languages.
    indirect case texts([Field])
    /// At least one text: `["New Year's Day", "New Year"]`.
    case forms([String])
    /// At least one span of days, both ends included:
    /// `[CivilDate(unchecked: 2033, 8, 25)...CivilDate(unchecked: 2034, 3, 19)]`.
    case spans([ClosedRange<CivilDate>])
  }

  package var name: String
  /// The module with the type of a record, which the file of the table imports.
  package var module: String
  /// The type of a record.
  package var type: String
  package var rows: [Row]

  package init(name: String, module: String = SwiftFile.textModule, type: String, rows: [Row]) {
    self.name = name
    self.module = module
    self.type = type
    self.rows = rows
  }
}

// MARK: - Source text

extension RecordTable {
  /// Returns the line of a row, without its comment.
  func line(of row: Row) throws(EmissionError) -> String {
    guard !row.fields.isEmpty else { throw EmissionError("\(name): a row without values") }
    return "\(type)(\(try Self.list(row.fields))),"
  }

  private static func list(_ fields: [Field]) throws(EmissionError) -> String {
    var texts: [String] = []
    for field in fields {
      try Literal.checkIdentifier(field.label)
      texts.append("\(field.label): \(try text(of: field.value))")
    }
    return texts.joined(separator: ", ")
  }

  private static func text(of value: Value) throws(EmissionError) -> String {
    switch value {
    case .integer(let number): return "\(number)"
    case .bits(let indices):
      guard !indices.isEmpty else { throw EmissionError("a set of bits has none") }
      return indices.map { "1 << \($0)" }.joined(separator: " | ")
    case .decimal(let number): return "\(number)"
    case .boolean(let answer): return "\(answer)"
    case .text(let text): return Literal.string(text)
    case .date(let date): return text(of: date)
    case .constant(let name):
      try Literal.checkIdentifier(name)
      return name
    case .enumCase(let name, let fields):
      try Literal.checkIdentifier(name)
      return fields.isEmpty ? ".\(name)" : ".\(name)(\(try list(fields)))"
    case .texts(let fields):
      guard !fields.isEmpty, Set(fields.map(\.label)).count == fields.count else {
        throw .texts(of: "a name")
      }
      let names = try fields.map { field throws(EmissionError) in
        try Literal.checkIdentifier(field.label)
        return "\(field.label):\(try forms(of: field.value).joined(separator: "|"))"
      }
      return Literal.string(names.joined(separator: ";"))
    case .forms(let texts):
      guard !texts.isEmpty else { throw .texts(of: "a name") }
      return "[\(texts.map(Literal.string).joined(separator: ", "))]"
    case .spans(let spans):
      guard !spans.isEmpty else { throw EmissionError("a list of spans of days has none") }
      return
        "[\(spans.map { "\(text(of: $0.lowerBound))...\(text(of: $0.upperBound))" }.joined(separator: ", "))]"
    }
  }

  private static func forms(of value: Value) throws(EmissionError) -> [String] {
    let forms: [String] =
      switch value {
      case .text(let text): [text]
      case .forms(let forms): forms
      default: []
      }
    guard !forms.isEmpty, !forms.contains(where: { $0.isEmpty || $0.contains { $0 == "|" || $0 == ";" } })
    else { throw .texts(of: "a name") }
    return forms
  }

  private static func text(of date: CivilDate) -> String {
    "CivilDate(unchecked: \(date.year), \(date.month), \(date.day))"
  }
}
