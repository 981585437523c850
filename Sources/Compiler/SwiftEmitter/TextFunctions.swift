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
  /// Whether other modules can see the language of the texts; in tables of earlier revisions they cannot.
  private var tellsLanguage = true

  package init(name: String, languages: [String], fallbacks: [String: String] = [:], texts: [Text]) {
    self.name = name
    self.languages = languages
    self.fallbacks = fallbacks
    self.texts = texts
  }

  /// The languages with their own texts, in order.
  package var ownLanguages: [String] { languages.filter { fallbacks[$0] == nil } }

  /// Names that the generated code itself uses; texts and placeholders cannot have them.
  package static let reserved: Set = ["language", "hashValue", "shown"]

  /// The placeholder of the number in texts that depend on a number.
  package static let count = "count"
}

// MARK: - Source text

extension TextFunctions {
  static let opening = "package struct "
  private static let conformances = ": Hashable, Sendable {"

  /// The lines of the initialiser, which takes the index of a language and applies the fallbacks.
  private var initialiser: [String] {
    let property =
      tellsLanguage
      ? [Self.languageDocumentation, "  package let language: UInt8"] : ["  let language: UInt8"]
    let opening = property + ["", "  /// - Parameter language: By its place in the tables."]
    let cases = languages.enumerated().compactMap { place, language in
      fallbacks[language].flatMap { other in
        languages.firstIndex(of: other).map {
          "    case \(place): self.language = \($0)  // \(language)\(Self.standingIn)\(other)"
        }
      }
    }
    if cases.isEmpty { return opening + ["  package init(language: UInt8) { self.language = language }"] }
    return opening + ["  package init(language: UInt8) {", "    switch language {"] + cases + [
      "    default: self.language = language", "    }", "  }",
    ]
  }

  private static let languageDocumentation = "  /// The language of the texts, by its place in the tables."
  private static let standingIn = " has the texts of "

  /// Returns the lines of the declaration.
  ///
  /// - Throws: ``EmissionError`` if the lines could not be read back correctly.
  func lines() throws(EmissionError) -> [String] {
    let names = texts.map(\.name)
    let own = Set(ownLanguages)
    let identifiers = [name] + names + languages + texts.flatMap(\.parameters)
    for text in identifiers where !Literal.isIdentifier(text) { throw .notAnIdentifier(text) }
    guard !texts.isEmpty, !own.isEmpty, fallbacks.values.allSatisfy(own.contains),
      Set(fallbacks.keys).isSubset(of: languages), Set(names).count == names.count,
      Set(languages).count == languages.count, Self.reserved.isDisjoint(with: names)
    else { throw .badTexts(name) }
    var lines = ["\(Self.opening)\(name)\(Self.conformances)"] + initialiser
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
    else { throw .badText(text.name) }
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
      // The last language is the default: the number has no other value, and no value can trap.
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
    guard let literal else { throw .badText(text.name) }
    return literal
  }

  /// Reads the texts of a declaration that ``lines()`` wrote.
  ///
  /// A line that is misread here is found when the file is printed again.
  init?(lines: ArraySlice<Substring>) {
    guard let first = lines.first, first.hasPrefix(Self.opening) else { return nil }
    name = String(first.dropFirst(Self.opening.count).prefix { $0 != ":" })
    languages = []
    fallbacks = [:]
    texts = []
    tellsLanguage = lines.contains(Self.languageDocumentation[...])
    var places: [(place: Int, language: String)] = []
    for line in lines.dropFirst() {
      let content = line.drop { $0 == " " }
      if content.hasPrefix("package var ") || content.hasPrefix("package func ") {
        texts.append(Self.text(signature: content))
      } else if texts.isEmpty {
        guard let fallback = Self.fallback(content) else { continue }
        places.append((fallback.place, fallback.language))
        fallbacks[fallback.language] = fallback.source
      } else if content.hasPrefix("case ") || content.hasPrefix("default: ") {
        guard add(content) else { return nil }
      }
    }
    // Languages without their own texts are inserted at their positions.
    for (place, language) in places {
      guard place <= languages.count else { return nil }
      languages.insert(language, at: place)
    }
  }

  /// Reads `case 3: self.language = 2  // ko has the texts of en`.
  private static func fallback(_ line: Substring) -> (place: Int, language: String, source: String)? {
    let words = line.split(separator: " ")
    guard words.count == 12, words[0] == "case", let place = Int(words[1].dropLast()) else { return nil }
    return (place, String(words[6]), String(words[11]))
  }

  private static func text(signature: Substring) -> Text {
    let declaration = signature.drop { $0 != " " }.dropFirst().drop { $0 != " " }.dropFirst()
    let list = declaration.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    let parameters = list.split(separator: ", ").map { String($0.prefix { $0 != ":" }) }
    let isCounted = list.hasPrefix("\(Self.count): Int")
    return Text(
      name: String(declaration.prefix { $0 != ":" && $0 != "(" }),
      parameters: isCounted ? Array(parameters.dropFirst(2)) : parameters, isCounted: isCounted, wordings: [])
  }

  /// Reads `case 0: return "text"  // name, vi`.
  private mutating func add(_ line: Substring) -> Bool {
    guard !texts.isEmpty, let start = line.firstIndex(of: "\""), let end = Literal.end(ofStringIn: line),
      case let isCounted = texts[texts.count - 1].isCounted,
      let text = Literal.template(
        of: String(line[start..<end]), name: { isCounted && $0 == "shown" ? Self.count : $0 })
    else { return false }
    // The name of the text, the language, and the form if the language has more than one.
    let marks = line[end...].dropFirst("  // ".count).split(separator: ", ").map(String.init)
    guard marks.count > 1 else { return false }
    if texts.count == 1, languages.last != marks[1] { languages.append(marks[1]) }
    let last = texts.count - 1
    switch marks.count > 2 ? marks[2] : "" {
    case "one": texts[last].wordings.append(Wording(one: text, other: ""))
    case "other" where !texts[last].wordings.isEmpty:
      texts[last].wordings[texts[last].wordings.count - 1].other = text
    default: texts[last].wordings.append(Wording(other: text))
    }
    return true
  }
}
