import AlmanacModel
import SourceText

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
    // The tables that are read after it have the letters of its languages.
    if !table.isBad { reader.languages = result }
    return result
  }

  private static func language(_ record: Record, parts: [String]) -> SourceLanguage {
    let code = record.text("code", is: "two or three lower-case letters") {
      (2...3).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isLowerCase)
    }
    let isCode = !record.isBad
    let tag = record.text("tag") { tag in
      // The code, alone or followed by words of letters and digits after hyphens.
      let words = tag.split(separator: "-", omittingEmptySubsequences: false)
      let isTag =
        words.first == code[...]
        && words.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isLetterOrDigit) }
      return isTag || !isCode
        ? nil : "tag '\(tag)' is not '\(code)', alone or with subtags such as -Hans"
    }
    let plural = record.choice("plural", of: SourceLanguage.PluralRule.self)
    let hours = record.index("hours", among: ["12", "24"]) == 0 ? 12 : 24
    let hourDigits = record.index("hour-digits", among: ["1", "2"]) + 1
    let solstices = record.choice("solstices", of: LanguageRecord.SolsticeNaming.self)
    let texts = texts(record, parts: parts)
    let name = record.text("name", is: "a name of ASCII letters") { $0.utf8.allSatisfy(\.isLetterOrDigit) }
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

  /// Returns the parts of Data/ that have the language, separated by one space and without repetition; `nil` for all.
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
