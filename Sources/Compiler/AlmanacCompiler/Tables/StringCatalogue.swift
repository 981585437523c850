import SourceText
package import SwiftEmitter

/// The texts of one module in its languages.
package struct StringCatalogue: Hashable, Sendable {
  package enum Form: String, CaseIterable, Sendable {
    case plain = "-"
    case one
    case other
  }

  /// A text in the languages of its module, with `{name}` for values.
  package struct Text: Hashable, Sendable {
    package var key: String
    /// The names of the placeholders in alphabetical order, without `{count}` of a counted text.
    ///
    /// They become the arguments of a function, so their order must not depend on the wording.
    package var placeholders: [String]
    /// Whether the text depends on a number, `{count}`.
    package var isCounted: Bool
    /// The wordings by the codes of the languages.
    package var wordings: [String: TextFunctions.Wording]
  }

  /// The module whose texts these are.
  package var module: String
  /// The plain texts, then the counted ones, each in the order of the file of the reference language.
  package var texts: [Text]
}

/// The allowed names of keys and placeholders of texts: they become functions and arguments in Swift.
enum StringKey {
  /// Keywords that Swift does not accept as a name without backticks.
  private static let swiftWords: Set = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// Whether functions and arguments cannot have the name.
  static func isReserved(_ name: String) -> Bool {
    swiftWords.contains(name) || TextFunctions.reserved.contains(name)
  }

  /// Whether a text is an ASCII lower-case letter followed by letters and digits.
  static func isName(_ text: String) -> Bool {
    text.utf8.first?.isLowerCase == true && text.utf8.allSatisfy(\.isLetterOrDigit)
  }

  /// Whether a text is an ASCII upper-case letter followed by letters and digits.
  static func isTypeName(_ text: String) -> Bool {
    text.utf8.first?.isUpperCase == true && text.utf8.allSatisfy(\.isLetterOrDigit)
  }
}
