/// The reason why a file cannot be written as source text.
package enum EmissionError: Error, Hashable, Sendable {
  /// A literal has so many elements that it would slow the compiler down.
  case tooManyElements(table: String, count: Int, limit: Int)
  /// A value does not fit its type.
  case valueOutOfRange(table: String, value: Int64, type: String)
  /// A value has more hexadecimal digits than its groups.
  case valueTooLongForFormat(table: String, value: Int64)
  /// A text is not an identifier.
  case notAnIdentifier(String)
  /// A comment would not stay on one line, or begins with a mark that joins the character before it.
  case lineBreakInComment(String)
  /// A list has comments on some texts only.
  case missingComments(table: String)
  /// A structure has no texts or no languages, or has one of them twice.
  case badTexts(String)
  /// A list of spans of days has none.
  case noSpans
  /// A row has no values.
  case emptyRow(table: String)
  /// A function has no table to read, or reads its tables in a way that cannot be written.
  case badAccessor(String)
  /// The placeholders of a text are not its arguments, or a language lacks the text.
  case badText(String)
  /// A text that a file needs is not among the plain texts of its module.
  case missingText(module: String, key: String)
}

extension EmissionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooManyElements(let table, let count, let limit):
      "\(table): \(count) elements, at most \(limit) in one literal"
    case .valueOutOfRange(let table, let value, let type): "\(table): \(value) does not fit \(type)"
    case .valueTooLongForFormat(let table, let value): "\(table): \(value) is longer than its digit groups"
    case .notAnIdentifier(let text): "'\(text)' is not an identifier"
    case .lineBreakInComment(let text): "a line break in the comment '\(text)'"
    case .missingComments(let table): "\(table): either every text has a comment or no text has one"
    case .badTexts(let name): "\(name): needs texts and languages, and each must be unique"
    case .noSpans: "a list of spans of days has none"
    case .emptyRow(let table): "\(table): a row without values"
    case .badAccessor(let name): "\(name): the tables cannot be read in this way"
    case .missingText(let module, let key):
      "Data/strings/\(module).*.tsv have no plain text '\(key)', which the files for JavaScript need"
    case .badText(let name): "\(name): needs a text for each language, whose placeholders are the arguments"
    }
  }
}
