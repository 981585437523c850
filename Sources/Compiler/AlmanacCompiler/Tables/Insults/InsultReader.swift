import AlmanacModel
import DomainRecords
import SourceText

/// Reads the words, sentences and quotations of Data/insults.
struct InsultReader {
  let reader: DataReader

  static let folder = "Data/insults"

  static func path(_ name: String) -> String { "\(folder)/\(name).tsv" }

  /// Returns the paths of some tables.
  static func inputs(_ names: String...) -> [String] { names.map(path) }

  func data() -> InsultData {
    let works = works()
    let excluded = InsultExclusion.read(reader)
    let known = reader.isRight(Self.path("works")) ? works : []
    let words = InsultWordReader(reader: reader, works: known, excluded: excluded)
    var unique = UniqueKeys<[String]>()
    let adjectives = words.list(.adjective, unique: &unique)
    let compounds = words.list(.compound, unique: &unique)
    let nouns = words.list(.noun, unique: &unique)
    let data = InsultData(
      works: works, adjectives: adjectives, compounds: compounds, nouns: nouns,
      templates: InsultTemplate.read(reader), quotations: InsultQuotation.read(reader, works: known),
      samples: samples([adjectives, compounds, nouns]), layouts: InsultLayout.read(reader))
    // A list that lacks a faulty word would also be reported as too short.
    let isComplete = isRight(["templates", "quotations", "layouts"] + data.lists.map(\.slot.plural))
    if isComplete {
      data.years.forEach { checkLengths(of: data, in: $0) }
      checkRoom(of: data)
    }
    data.checkBegunYears(reader, isComplete: isComplete)
    return data
  }

  /// Whether some tables have no mistake.
  private func isRight(_ names: [String]) -> Bool { names.allSatisfy { reader.isRight(Self.path($0)) } }

  private func works() -> [InsultData.Work] {
    var unique = UniqueKeys<[String]>()
    return reader.table(Self.path("works"), columns: ["title", "kind"]).rows { record in
      let work = InsultData.Work(
        title: record.text("title"), kind: record.choice("kind", of: InsultData.Work.Kind.self))
      unique.insert(["title"], of: record)
      return work
    }
  }

