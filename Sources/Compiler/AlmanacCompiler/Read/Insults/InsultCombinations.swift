/// How many insults the three lists make.
package struct InsultCombinations: Hashable, Sendable {
  /// Adjectives times compounds times nouns.
  package var all: Int
  /// Those of which two words share a stem; no widget shows them.
  package var leftOut: Int

  package var count: Int { all - leftOut }

  /// - Parameter rating: Mild takes the mild words alone, bawdy takes all.
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
