import SourceText

/// The validated data of Data/insults.
package struct InsultData: Hashable, Sendable {
  /// A play or poem.
  package struct Work: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable { case play, poem }

    package var title: String
    package var kind: Kind
  }

  /// A sentence that is shown when a slot has no insult.
  package struct Sample: Hashable, Sendable {
    package enum Use: String, CaseIterable, Sendable { case fallback, placeholder }

    package var use: Use
    package var text: String
  }

  package var works: [Work]
  package var adjectives: InsultWordList
  package var compounds: InsultWordList
  package var nouns: InsultWordList
  package var templates: [InsultTemplate]
  /// The quotations, mild ones first.
  package var quotations: [InsultQuotation]
  package var samples: [Sample]
  package var layouts: [InsultLayout]

  /// The lists in the order of a sentence, which is also their order in the tables.
  var lists: [InsultWordList] { [adjectives, compounds, nouns] }
}

/// The rating of a word: mild words are those that a family would read aloud; all others are bawdy.
package enum InsultRating: String, CaseIterable, Sendable { case mild, bawdy }

/// One of the three lists of words.
package struct InsultWordList: Hashable, Sendable {
  /// The position of the words in a sentence, after which list and file are named.
  package enum Slot: String, CaseIterable, Sendable {
    case adjective, compound, noun

    /// The plural, which is also the name of the file without extension.
    var plural: String { "\(rawValue)s" }
  }

  package struct Word: Hashable, Sendable {
    package var text: String
    /// The article; only adjectives have one, as they follow it.
    package var article: InsultArticle?
    package var rating: InsultRating
    package var citation: InsultCitation
    /// The meaning in modern English.
    package var gloss: String
    package var stems: InsultStems
    package var years: ClosedRange<Int>
  }

  package var slot: Slot
  /// The words: first the mild ones, then the others, each part by the first year and then as in the file.
  package var words: [Word]

  var mildCount: Int { words.count { $0.rating == .mild } }
}

/// The indefinite article.
package enum InsultArticle: String, CaseIterable, Sendable {
  case a, an

  /// Whether a word may follow the article, judged by its letters.
  ///
  /// Letters that can have either kind of sound allow both articles.
  func mayPrecede(_ word: String) -> Bool {
    if ["h", "u", "eu", "one", "once"].contains(where: word.hasPrefix) { return true }
    let isVowel = word.first.map { "aeio".contains($0) } ?? false
    return (self == .an) == isVowel
  }
}

