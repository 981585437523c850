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
  }

  package var slot: Slot
  /// The words: first the mild ones, then the others, each part in the order of the file.
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
