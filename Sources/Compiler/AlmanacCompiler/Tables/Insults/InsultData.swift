/// The validated data of Data/insults.
package struct InsultData: Hashable, Sendable {
  /// A play or poem.
  package struct Work: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable { case play, poem }

    package var title: String
    package var kind: Kind
  }

  /// A sentence that is shown when there is no insult of a slot.
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
