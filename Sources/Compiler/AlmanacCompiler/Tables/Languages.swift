package import AlmanacModel
package import SourceText

/// A language of Data/languages.tsv.
package struct SourceLanguage: Hashable, Sendable {
  /// The rule for the forms of texts with whole numbers, as in the Unicode CLDR.
  package enum PluralRule: String, CaseIterable, Sendable {
    /// One form for all numbers.
    case other
    /// One form for 1 and one for all other numbers.
    case oneAndOther = "one-other"

    var forms: [StringCatalogue.Form] {
      switch self {
      case .other: [.other]
      case .oneAndOther: [.one, .other]
      }
    }
  }

  /// The ISO 639 code, or for a second script of a language that of the script; it is used in names of columns and in JSON.
  package var code: String
  /// The BCP 47 tag, which is used in the names of text files.
  package var tag: String
  /// The English name of the language.
  package var name: String
  package var plural: PluralRule
  /// The code of the language whose names and texts are used if this one lacks them.
  ///
  /// It is `nil` for the language that has all.
  package var fallback: String?
  /// The codes of other languages whose readers get its texts, with a space between them; `nil` for none.
  package var similar: String?
  /// The regions where it is usually written in other characters, with a space between them; `nil` for none.
  package var otherScript: String?
  /// The hours on its clocks: 12 or 24.
  package var hours: Int
  /// The least number of digits of the hour on a 24-hour clock.
  package var hourDigits: Int
  package var solstices: LanguageRecord.SolsticeNaming
  /// The parts of Data/ that have the language; `nil` for all parts.
  package var parts: Set<String>?
  /// The characters of its texts.
  package var alphabet: Alphabet

  func has(_ part: String) -> Bool { parts?.contains(part) ?? true }
}

