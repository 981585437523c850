import AlmanacModel
import SourceText

/// A sentence with placeholders for the article and the three words.
package struct InsultTemplate: Hashable, Sendable {
  package let id: String
  package let text: String
  /// The text before the adjective, with the article "a" and with "an".
  ///
  /// Both are the same in a sentence without an article.
  package let openings: [String]
  /// The texts after adjective, compound and noun.
  package let rest: [String]
  /// The lengths of the parts between spaces, of the openings and of the other texts.
  ///
  /// Every sentence is measured with many lengths of words.
  private let openingLengths: [[Int]]
  private let restLengths: [[Int]]

  static let articlePlace = "{article}"
  private static let places = InsultWordList.Slot.allCases.map { "{\($0.rawValue)}" }

  static func read(_ reader: DataReader) -> [InsultTemplate] {
    var unique = UniqueKeys<[String]>()
    let table = reader.table(InsultReader.path("templates"), columns: ["id", "text"])
    return table.rows { record -> InsultTemplate? in
      let id = record.text("id", is: "a lower-case letter, then letters and digits", where: StringKey.isName)
      let text = record.text("text") { text in
        InsultTemplate(id: id, text: text) != nil
          ? nil
          : "'\(text)' must have {adjective}, {compound} and {noun} once each, in this order; "
            + "{article} and a space may only be directly before {adjective}"
      }
      unique.insert(["id"], of: record)
      return InsultTemplate(id: id, text: text)
    }.compactMap(\.self)
  }

  /// Creates a template; `nil` if the placeholders are not those of a sentence.
  init?(id: String, text: String) {
    var texts: [String] = []
    var rest = text[...]
    for place in Self.places {
      guard let range = rest.firstRange(of: place) else { return nil }
      texts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    texts.append(String(rest))
    let openings = InsultArticle.allCases.map {
      texts[0].hasSuffix("\(Self.articlePlace) ")
        ? "\(texts[0].dropLast(Self.articlePlace.count + 1))\($0.rawValue) " : texts[0]
    }
    guard !openings.joined().contains("{"), !texts[1...].joined().contains("{"), !text.contains("}}"),
      text.count(where: { $0 == "}" }) == text.count(where: { $0 == "{" })
    else { return nil }
    self.id = id
    self.text = text
    self.openings = openings
    self.rest = Array(texts[1...])
    openingLengths = openings.map(Self.lengths)
    restLengths = self.rest.map(Self.lengths)
  }

  private static func lengths(_ text: String) -> [Int] {
    text.split(separator: " ", omittingEmptySubsequences: false).map(\.count)
  }

  /// Returns the lengths of the sentence's words, with the punctuation that belongs to them.
  func wordLengths(_ article: InsultArticle, _ lengths: [Int]) -> [Int] {
    var words = openingLengths[article == .a ? 0 : 1]
    for (length, next) in zip(lengths, restLengths) {
      // Text without a space between belongs to one word.
      words[words.count - 1] += length + next[0]
      words += next.dropFirst()
    }
    return words.filter { $0 > 0 }
  }
}

extension RecordFormat {
  static let sentences = RecordFormat(
    "sentences", "The sentence frames: the texts around the words.",
    of: "sentence"
  ) { data in
    data.insults.templates.map { template in
      let texts = (template.openings + template.rest).map { TableText($0) }
      let record = SentenceRecord(
        id: TableText(template.id), beforeA: texts[0], beforeAn: texts[1], afterAdjective: texts[2],
        afterCompound: texts[3], afterNoun: texts[4])
      return (record, comment: template.text)
    }
  }
}
