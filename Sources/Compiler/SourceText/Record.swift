/// One line of a table, whose fields are accessed by column and parsed on demand.
///
/// A field that cannot be parsed is reported, and replaced by a dummy: some value of its type. No pass runs after
/// one that reported a problem, so no dummy is ever used, and readers need no branch for unreadable fields.
package final class Record {
  /// The properties that all records of a table share.
  struct Layout {
    var path: String
    var columns: [String]
    /// Returns the alphabet of the texts in a column; `nil` if they may have any visible character.
    var alphabet: (String) -> Alphabet?
    var diagnostics: Diagnostics
  }

  /// The mark for no value, in columns that need not have one.
  package static let nothing = "-"

  let layout: Layout
  let lineNumber: Int
  let fields: [Substring]
  /// Whether a problem of the record was reported.
  ///
  /// Checks that compare records leave it out: its values may be dummies, which would cause more messages.
  package private(set) var isBad = false

  init(layout: Layout, line: TextLines.Line) {
    self.layout = layout
    lineNumber = line.number
    // A tab never joins the next character, so bytes can be compared, which is faster.
    fields = line.text.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  /// The greatest number of characters in a field.
  private static let longest = 400

  /// Whether there is a field for each column, and none is too long; if not, the problem is reported.
  func isUsable() -> Bool {
    if fields == [""] {
      report("blank line; a comment begins with '#'")
    } else if fields.count != layout.columns.count {
      report(
        "\(fields.count) fields, expected \(layout.columns.count): \(layout.columns.joined(separator: ", "))")
    } else {
      for (column, field) in zip(layout.columns, fields) where field.utf8.count > Self.longest {
        let count = field.unicodeScalars.count
        if count > Self.longest {
          report("\(column) has \(count) characters, more than \(Self.longest)", at: column)
        }
      }
    }
    return !isBad
  }

  /// Reports a problem of a field, or of the whole line if `column` is `nil`.
  ///
  /// - Parameter offset: The number of characters before the wrong one in the field.
  package func report(
    _ message: String, at column: String? = nil, offset: Int = 0, notes: [Diagnostic] = []
  ) {
    isBad = true
    let long = fields.filter { $0.utf8.count > $0.brief.utf8.count }
    var location = location(of: column)
    location.column = location.column.map { $0 + offset }
    layout.diagnostics.report(
      long.reduce(message) { $0.replacing($1, with: $1.brief) }, at: location, notes: notes)
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

  /// Whether a field is not the mark for no value.
  package func hasValue(_ column: String) -> Bool { self[column] != Self.nothing }

  // MARK: - Fields

  /// Returns a field that must have a form, which is given as a condition and in words for the report.
  package func field(
    _ column: String, is form: String, where hasForm: (String) -> Bool
  ) -> String {
    let field = String(self[column])
    if !hasForm(field) { report("\(column) '\(field)' is not \(form)", at: column) }
    return field
  }

  /// Returns the text of a field, which must not be empty, have letters outside its alphabet, or begin or end
  /// with a space.
  ///
  /// - Parameter problem: Returns the message if an otherwise valid text cannot be in this column.
  package func text(_ column: String, _ problem: (String) -> String? = { _ in nil }) -> String {
    let field = String(self[column])
    let isPlain = field.utf8.allSatisfy(\.isVisible)
    if !isPlain, let stranger = layout.alphabet(column)?.stranger(in: field) {
      report(stranger.message, at: column, offset: stranger.position)
    } else if let message = self.problem(ofText: column) ?? problem(field) {
      report(message, at: column)
    }
    return field
  }

  /// Returns the text of a field that must also have a form, as in ``field(_:is:where:)``.
  package func text(_ column: String, is form: String, where hasForm: (String) -> Bool) -> String {
    text(column) { hasForm($0) ? nil : "\(column) '\($0)' is not \(form)" }
  }

  private func problem(ofText column: String) -> String? {
    let field = self[column]
    if field.isEmpty { return "\(column) is empty" }
    if field.first == " " || field.last == " " { return "\(column) '\(field)' begins or ends with a space" }
    // Foundation's search in a text would need a tenth of the time of reading Data/.
    let space = UInt8(ascii: " ")
    let hasTwo = zip(field.utf8, field.utf8.dropFirst()).contains { $0 == space && $1 == space }
    return hasTwo ? "\(column) '\(field)' has two spaces in a row" : nil
  }

  /// Returns a whole number in decimal digits with an optional sign.
  package func integer(_ column: String, in range: ClosedRange<Int>) -> Int {
    guard let value = Int(self[column]) else {
      report("\(column) '\(self[column])' is not a whole number", at: column)
      return range.lowerBound
    }
    return number(value, "\(value)", column, in: range)
  }

  /// Returns a number in decimal notation, such as `-0.5` or `3.2e-05`.
  package func number(_ column: String, in range: ClosedRange<Double> = -1e18...1e18) -> Double {
    let field = self[column]
    // Double's own parser also accepts "inf", "nan" and hexadecimal digits.
    let isDecimal = field.utf8.allSatisfy { $0.isDigit || "+-.eE".utf8.contains($0) }
    guard isDecimal, let value = Double(field) else {
      report("\(column) '\(field)' is not a number", at: column)
      return range.lowerBound
    }
    return number(value, "\(field)", column, in: range)
  }

  private func number<Number>(
    _ value: Number, _ text: String, _ column: String, in range: ClosedRange<Number>
  ) -> Number {
    if range.contains(value) { return value }
    report("\(column) \(text) is outside \(range.lowerBound)...\(range.upperBound)", at: column)
    return range.lowerBound
  }

  /// Returns the index of a field in a list of words.
  package func index(_ column: String, among words: [String]) -> Int {
    if let index = words.firstIndex(of: String(self[column])) { return index }
    report("\(column) '\(self[column])' is not one of: \(words.joined(separator: ", "))", at: column)
    return 0
  }

  /// Returns one of the raw values of a type.
  package func choice<Value: RawRepresentable & CaseIterable>(
    _ column: String, of type: Value.Type
  ) -> Value where Value.RawValue == String {
    if let value = type.init(rawValue: String(self[column])) { return value }
    let values = Array(type.allCases)
    return values[index(column, among: values.map { $0.rawValue })]
  }
}

/// The keys of a table; a duplicate is reported with the location of the first one.
///
/// The keys of bad records are ignored, because they may be dummies.
package struct UniqueKeys<Key: Hashable> {
  private var first: [Key: SourceLocation] = [:]
  /// The key that ``append(_:named:in:at:order:)`` added last.
  private var last: Key?

  package init() {}

  /// Adds the key of a record, and reports it if it is a duplicate.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - name: The key in words, for the report.
  ///   - record: The record that has the key.
  ///   - column: The field with the key; `nil` for the whole line.
  /// - Returns: Whether the key is new.
  @discardableResult
  package mutating func insert(
    _ key: Key, named name: @autoclosure () -> String, in record: Record, at column: String? = nil
  ) -> Bool {
    !record.isBad && add(key, named: name(), of: record, at: column)
  }

  private mutating func add(
    _ key: Key, named name: @autoclosure () -> String, of record: Record, at column: String?
  ) -> Bool {
    if let earlier = first[key] {
      record.report(
        "duplicate \(name())", at: column, notes: [.init(location: earlier, message: "first defined here")])
      return false
    }
    first[key] = record.location(of: column)
    return true
  }
}

extension UniqueKeys where Key: Comparable {
  /// Adds the key of a record as ``insert(_:named:in:at:)`` does, and also reports a key that is smaller than the one before.
  ///
  /// - Parameters:
  ///   - noun: The word for a key, such as "code".
  ///   - order: The name of the order, for the report.
  @discardableResult
  package mutating func append(
    _ key: Key, named noun: String, in record: Record, at column: String, order: String = "order"
  ) -> Bool {
    guard insert(key, named: "\(noun) \(key)", in: record, at: column) else { return false }
    if let last, key < last {
      record.report("\(noun) \(key) comes after \(last); \(noun)s must be in \(order)", at: column)
    }
    last = key
    return true
  }
}

extension UniqueKeys<[String]> {
  /// Adds texts of a record, each of which must be unique in its column; every duplicate is reported.
  ///
  /// - Parameter noun: The word for a text, such as "name"; `nil` for the name of its column.
  /// - Returns: Whether all are new.
  @discardableResult
  package mutating func insert(_ columns: [String], of record: Record, named noun: String? = nil) -> Bool {
    guard !record.isBad else { return false }
    for column in columns {
      let text = String(record[column])
      _ = add([column, text], named: "\(noun ?? column) '\(text)'", of: record, at: column)
    }
    return !record.isBad
  }
}
