/// One of the three lists of words.
package struct InsultWordList: Hashable, Sendable {
  /// The slot of the sentence that the words are for, which names list and file.
  package enum Slot: String, CaseIterable, Sendable {
    case adjective, compound, noun

    /// Also the name of the file, without ending.
    var plural: String { "\(rawValue)s" }
  }

  package struct Word: Hashable, Sendable {
    package var text: String
    /// Of adjectives, which follow the article.
    package var article: InsultArticle?
    package var rating: InsultRating
    package var citation: InsultCitation
    /// In modern English.
    package var gloss: String
    package var stems: InsultStems
  }

  package var slot: Slot
  /// Mild words first, each half in the order of the file.
  package var words: [Word]

  var mildCount: Int { words.count { $0.rating == .mild } }
}

/// The indefinite article.
package enum InsultArticle: String, CaseIterable, Sendable {
  case a, an

  /// Whether a word may have it, as far as letters can tell: those that stand for both sounds may have either.
  func mayPrecede(_ word: String) -> Bool {
    if ["h", "u", "eu", "one", "once"].contains(where: word.hasPrefix) { return true }
    let isVowel = word.first.map { "aeio".contains($0) } ?? false
    return (self == .an) == isVowel
  }
}
