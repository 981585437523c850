/// Why a file cannot be written as source.
package enum EmissionError: Error, Hashable, Sendable {
  /// A literal of this many elements would slow the compiler down.
  case tooManyElements(table: String, count: Int, limit: Int)
  /// A value does not fit its type.
  case valueOutOfRange(table: String, value: Int64, type: String)
  /// A value has more hexadecimal digits than its groups.
  case valueTooLongForFormat(table: String, value: Int64)
  /// Text that is not an identifier.
  case notAnIdentifier(String)
  /// A comment that would not stay one line of its own: with a line break, or a mark that joins what is before it.
  case lineBreakInComment(String)
  /// A list with comments on some texts only.
  case missingComments(table: String)
  /// A structure without texts or languages, or with one of them twice.
  case badTexts(String)
  /// A row without values.
  case emptyRow(table: String)
  /// A function that has no table to read, or reads its tables in a way that cannot be written.
  case badAccessor(String)
  /// A text whose placeholders are not its arguments, or that not every language has.
  case badText(String)
  /// What was written, read again, is something else.
  case notReadBack(String, line: Int)
}

extension EmissionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooManyElements(let table, let count, let limit):
      "\(table): \(count) elements, at most \(limit) in one literal"
    case .valueOutOfRange(let table, let value, let type): "\(table): \(value) does not fit \(type)"
    case .valueTooLongForFormat(let table, let value): "\(table): \(value) is longer than its digit groups"
    case .notAnIdentifier(let text): "'\(text)' is not an identifier"
    case .lineBreakInComment(let text): "not a line of its own: the comment '\(text)'"
    case .missingComments(let table): "\(table): as many comments as texts, or none"
    case .badTexts(let name): "\(name): texts and languages, each once"
    case .emptyRow(let table): "\(table): a row without values"
    case .badAccessor(let name): "\(name): the tables cannot be read in this way"
    case .badText(let name): "\(name): a text for each language, with the arguments as its placeholders"
    case .notReadBack(let what, let line): "\(what):\(line): not read back as it was meant"
    }
  }
}
