/// The texts of one module in all languages.
package struct StringCatalogue: Hashable, Sendable {
  /// A language of string files: its BCP 47 tag in file names.
  ///
  /// In the order in which the tables count languages.
  package enum Language: String, CaseIterable, Sendable {
    case vietnamese = "vi"
    case chinese = "zh-Hans"
    case english = "en"

    /// As part of a Swift name, as in the tables of names.
    var identifier: String {
      switch self {
      case .vietnamese: "vi"
      case .chinese: "zh"
      case .english: "en"
      }
    }

    /// The plural forms of the Unicode CLDR that the language has for whole numbers.
    var forms: [Form] {
      switch self {
      case .vietnamese, .chinese: [.other]
      case .english: [.one, .other]
      }
    }

    /// The language that the others are compared with.
    static let reference = english
  }

  package enum Form: String, CaseIterable, Sendable {
    case plain = "-"
    case one
    case other
  }

  /// A text that depends on a number, in one language.
  package struct Counted: Hashable, Sendable {
    /// The form for 1, if the language has one.
    package var one: String?
    package var other: String
  }

  /// The module whose texts these are.
  package var module: String
  /// Keys of the plain texts, in the order of the file in English.
  package var keys: [String]
  package var countedKeys: [String]
  /// For each key the names of its placeholders by the alphabet, without `{count}` of a counted text.
  ///
  /// An order that no wording changes: they become the arguments of a function.
  package var placeholders: [String: [String]]
  /// For each language, as many as there are keys.
  package var texts: [Language: [String]]
  package var countedTexts: [Language: [Counted]]
}