/// The languages in the order of Data/languages.tsv, which is also their order in the tables.
package struct Languages: Hashable, Sendable {
  /// Folders of Data/ whose tables have a column of names for each language.
  package enum Folder: String, CaseIterable, Sendable {
    case names
    case almanacDay = "almanac-day"
    case about
    case hydration
    case places
    case apps
  }

  package var all: [SourceLanguage]

  package var codes: [String] { all.map(\.code) }

  /// The language that has everything; the others are compared with it.
  var reference: SourceLanguage { all.first { $0.fallback == nil } ?? all[0] }

  subscript(code: String) -> SourceLanguage? { all.first { $0.code == code } }

  /// Returns the alphabet of a column of Data/, or that of all languages if the column belongs to none.
  ///
  /// - Parameters:
  ///   - column: The name of the column; one of its words is the code of its language, as in `vietnam-vi`.
  ///   - texts: The codes of the languages of columns whose names do not have one.
  func alphabet(of column: String, _ texts: [String: String]) -> Alphabet {
    let words = column.split(separator: "-").map(String.init)
    let language = all.first { texts[column] == $0.code || words.contains($0.code) }
    return language?.alphabet ?? Alphabet(of: all.map(\.alphabet))
  }

  /// Returns the languages that a part of Data/ has: a module of strings/, or a folder of tables.
  func having(_ part: String) -> [SourceLanguage] { all.filter { $0.has(part) } }

  /// Returns the codes of the languages for which the tables of a folder have columns.
  func columns(in folder: Folder) -> [String] { having(folder.rawValue).map(\.code) }

  /// The codes of the languages whose readers have the list of China in their own characters: those of Chinese in another script.
  var pentadScripts: [String] { having(Folder.names.rawValue).filter { $0.fallback == "zh" }.map(\.code) }

  /// The columns of the names of the pentads: the lists, then the scripts of China's.
  var pentadColumns: [String] { PentadNames.allCases.map { "\($0)" } + pentadScripts }

  /// Returns the language whose names a language uses in a part of Data/: itself, or the nearest fallback.
  func source(of language: SourceLanguage, in part: String) -> SourceLanguage {
    var language = language
    // The loop ends: the reader rejects circles, and the language without a fallback has everything.
    while !language.has(part), let next = language.fallback.flatMap({ self[$0] }) { language = next }
    return language
  }

  /// Returns the languages of a part of Data/: "Vietnamese, Chinese and English".
  func names(in part: String) -> String {
    let names = having(part).map(\.name)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// Returns a note about the order of languages in a generated file and about the fallbacks used in it.
  func note(on part: String) -> String {
    let missing = all.filter { !$0.has(part) }.map {
      "for \($0.code), \(source(of: $0, in: part).code) is used"
    }
    return "Languages are counted in this order: \(codes.joined(separator: ", "))"
      + (missing.isEmpty ? "." : "; \(missing.joined(separator: ", ")).")
  }
}

/// Reads Data/languages.tsv, which has a row for each language.
enum LanguageReader {
  static let path = "Data/languages.tsv"
  private static let columns = [
    "code", "tag", "name", "plural", "fallback", "similar", "other-script", "hours", "hour-digits",
    "solstices", "texts", "letters",
  ]
  /// The word for all parts of Data/.
  private static let everything = "all"
  /// The languages that must exist: comments of tables use them, and the library has constants for them.
  private static let required = ["vi", "zh", "en"]

  static func read(_ reader: DataReader) -> Languages {
    let table = reader.table(path, columns: columns)
    let parts = Languages.Folder.allCases.map(\.rawValue) + StringReader(reader).modules
    var unique = UniqueKeys<[String]>()
    let languages = table.rows { record in
      let language = language(record, parts: parts)
      unique.insert(["code", "tag", "name"], of: record)
      return (language: language, record: record)
    }
    for code in required
    where !table.records.contains(where: { $0["code"] == code[...] && $0["texts"] == everything[...] }) {
      table.report("language '\(code)' with all texts is missing: comments of tables are in it")
    }
    if !table.isBad { checkFallbacks(languages) }
    let result = Languages(all: languages.map(\.language))
    // The tables that are read later are checked with the letters of these languages.
    if !table.isBad { reader.languages = result }
    return result
  }

  private static func language(_ record: Record, parts: [String]) -> SourceLanguage {
    let code = record.text("code", is: "two to four lower-case letters") {
      (2...4).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isLowerCase)
    }
    let isCode = !record.isBad
    let tag = record.text("tag") { tag in
      // The code, alone or followed by hyphens and words of letters and digits; or after a code of two or three letters that of a script.
      let words = tag.split(separator: "-", omittingEmptySubsequences: false)
      let isOfCode =
        code.utf8.count < 4
        ? words.first == code[...]
        : words.count == 2 && words[1].lowercased() == code && (2...3).contains(words[0].utf8.count)
      let isTag = isOfCode && words.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isLetterOrDigit) }
      return isTag || !isCode
        ? nil
        : code.utf8.count < 4
          ? "tag '\(tag)' is not '\(code)', alone or with subtags such as -Hans"
          : "tag '\(tag)' is not a language with the script '\(code)', such as zh-Hant"
    }
    let plural = record.choice("plural", of: SourceLanguage.PluralRule.self)
    let hours = record.index("hours", among: ["12", "24"]) == 0 ? 12 : 24
    let hourDigits = record.index("hour-digits", among: ["1", "2"]) + 1
    let solstices = record.choice("solstices", of: LanguageRecord.SolsticeNaming.self)
    let texts = texts(record, parts: parts)
    let name = record.text("name", is: "a name of ASCII letters") {
      $0.split(separator: " ", omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty && word.utf8.allSatisfy(\.isLetterOrDigit)
      }
    }
    let fallback = record.text("fallback")
    func words(_ column: String, _ form: String, _ isLetter: (UInt8) -> Bool) -> String? {
      let text = record.text(column, is: "\(form) with a space between them") {
        $0 == Record.nothing
          || $0.split(separator: " ", omittingEmptySubsequences: false).allSatisfy { word in
            (2...3).contains(word.utf8.count) && word.utf8.allSatisfy(isLetter)
          }
      }
      return record.hasValue(column) ? text : nil
    }
    let similar = words("similar", "codes such as yue") { $0.isLowerCase }
    let otherScript = words("other-script", "regions such as TW") {
      ($0 | 0x20).isLowerCase && !$0.isLowerCase
    }
    let letters = record.text("letters") { letters in
      Alphabet(letters, name: name) == nil
        ? "letters '\(letters)' are not characters outside ASCII or ranges such as à-ã, side by side, or '-' for none"
        : nil
    }
    return SourceLanguage(
      code: code, tag: tag, name: name, plural: plural,
      fallback: record.hasValue("fallback") ? fallback : nil,
      similar: similar, otherScript: otherScript, hours: hours, hourDigits: hourDigits,
      solstices: solstices, parts: texts,
      alphabet: Alphabet(letters, name: name) ?? Alphabet(of: []))
  }

  /// Returns the parts of Data/ that have the language, separated by one space and each once; `nil` for all.
  private static func texts(_ record: Record, parts: [String]) -> Set<String>? {
    let field = record["texts"]
    if field == everything[...] { return nil }
    let words = field.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for (index, word) in words.enumerated() where !parts.contains(word) || words[..<index].contains(word) {
      record.report(
        "texts '\(word)' is neither \(everything) nor one of these, each at most once: \(parts.joined(separator: ", "))",
        at: "texts")
    }
    return Set(words)
  }

  /// Reports fallbacks whose chain does not end at the one language without a fallback.
  private static func checkFallbacks(_ languages: [(language: SourceLanguage, record: Record)]) {
    let last = languages.first { $0.language.fallback == nil }?.language
    let fallbacks = Dictionary(
      languages.map { ($0.language.code, $0.language.fallback) }, uniquingKeysWith: { first, _ in first })
    for (language, record) in languages {
      let chain = Array(
        sequence(first: language.code) { fallbacks[$0] ?? nil }.prefix(languages.count + 1))
      if let end = chain.dropFirst().firstIndex(of: language.code) {
        let circle = chain[...end].joined(separator: " → ")
        record.report("the fallbacks form a circle: \(circle)", at: "fallback")
      }
      if let fallback = language.fallback {
        if fallbacks[fallback] == nil {
          record.report("fallback '\(fallback)' is not a language of this file", at: "fallback")
        }
        continue
      }
      if let last, last != language {
        record.report(
          "'\(language.code)' and '\(last.code)' have no fallback; only one language may have none",
          at: "fallback")
      }
      if language.parts != nil {
        record.report("'\(language.code)' has no fallback, so it must have all texts", at: "texts")
      }
    }
  }
}

extension RecordFormat {
  static let languages = RecordFormat(
    "languageRecords", "The languages, each with the language that is used if it has no names or texts.",
    of: "language"
  ) { data in
    data.languages.all.map { language in
      let record = LanguageRecord(
        code: language.code, tag: language.tag, fallback: language.fallback, similar: language.similar,
        otherScript: language.otherScript, hours: language.hours, hourDigits: language.hourDigits,
        solstices: language.solstices)
      return (record, comment: language.name)
    }
  }
}
