/// A type `package struct Name` with a property or a function for each text.
///
/// A function has a labelled argument for each placeholder, so that the compiler checks names and arguments
/// where texts are used.
///
/// ```swift
/// package func daysToEvent(count: Int, shown: String? = nil, event: String) -> String {
///   let shown = shown ?? "\(count)"
///   switch (language, count.magnitude) {
///   case (0, _): return "Còn \(shown) ngày đến \(event)"  // daysToEvent, vi
///   case (_, 1): return "\(shown) day to \(event)"  // daysToEvent, en, one
///   default: return "\(shown) days to \(event)"  // daysToEvent, en, other
///   }
/// }
/// ```
package struct TextFunctions: Hashable, Sendable {
  /// A text in one language, with `{name}` for values.
  package struct Wording: Hashable, Sendable {
    /// The form for 1, if the language has one.
    package var one: String?
    package var other: String

    package init(one: String? = nil, other: String) {
      self.one = one
      self.other = other
    }
  }

  package struct Text: Hashable, Sendable {
    package var name: String
    /// The placeholders in the order of the arguments.
    ///
    /// They do not include `{count}` of a text that depends on a number.
    package var parameters: [String]
    /// Whether the text depends on a number, `{count}`.
    package var isCounted: Bool
    /// The wordings, one for each language that has its own texts.
    package var wordings: [Wording]

    package init(name: String, parameters: [String] = [], isCounted: Bool = false, wordings: [Wording]) {
      self.name = name
      self.parameters = parameters
      self.isCounted = isCounted
      self.wordings = wordings
    }
  }

  package var name: String
  /// The codes of the languages, which are also in the comment after each text; programs count them from 0.
  package var languages: [String]
  /// For each language without its own texts, the language whose texts it uses.
  package var fallbacks: [String: String]
  package var texts: [Text]

  package init(name: String, languages: [String], fallbacks: [String: String] = [:], texts: [Text]) {
    self.name = name
    self.languages = languages
    self.fallbacks = fallbacks
    self.texts = texts
  }

  /// The languages with their own texts, in order.
  package var ownLanguages: [String] { languages.filter { fallbacks[$0] == nil } }

  /// Names in the generated code itself, which texts and placeholders cannot have.
  package static let reserved: Set = ["language", "hashValue", "shown"]

  /// The placeholder of the number in texts that depend on a number.
  package static let count = "count"
}

// MARK: - Source text

extension TextFunctions {
  /// The lines of the initialiser, which takes the index of a language and applies the fallbacks.
  private var initialiser: [String] {
    let opening = [
      "  /// The language of the texts, by its index in the tables.", "  package let language: UInt8", "",
      "  /// - Parameter language: By its index in the tables.",
    ]
    let cases = languages.enumerated().compactMap { index, language in
      fallbacks[language].flatMap { other in
        languages.firstIndex(of: other).map {
          "    case \(index): self.language = \($0)  // \(language) has the texts of \(other)"
        }
      }
    }
    if cases.isEmpty { return opening + ["  package init(language: UInt8) { self.language = language }"] }
    return opening + ["  package init(language: UInt8) {", "    switch language {"] + cases + [
      "    default: self.language = language", "    }", "  }",
    ]
  }

  /// Returns the lines of the declaration.
  ///
  /// - Throws: ``EmissionError`` if they would not be functions that return the texts.
  func lines() throws(EmissionError) -> [String] {
    let names = texts.map(\.name)
    let own = Set(ownLanguages)
    let identifiers = [name] + names + languages + texts.flatMap(\.parameters)
    for text in identifiers { try Literal.checkIdentifier(text) }
    guard !texts.isEmpty, !own.isEmpty, fallbacks.values.allSatisfy(own.contains),
      Set(fallbacks.keys).isSubset(of: languages), Set(names).count == names.count,
      Set(languages).count == languages.count, Self.reserved.isDisjoint(with: names)
    else { throw .texts(of: name) }
    var lines = ["package struct \(name): Hashable, Sendable {"] + initialiser
    for text in texts {
      lines.append("")
      lines += try self.lines(of: text).map { "  \($0)" }
    }
    return lines + ["}"]
  }

  private func lines(of text: Text) throws(EmissionError) -> [String] {
    let parameters = Set(text.parameters)
    guard text.wordings.count == ownLanguages.count, parameters.count == text.parameters.count,
      Self.reserved.isDisjoint(with: parameters), !text.isCounted || !parameters.contains(Self.count),
      text.isCounted || text.wordings.allSatisfy({ $0.one == nil })
    else { throw .wordings(of: text.name) }
    var lines = [signature(of: text)]
    lines +=
      text.isCounted
      ? [#"  let shown = shown ?? "\(count)""#, "  switch (language, count.magnitude) {"]
      : ["  switch language {"]
    let own = languages.enumerated().filter { fallbacks[$0.element] == nil }
    for (wording, (index, language)) in zip(text.wordings, own) {
      let isLast = index == own.last?.offset
      let mark = "\(text.name), \(language)"
      if let one = wording.one {
        lines.append(
          "  case (\(isLast ? "_" : "\(index)"), 1): return \(try literal(one, of: text))  // \(mark), one")
      }
      // The last language is the default, because there is no other value and no value may trap.
      let pattern = isLast ? "default" : text.isCounted ? "case (\(index), _)" : "case \(index)"
      let form = wording.one == nil ? "" : ", other"
      lines.append("  \(pattern): return \(try literal(wording.other, of: text))  // \(mark)\(form)")
    }
    return lines + ["  }", "}"]
  }

  private func signature(of text: Text) -> String {
    let number = text.isCounted ? ["\(Self.count): Int", "shown: String? = nil"] : []
    let parameters = number + text.parameters.map { "\($0): String" }
    return parameters.isEmpty
      ? "package var \(text.name): String {"
      : "package func \(text.name)(\(parameters.joined(separator: ", "))) -> String {"
  }

  private func literal(_ template: String, of text: Text) throws(EmissionError) -> String {
    let literal = Literal.template(template) { placeholder in
      if text.isCounted, placeholder == Self.count { return "shown" }
      return text.parameters.contains(placeholder) ? placeholder : nil
    }
    guard let literal else { throw .wordings(of: text.name) }
    return literal
  }
}

extension EmissionError {
  static func texts(of name: String) -> Self {
    Self("\(name): needs texts and languages, and each must be unique")
  }

  fileprivate static func wordings(of name: String) -> Self {
    Self("\(name): needs a text for each language, whose placeholders are the arguments")
  }
}
