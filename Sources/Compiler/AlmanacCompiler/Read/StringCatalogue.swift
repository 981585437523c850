/// The texts of one module in its languages.
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
  /// The keys of the plain texts, in the order of the file of the reference language.
  package var keys: [String]
  package var countedKeys: [String]
  /// For each key the names of its placeholders in alphabetical order, without `{count}` of a counted text.
  ///
  /// They become the arguments of a function, so their order must not depend on the wording.
  package var placeholders: [String: [String]]
  /// For each language, by its code, the texts in the order of the keys.
  package var texts: [String: [String]]
  package var countedTexts: [String: [Counted]]
}
