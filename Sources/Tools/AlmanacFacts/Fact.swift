/// One fact from the tables of Generated/, as a line of Generated/facts: a subject, a key, and labelled texts.
///
/// ```
/// lunar-year	vietnamese/2025	new-year	2025-01-29	leap	6	lengths	30 29 30 29 29 30 29 30 29 30 30 30 29
/// ```
///
/// A fact has decoded dates, instants and words and nothing of the layout of a table, so revisions with other layouts can be
/// compared. The compiler makes facts of its results, and `almanac-dev facts` of the runtime's answers, both by the functions
/// of this module.
package struct Fact: Hashable, Sendable {
  package struct Field: Hashable, Sendable {
    package var label: String
    package var text: String

    package init(_ label: String, _ text: String) {
      self.label = label
      self.text = text
    }
  }

  /// The kind of thing: `lunar-year`.
  package var subject: String
  /// The key that distinguishes it from others of its kind: `vietnamese/2025`.
  package var key: String
  package var fields: [Field]

  /// Creates a fact.
  ///
  /// - Parameter fields: The labels and texts; those without a text are left out.
  package init(_ subject: String, _ key: String, _ fields: [(label: String, text: String?)]) {
    self.subject = subject
    self.key = key
    self.fields = fields.compactMap { field in field.text.map { Field(field.label, $0) } }
  }

  /// Returns the label of a property: `known-as-of` for `knownAsOf`.
  package static func label(of property: String) -> String {
    var label = ""
    for letter in property.unicodeScalars {
      if letter.value >= 65, letter.value <= 90 {
        label += "-"
        label.unicodeScalars.append(Unicode.Scalar(UInt8(letter.value + 32)))
      } else {
        label.unicodeScalars.append(letter)
      }
    }
    return label
  }

  /// The fields of the line, with tabs, line feeds and backslashes written as `\t`, `\n` and `\\`.
  package var line: String {
    var bytes: [UInt8] = []
    for (index, text) in ([subject, key] + fields.flatMap { [$0.label, $0.text] }).enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\t")) }
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\t"): bytes += Array("\\t".utf8)
        case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
        case UInt8(ascii: "\\"): bytes += Array("\\\\".utf8)
        default: bytes.append(byte)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a line; `nil` if it is none.
  package init?(line: Substring.UTF8View) {
    let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    let texts = parts.compactMap(Self.text)
    guard texts.count == parts.count, texts.count >= 2, texts.count.isMultiple(of: 2) else { return nil }
    let fields = stride(from: 2, to: texts.count, by: 2).map { index -> (label: String, text: String?) in
      (texts[index], texts[index + 1])
    }
    self.init(texts[0], texts[1], fields)
  }

  /// Returns a text without escapes; `nil` if another character is escaped, or the line ends as on Windows.
  private static func text(_ escaped: Substring.UTF8View) -> String? {
    guard !escaped.contains(UInt8(ascii: "\r")) else { return nil }
    guard escaped.contains(UInt8(ascii: "\\")) else { return String(Substring(escaped)) }
    let parts = Substring(escaped).split(separator: "\\\\", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.wholeMatch(of: /([^\\]|\\[tn])*/) != nil }) else { return nil }
    return parts.map { $0.replacing("\\t", with: "\t").replacing("\\n", with: "\n") }
      .joined(separator: "\\")
  }

  /// The text of a field; `nil` if there is no such field.
  package subscript(label: String) -> String? { fields.first { $0.label == label }?.text }
}
