import SourceText

/// Reads the three lists of words in Data/insults.
struct InsultWordReader {
  private let reader: DataReader
  private let works: [InsultData.Work]?
  /// The words that no list may have.
  private let excluded: [InsultExclusion]

  /// The relation of a word to the form in Shakespeare's text.
  private enum Form: String, CaseIterable { case exact, spelling, inflected, derived }
  private enum Answer: String, CaseIterable { case yes, no }

  init(_ reader: DataReader, works: [InsultData.Work]?, excluded: [InsultExclusion]) {
    self.reader = reader
    self.works = works
    self.excluded = excluded
  }

  private static let columns =
    ["rating"] + InsultCitation.columns + [
      "form", "text-form", "context", "classic", "parts", "note", "gloss",
    ]

  /// Reads a list.
  ///
  /// - Parameter unique: The words of all lists; no word may be in two lists.
  func list(_ slot: InsultWordList.Slot, unique: inout UniqueKeys<String>) -> InsultWordList? {
    let columns = ["word"] + (slot == .adjective ? ["article"] : []) + Self.columns
    guard let table = reader.table(InsultReader.path(slot.plural), columns: columns) else { return nil }
    var words: [InsultWordList.Word] = []
    // The words before, as letters alone, each with its record.
    var before: [(key: String, text: String, record: Record)] = []
    for record in table.records {
      guard let text = spelling(record, slot) else { continue }
      guard unique.insert(text, named: "word '\(text)'", in: record, at: "word") else { continue }
      if let exclusion = excluded.first(where: { $0.word == text }) {
        record.report(
          "'\(text)' must not be used: \(exclusion.why)", at: "word",
          notes: [.init(location: exclusion.location, message: "it is excluded here")])
      }
      let key = text.filter(\.isLetter)
      if let last = before.last, key < last.key {
        // If this word is in order without the last one, the last one is out of order.
        if before.count > 1, before[before.count - 2].key <= key {
          last.record.report(
            "'\(last.text)' comes before '\(text)'; words must be in the order of a dictionary", at: "word",
            notes: [.init(location: record.location(of: "word"), message: "'\(text)' is here")])
          before.removeLast()
        } else {
          record.report(
            "'\(text)' comes after '\(last.text)'; words must be in the order of a dictionary", at: "word")
        }
      }
      before.append((key, text, record))
      if let word = word(text, record, slot) { words.append(word) }
    }
    guard words.count == table.records.count else { return nil }
    return InsultWordList(
      slot: slot, words: words.filter { $0.rating == .mild } + words.filter { $0.rating == .bawdy })
  }

  /// Returns a word in correct spelling: lower case, and a hyphen in compounds only.
  private func spelling(_ record: Record, _ slot: InsultWordList.Slot) -> String? {
    guard let text = record.text("word") else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isWord = parts.allSatisfy { part in
      part.first != "'" && part.last != "'" && !part.isEmpty
        && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "'") }
    }
    let problem: String? =
      if !isWord {
        "is not lower-case letters a to z, with single hyphens or apostrophes between them"
      } else if slot == .compound, parts.count < 2 {
        "is a compound without a hyphen"
      } else if slot == .adjective, parts.count > 1 {
        "is an adjective with a hyphen; compounds have a list of their own"
      } else {
        nil
      }
    guard let problem else { return text }
    record.report("'\(text)' \(problem)", at: "word")
    return nil
  }

  private func word(_ text: String, _ record: Record, _ slot: InsultWordList.Slot) -> InsultWordList.Word? {
    let evidence = ["text-form", "context", "note"].compactMap(record.text)
    let form = record.choice("form", of: Form.self)
    let classic = record.choice("classic", of: Answer.self)
    let citation = InsultCitation(record, works: works)
    guard let gloss = record.text("gloss"), let stems = stems(text, record),
      let rating = record.choice("rating", of: InsultRating.self),
      let citation, let form, evidence.count == 3, classic != nil
    else { return nil }
    if (form == .exact) != (evidence[0].lowercased() == text) {
      record.report(
        "form '\(form.rawValue)' does not fit '\(text)', which the text has as '\(evidence[0])'", at: "form")
    }
    var article: InsultArticle?
    if slot == .adjective {
      guard let given = self.article(text, record) else { return nil }
      article = given
    }
    return InsultWordList.Word(
      text: text, article: article, rating: rating, citation: citation, gloss: gloss, stems: stems)
  }

  private func article(_ text: String, _ record: Record) -> InsultArticle? {
    guard let article = record.choice("article", of: InsultArticle.self) else { return nil }
    if !article.mayPrecede(text) {
      record.report(
        "'\(article.rawValue) \(text)': the article does not fit the sound of the word", at: "article")
    }
    return article
  }

  private func stems(_ text: String, _ record: Record) -> InsultStems? {
    guard let parts = record.text("parts") else { return nil }
    if parts != "-" {
      guard Self.separates(parts, text) else {
        record.report("parts '\(parts)' are not '\(text)' with hyphens", at: "parts")
        return nil
      }
    }
    let stems = InsultStems(parts: parts == "-" ? text : parts)
    guard stems.texts.count <= InsultStems.limit else {
      record.report(
        "'\(text)' has \(stems.texts.count) stems; the tables hold \(InsultStems.limit)",
        at: "parts")
      return nil
    }
    return stems
  }

  /// Whether parts are the word with additional hyphens.
  private static func separates(_ parts: String, _ word: String) -> Bool {
    guard parts != word, !parts.hasPrefix("-"), !parts.hasSuffix("-"), !parts.contains("--") else {
      return false
    }
    var rest = word[...]
    for letter in parts {
      if rest.first == letter {
        rest.removeFirst()
      } else if letter != "-" {
        return false
      }
    }
    return rest.isEmpty
  }
}