  /// Returns one sample for each use, in the order of the uses; they are made of words of the lists.
  private func samples(_ lists: [InsultWordList]) -> [InsultData.Sample] {
    let isComparable = isRight(lists.map(\.slot.plural))
    let words = Set(lists.flatMap(\.words).filter { $0.years.upperBound == .max }.map(\.text))
      .union(["Thou", "art", "a", "an"])
    let table = reader.table(Self.path("samples"), columns: ["use", "text"])
    var unique = UniqueKeys<[String]>()
    let samples = table.rows { record in
      let sample = InsultData.Sample(
        use: record.choice("use", of: InsultData.Sample.Use.self), text: record.text("text"))
      unique.insert(["use"], of: record)
      let unknown = sample.text.split { " ,!".contains($0) }.map(String.init).filter { !words.contains($0) }
      if isComparable, !record.isBad, !unknown.isEmpty {
        record.report(
          "'\(unknown.joined(separator: "', '"))' of the sample is not in any list", at: "text")
      }
      return sample
    }
    table.reportMissing(InsultData.Sample.Use.allCases.map(\.rawValue), in: "use") { "use \($0) is missing" }
    return InsultData.Sample.Use.allCases.compactMap { use in samples.first { $0.use == use } }
  }
}

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
    ] + Record.insultYears

  /// Reads a list.
  ///
  /// - Parameter unique: The words of all lists; no word may be in two lists, or in one twice, in the same year.
  func list(_ slot: InsultWordList.Slot, unique: inout UniqueKeys<[String]>) -> InsultWordList {
    let columns = ["word"] + (slot == .adjective ? ["article"] : []) + Self.columns
    let table = reader.table(InsultReader.path(slot.plural), columns: columns)
    var words: [InsultWordList.Word] = []
    // The preceding words, reduced to their letters, each with its record.
    var before: [(key: String, text: String, record: Record)] = []
    for record in table.records {
      let text = record.text("word") { text in
        Self.problem(text, slot).map { "'\(text)' \($0)" }
      }
      let years = record.insultYears()
      let isSecond = words.contains { $0.text == text && !$0.years.overlaps(years) }
      let isNew = isSecond ? !record.isBad : unique.insert(["word"], of: record)
      let word = word(text, years, record, slot)
      guard isNew else { continue }
      if !record.isBad { words.append(word) }
      // A word that is removed stays in the years that have begun.
      if !record.hasValue("until"), let exclusion = excluded.first(where: { $0.word == text }) {
        record.report(
          "'\(text)' must not be used: \(exclusion.why)", at: "word",
          notes: [.init(location: exclusion.location, message: "it is excluded here")])
      }
      let key = text.filter(\.isLetter)
      if let last = before.last, key < last.key {
        // If this word is in order after the one before the last, the last one is out of order.
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
    return InsultWordList(slot: slot, words: words.inOrder())
  }

  /// Returns the mistake in the spelling of a word: it must be in lower case, with a hyphen in compounds only.
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

  private func word(
    _ text: String, _ years: ClosedRange<Int>, _ record: Record, _ slot: InsultWordList.Slot
  ) -> InsultWordList.Word {
    let stems = stems(text, record)
    let word = InsultWordList.Word(
      text: text, article: slot == .adjective ? record.choice("article", of: InsultArticle.self) : nil,
      rating: record.choice("rating", of: InsultRating.self),
      citation: InsultCitation(record, works: works), gloss: record.text("gloss"), stems: stems,
      years: years)
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

  /// - Parameter text: The word; a misspelled one was reported, and is not compared.
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

/// The least lengths of the lists.
enum InsultPromise {
  /// The number of slots for each quotation.
  static let slotsPerQuotation = 12
  /// The number of insults in a year at one every five minutes, the shortest interval.
  static let combinations = 366 * 288
  /// The number of quotations in a week at that interval.
  static let quotations = 7 * 288 / slotsPerQuotation
  /// The number of words that an order without shared words between neighbours needs.
  static let words = 5
}

extension InsultReader {
  /// Reports lists that are too short in a year; only mild words are counted, as they are fewer.
  private func checkLengths(of data: InsultData, in year: Int) {
    let least = [InsultPromise.words, InsultPromise.words, InsultPromise.words, InsultPromise.quotations, 1]
    var combinations = 1
    for ((list, entries), least) in zip(data.entries, least) {
      let count = entries.count { $0.rating == .mild && $0.years.contains(year) }
      if list != "quotation", list != "sentence" { combinations *= count }
      if count < least {
        reader.report(
          "\(count) mild \(list)s in \(year); at least \(least) are needed for the promises of the order of insults",
          at: InsultReader.folder)
      }
    }
    if combinations < InsultPromise.combinations {
      reader.report(
        "the mild words of \(year) make \(combinations) insults, fewer than \(InsultPromise.combinations): one every five minutes "
          + "would repeat within the year", at: InsultReader.folder)
    }
  }
}

extension InsultReader {
  /// Reports insults that do not fit in the widget families that must show them whole.
  func checkRoom(of data: InsultData) {
    for family in InsultLayoutRecord.Family.allCases {
      let layouts = data.layouts.filter { $0.record.family == family }
      guard let last = layouts.last, layouts.contains(where: \.isWhole) else { continue }
      for template in data.templates {
        if let lengths = data.longestThatDoesNotFit(template, layouts) {
          let words = lengths.map(String.init).joined(separator: ", ")
          reader.report(
            "with words of \(words) letters, which the lists have, '\(template.text)' does not fit the family "
              + "\(family.rawValue) in any of its sizes, at last \(last.lineCount) lines of \(last.charactersPerLine) characters",
            at: InsultReader.path("templates"))
        }
      }
      for text in data.quotations.map(\.text) + data.samples.map(\.text) {
        let words = text.split(separator: " ").map(\.count)
        if !layouts.contains(where: { $0.fits(words) }) {
          reader.report(
            "'\(text)' does not fit the family \(family.rawValue) in any of its sizes",
            at: InsultReader.path("layouts"))
        }
      }
    }
  }
}

extension InsultData {
  /// Returns the lengths of three words that make a sentence too long; `nil` if all fit.
  ///
  /// There are few different lengths, so all are tried.
  fileprivate func longestThatDoesNotFit(_ template: InsultTemplate, _ layouts: [InsultLayout]) -> [Int]? {
    let lengths = lists.map { list in Set(list.words.map(\.text.count)).sorted(by: >) }
    for adjective in lengths[0] {
      for compound in lengths[1] {
        for noun in lengths[2] {
          let words = [adjective, compound, noun]
          if InsultArticle.allCases.contains(where: { article in
            !layouts.contains { $0.fits(template.wordLengths(article, words)) }
          }) {
            return words
          }
        }
      }
    }
    return nil
  }
}