/// The stems of a word's parts, by which words with a common stem are found.
///
/// "fat-witted" has "fat" and "wit", and "fat-guts" has "fat" and "gut", so they are never in one insult;
/// "weedy" and "weed" both have "weed". Stems are only for comparison and need not be words: "juggling" and
/// "juggler" have "jug".
package struct InsultStems: Hashable, Sendable {
  /// The greatest number of letters of a stem.
  ///
  /// Longer ones are cut, so that "pedantical" and "pedant" have the same stem.
  package static let length = 5
  /// The least number of letters of a stem.
  ///
  /// Shorter parts, such as "up" and "a", have no stem.
  static let shortest = 3
  /// The greatest number of stems of a word.
  static let limit = 3

  /// Endings that English adds to a stem; an ending comes before the shorter ones that it ends with.
  private static let endings = [
    "less", "ling", "ster", "some", "ical", "ful", "ing", "ish", "ous", "ard", "art", "ery", "ler", "led",
    "ed",
    "en", "er", "ar", "ly", "le", "al", "y", "s", "e",
  ]

  /// The stems in the order of the word, each once.
  let texts: [String]

  /// Finds the stems of a word.
  ///
  /// - Parameter parts: The word with hyphens between its parts.
  init(parts: String) {
    var texts: [String] = []
    for part in parts.split(separator: "-").map({ $0.filter { $0 != "'" } }) where part.count >= Self.shortest
    {
      let stem = Self.stem(of: part)
      if !texts.contains(stem) { texts.append(stem) }
    }
    self.texts = texts
  }

  /// Returns the stem of a part: without its endings, and without a double letter or i at its end.
  ///
  /// V becomes f, so that wolf and wolvish have the same stem.
  private static func stem(of part: String) -> String {
    var stem = part
    while let shorter = shortened(stem) { stem = shorter }
    if stem.hasSuffix("v") { stem = stem.dropLast() + "f" }
    return String(stem.prefix(length))
  }

  /// Returns a part without its last ending; `nil` if it has none.
  private static func shortened(_ part: String) -> String? {
    for ending in endings where part.hasSuffix(ending) {
      let rest = part.dropLast(ending.count)
      guard rest.count >= shortest, rest.contains(where: isVowel) else { continue }
      // The s of "glass" is not a plural, and the le of "servile", unlike that of "mumble", is not an ending.
      if ending == "s" && rest.last == "s" || ending == "le" && rest.last.map(isVowel) == true { continue }
      return String(rest)
    }
    let isDouble = part.last == part.dropLast().last
    return part.count > shortest && (isDouble || part.last == "i") ? String(part.dropLast()) : nil
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiouy".contains(letter) }

  /// The stems as numbers to the base 27, with "a" as 1; 0 if there is none.
  var numbers: [Int64] {
    let numbers = texts.map { text in
      text.utf8.reduce(Int64(0)) { $0 * 27 + Int64($1) - Int64(UInt8(ascii: "a")) + 1 }
    }
    return numbers + Array(repeating: 0, count: max(0, Self.limit - numbers.count))
  }
}

/// A place in Shakespeare's works.
package struct InsultCitation: Hashable, Sendable {
  /// The index of the work.
  package var work: Int
  package var title: String
  /// The act, 1 to 5; 0 in an induction and in a poem.
  package var act: Int
  /// The scene, from 1; 0 in a chorus and in a poem.
  package var scene: Int
  /// The line, from 1.
  package var line: Int

  static let columns = ["play", "act", "scene", "line"]
  private static let induction = "Induction"
  private static let chorus = "Chorus"

  /// Reads the four columns of a citation and reports mistakes in them.
  ///
  /// - Parameter works: The works; empty if their own table is wrong, and then the work is not looked up.
  init(_ record: Record, works: [InsultData.Work]) {
    title = record.text("play") { title in
      works.isEmpty || works.contains { $0.title == title }
        ? nil : "'\(title)' is not one of the works in \(InsultReader.path("works"))"
    }
    line = record.integer("line", in: 1...9999)
    let index = works.firstIndex { [title] in $0.title == title }
    work = index ?? 0
    if let index, works[index].kind == .play {
      act = Self.number("act", of: record, in: 1...5, or: Self.induction)
      scene = Self.number("scene", of: record, in: 1...20, or: Self.chorus)
    } else {
      (act, scene) = (0, 0)
      if index != nil, record.hasValue("act") || record.hasValue("scene") {
        record.report("a poem is cited by its line: act and scene are '-'", at: "act")
      }
    }
  }

  /// Returns a number, or 0 for a name that replaces it.
  private static func number(
    _ column: String, of record: Record, in range: ClosedRange<Int>, or name: String
  ) -> Int {
    let form = "\(range.lowerBound) to \(range.upperBound) or \(name)"
    // "+3" and "03" are rejected, so that a number has only one spelling.
    let text = record.field(column, is: form) { text in text == name || range.contains { "\($0)" == text } }
    return Int(text) ?? 0
  }
}

/// A short insult quoted from the text.
package struct InsultQuotation: Hashable, Sendable {
  package var text: String
  package var citation: InsultCitation
  package var speaker: String
  package var rating: InsultRating
  package var years: ClosedRange<Int>

  /// The greatest number of characters of a quotation.
  static let limit = 160
  private static let columns =
    ["text"] + InsultCitation.columns + ["speaker", "rating", "complete", "note"] + Record.insultYears

  /// Reads the quotations.
  ///
  /// - Returns: First the mild ones, then the others, each part by the first year and then as in the file.
  static func read(_ reader: DataReader, works: [InsultData.Work]) -> [InsultQuotation] {
    var unique = UniqueKeys<String>()
    return reader.table(InsultReader.path("quotations"), columns: columns).rows { record in
      let quotation = InsultQuotation(
        text: record.text("text") { problem($0).map { "the quotation \($0)" } },
        citation: InsultCitation(record, works: works), speaker: record.text("speaker"),
        rating: record.choice("rating", of: InsultRating.self), years: record.insultYears())
      _ = record.index("complete", among: ["yes", "no"])
      _ = record.text("note")
      unique.insert(quotation.text, named: "quotation", in: record, at: "text")
      return quotation
    }.inOrder()
  }

  private static func problem(_ text: String) -> String? {
    if text.count > limit { return "has \(text.count) characters, at most \(limit)" }
    guard text.first(where: \.isLetter)?.isUppercase == true else { return "does not begin with a capital" }
    guard let last = text.last, ".!?".contains(last) else { return "does not end with a stop: . ! ?" }
    return nil
  }
}

/// A word that must not be used.
struct InsultExclusion {
  private enum Status: String, CaseIterable {
    case unattested, misspelling, notFound = "not-found", noInsult = "no-insult", leftOut = "left-out"
  }

  var word: String
  /// The reason, in half a line.
  var why: String
  var location: SourceLocation

  static func read(_ reader: DataReader) -> [InsultExclusion] {
    let columns = ["word", "status", "use", "reason"]
    var unique = UniqueKeys<[String]>()
    return reader.table(InsultReader.path("excluded"), columns: columns).rows { record in
      let (word, use, reason) = (record.text("word"), record.text("use"), record.text("reason"))
      let status = record.choice("status", of: Status.self)
      unique.insert(["word"], of: record)
      if !record.isBad, (status == .misspelling) != record.hasValue("use") {
        record.report("a misspelling needs a word to use instead; any other status has '-'", at: "use")
      }
      return InsultExclusion(
        word: word, why: record.hasValue("use") ? "\(reason); use '\(use)'" : reason,
        location: record.location(of: "word"))
    }
  }
}
