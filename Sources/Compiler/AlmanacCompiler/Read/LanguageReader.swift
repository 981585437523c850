import AlmanacModel
import SourceText

/// Reads Data/languages.tsv, which has a row for each language.
struct LanguageReader {
  private let reader: DataReader

  init(_ reader: DataReader) {
    self.reader = reader
  }

  static let path = "Data/languages.tsv"
  private static let columns = [
    "code", "tag", "name", "plural", "fallback", "hours", "hour-digits", "solstices", "texts",
  ]
  /// The mark for no fallback.
  private static let nothing = "-"
  /// The word for all parts of Data/.
  private static let everything = "all"
  /// The languages that must exist: comments of tables use them, and the library has constants for them.
  private static let required = ["vi", "zh", "en"]

  /// Reads the languages.
  ///
  /// - Returns: `nil` if anything in the file is wrong; every other table needs the languages.
  func languages() -> Languages? {
    guard let table = reader.table(Self.path, columns: Self.columns) else { return nil }
    let parts = Languages.Folder.allCases.map(\.rawValue) + StringReader(reader).modules
    var unique = UniqueKeys<[String]>()
    var isRight = true
    var languages: [(language: SourceLanguage, record: Record)] = []
    for record in table.records {
      guard let language = language(record, parts: parts) else {
        isRight = false
        continue
      }
      for (column, text) in zip(Self.columns, [language.code, language.tag, language.name]) {
        isRight =
          unique.insert([column, text], named: "\(column) '\(text)'", in: record, at: column) && isRight
      }
      languages.append((language, record))
    }
    for code in Self.required
    where !languages.contains(where: { $0.language.code == code && $0.language.parts == nil }) {
      table.report("language '\(code)' with all texts is missing: comments of tables are in it")
      isRight = false
    }
    guard isRight, checkFallbacks(languages) else { return nil }
    return Languages(all: languages.map(\.language))
  }

  private func language(_ record: Record, parts: [String]) -> SourceLanguage? {
    let code = code(record)
    let tag = tag(record, code: code)
    let plural = record.choice("plural", of: SourceLanguage.PluralRule.self)
    let hours = word("hours", of: record, among: ["12", "24"]).flatMap { Int($0) }
    let digits = word("hour-digits", of: record, among: ["1", "2"]).flatMap { Int($0) }
    let solstices = record.choice("solstices", of: LanguageRecord.SolsticeNaming.self)
    let texts = texts(record, parts: parts)
    guard let code, let tag, let name = record.text("name"), let plural,
      let fallback = record.text("fallback"), let hours, let digits, let solstices, let texts
    else { return nil }
    return SourceLanguage(
      code: code, tag: tag, name: name, plural: plural, fallback: fallback == Self.nothing ? nil : fallback,
      hours: hours, hourDigits: digits, solstices: solstices,
      parts: texts == [Self.everything] ? nil : Set(texts))
  }

  private func code(_ record: Record) -> String? {
    guard let code = record.text("code") else { return nil }
    guard (2...3).contains(code.utf8.count), code.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      record.report("code '\(code)' is not two or three lower-case letters", at: "code")
      return nil
    }
    return code
  }

  /// Returns the tag: the code, alone or followed by words of letters and digits after hyphens.
  private func tag(_ record: Record, code: String?) -> String? {
    guard let tag = record.text("tag"), let code else { return nil }
    let words = tag.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      words.first == code[...]
      && words.allSatisfy { word in
        !word.isEmpty
          && word.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          }
      }
    guard isTag else {
      record.report("tag '\(tag)' is not '\(code)', alone or with subtags such as -Hans", at: "tag")
      return nil
    }
    return tag
  }

  private func word(_ column: String, of record: Record, among words: [String]) -> String? {
    let field = String(record[column])
    if words.contains(field) { return field }
    record.report("\(column) '\(field)' is not one of: \(words.joined(separator: ", "))", at: column)
    return nil
  }

  /// Returns the parts of Data/ that have the language, separated by one space and without repetition.
  private func texts(_ record: Record, parts: [String]) -> [String]? {
    let field = record["texts"]
    if field == Self.everything[...] { return [Self.everything] }
    let words = field.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var isRight = true
    for (index, word) in words.enumerated() where !parts.contains(word) || words[..<index].contains(word) {
      record.report(
        "texts '\(word)' is neither \(Self.everything) nor one of these, each at most once: \(parts.joined(separator: ", "))",
        at: "texts")
      isRight = false
    }
    return isRight ? words : nil
  }

  /// Whether every chain of fallbacks ends at the one language without a fallback.
  private func checkFallbacks(_ languages: [(language: SourceLanguage, record: Record)]) -> Bool {
    var isRight = true
    func report(_ message: String, _ record: Record, at column: String) {
      record.report(message, at: column)
      isRight = false
    }
    let last = languages.filter { $0.language.fallback == nil }
    for (language, record) in last.dropFirst() {
      report(
        "'\(language.code)' and '\(last[0].language.code)' have no fallback; only one language may have none",
        record,
        at: "fallback")
    }
    let fallbacks = Dictionary(
      languages.map { ($0.language.code, $0.language.fallback) }, uniquingKeysWith: { first, _ in first })
    for (language, record) in languages {
      var chain = [language.code]
      while let code = chain.last, let next = fallbacks[code] ?? nil {
        if fallbacks[next] == nil {
          // Reported once, at its own row.
          if chain.count == 1 {
            report("fallback '\(next)' is not a language of this file", record, at: "fallback")
          }
          break
        }
        if chain.contains(next) {
          let circle = (chain + [next]).joined(separator: " → ")
          if next == language.code {
            report("the fallbacks form a circle: \(circle)", record, at: "fallback")
          }
          break
        }
        chain.append(next)
      }
      if language.fallback == nil, language.parts != nil {
        report("'\(language.code)' has no fallback, so it must have all texts", record, at: "texts")
      }
    }
    return isRight
  }
}
