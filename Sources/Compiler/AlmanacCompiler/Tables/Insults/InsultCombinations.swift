/// The number of insults that the three lists make.
package struct InsultCombinations: Hashable, Sendable {
  /// The number of combinations: adjectives times compounds times nouns.
  package var all: Int
  /// The number of combinations in which two words share a stem; no widget shows them.
  package var leftOut: Int

  package var count: Int { all - leftOut }

  /// Counts the combinations of a rating.
  ///
  /// - Parameter rating: The rating; mild counts only mild words, bawdy counts all.
  init(_ lists: [InsultWordList], rating: InsultRating) {
    let stems = lists.map { list in
      list.words.filter { rating == .bawdy || $0.rating == .mild }.map(\.stems)
    }
    let (adjectives, compounds, nouns) = (stems[0], stems[1], stems[2])
    let ofAdjective = adjectives.map { Self.places(of: $0, in: nouns) }
    let ofCompound = compounds.map { Self.places(of: $0, in: nouns) }
    all = adjectives.count * compounds.count * nouns.count
    leftOut = 0
    for (adjective, nounsOfAdjective) in zip(adjectives, ofAdjective) {
      for (compound, nounsOfCompound) in zip(compounds, ofCompound) {
        leftOut +=
          adjective.sharesOne(with: compound) ? nouns.count : nounsOfAdjective.union(nounsOfCompound).count
      }
    }
  }

  private static func places(of stems: InsultStems, in others: [InsultStems]) -> Set<Int> {
    Set(others.indices.filter { stems.sharesOne(with: others[$0]) })
  }
}
