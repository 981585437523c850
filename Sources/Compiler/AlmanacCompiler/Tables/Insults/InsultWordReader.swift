import SourceText

/// Reads the three lists of words in Data/insults.
struct InsultWordReader {
  let reader: DataReader
  /// The works that are cited; empty if their own table is wrong.
  let works: [InsultData.Work]
  /// The words that no list may have.
  let excluded: [InsultExclusion]

  /// The relation of a word to the form in Shakespeare's text.
  private enum Form: String, CaseIterable { case exact, spelling, inflected, derived }

  private static let columns =
    ["rating"] + InsultCitation.columns + [
      "form", "text-form", "context", "classic", "parts", "note", "gloss",
    ]

  /// Reads a list.
  ///
  /// - Parameter unique: The words of all lists; no word may be in two lists.
  func list(_ slot: InsultWordList.Slot, unique: inout UniqueKeys<[String]>) -> InsultWordList {
    let columns = ["word"] + (slot == .adjective ? ["article"] : []) + Self.columns
    let table = reader.table(InsultReader.path(slot.plural), columns: columns)
    var words: [InsultWordList.Word] = []
    // The words before, as letters alone, each with its record.
    var before: [(key: String, text: String, record: Record)] = []
    for record in table.records {
      let text = record.text("word") { text in
        Self.problem(text, slot).map { "'\(text)' \($0)" }
      }
      let isNew = unique.insert(["word"], of: record)
      let word = word(text, record, slot)
      guard isNew else { continue }
      if !record.isBad { words.append(word) }
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
    }
    return InsultWordList(
      slot: slot, words: words.filter { $0.rating == .mild } + words.filter { $0.rating == .bawdy })
  }

  /// Returns what is wrong with the spelling of a word: it must be in lower case, with a hyphen in compounds only.
  private static func problem(_ text: String, _ slot: InsultWordList.Slot) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isWord = parts.allSatisfy { part in
      part.first != "'" && part.last != "'" && !part.isEmpty
        && part.utf8.allSatisfy { $0.isLowerCase || $0 == UInt8(ascii: "'") }
    }
    if !isWord {
      return "is not lower-case letters a to z, with single hyphens or apostrophes between them"
    }
    if slot == .compound, parts.count < 2 { return "is a compound without a hyphen" }
    if slot == .adjective, parts.count > 1 {
      return "is an adjective with a hyphen; compounds have a list of their own"
    }
    return nil
  }

  private func word(_ text: String, _ record: Record, _ slot: InsultWordList.Slot) -> InsultWordList.Word {
    let stems = stems(text, record)
    let word = InsultWordList.Word(
      text: text, article: slot == .adjective ? record.choice("article", of: InsultArticle.self) : nil,
      rating: record.choice("rating", of: InsultRating.self),
      citation: InsultCitation(record, works: works), gloss: record.text("gloss"), stems: stems)
    let form = record.choice("form", of: Form.self)
    let textForm = record.text("text-form")
    let context = record.text("context")
    _ = record.text("note")
    _ = record.index("classic", among: ["yes", "no"])
    if record.isBad { return word }
    if (form == .exact) != (textForm.lowercased() == text) {
      record.report(
        "form '\(form.rawValue)' does not fit '\(text)', which the text has as '\(textForm)'", at: "form")
    }
    if !Self.has(textForm, in: context) {
      record.report("context '\(context)' does not have the word '\(textForm)'", at: "context")
    }
    if let article = word.article, !article.mayPrecede(text) {
      record.report(
        "'\(article.rawValue) \(text)': the article does not fit the sound of the word", at: "article")
    }
    return word
  }

  /// Whether a text has a word that no letter precedes or follows.
  private static func has(_ word: String, in text: String) -> Bool {
    text.ranges(of: word).contains { range in
      text[..<range.lowerBound].last?.isLetter != true && text[range.upperBound...].first?.isLetter != true
    }
  }

  /// - Parameter text: The word; if it is not spelled right, which was reported, nothing is compared with it.
  private func stems(_ text: String, _ record: Record) -> InsultStems {
    let isSpelled = !record.isBad
    let parts = record.text("parts") { parts in
      guard isSpelled else { return nil }
      if parts != Record.nothing, !Self.separates(parts, text) {
        return "parts '\(parts)' are not '\(text)' with hyphens"
      }
      let count = InsultStems(parts: parts == Record.nothing ? text : parts).texts.count
      return count > InsultStems.limit
        ? "'\(text)' has \(count) stems; the tables hold \(InsultStems.limit)" : nil
    }
    return InsultStems(parts: parts == Record.nothing ? text : parts)
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
