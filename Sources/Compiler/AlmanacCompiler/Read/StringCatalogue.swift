/// The texts of one module in the languages that have them.
package struct StringCatalogue: Hashable, Sendable {
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
  /// Keys of the plain texts, in the order of the file of the language that has all texts.
  package var keys: [String]
  package var countedKeys: [String]
  /// For each key the names of its placeholders by the alphabet, without `{count}` of a counted text.
  ///
  /// An order that no wording changes: they become the arguments of a function.
  package var placeholders: [String: [String]]
  /// For each language that has texts, by its code, as many as there are keys.
  package var texts: [String: [String]]
  package var countedTexts: [String: [Counted]]
}
