import SourceText
import SwiftEmitter

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

  static func key(_ record: Record) -> String? {
    let key = String(record["key"])
    guard isName(key), !isReserved(key) else {
      record.report(
        "key '\(key)' is not a name such as daysLeft: a lower-case letter a to z, then letters and digits, "
          + "and not a word that is reserved by Swift or the generated code", at: "key")
      return nil
    }
    return key
  }

  /// Whether functions and arguments cannot have the name.
  static func isReserved(_ name: String) -> Bool {
    swiftWords.contains(name) || TextFunctions.reserved.contains(name)
  }

  /// Whether a text is an ASCII lower-case letter followed by letters and digits.
  static func isName(_ text: String) -> Bool { isWord(text, beginningWith: lowerCase) }

  /// Whether a text is an ASCII upper-case letter followed by letters and digits.
  static func isTypeName(_ text: String) -> Bool { isWord(text, beginningWith: upperCase) }

  private static let lowerCase = UInt8(ascii: "a")...UInt8(ascii: "z")
  private static let upperCase = UInt8(ascii: "A")...UInt8(ascii: "Z")
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private static func isWord(_ text: String, beginningWith letters: ClosedRange<UInt8>) -> Bool {
    guard let first = text.utf8.first, letters.contains(first) else { return false }
    return text.utf8.allSatisfy { lowerCase.contains($0) || upperCase.contains($0) || digits.contains($0) }
  }
}
