import Insults
import Testing

/// The whole sequence, for lists so short that every seed and position can be tried.
struct CombinationOrderTests {
  private static let sizes = [
    [5, 5, 5], [5, 6, 7], [7, 6, 5], [6, 5, 7], [5, 7, 6], [7, 5, 6], [6, 7, 5], [9, 9, 12], [5, 11, 23],
    [23, 5, 11], [14, 14, 14], [8, 40, 8],
  ]

  @Test(arguments: sizes)
  func IB_11_everyCombinationOnceNoNeighboursWithAWordInCommon(sizes: [Int]) {
    var failures: [String] = []
    for key in 0..<6 as Range<UInt64> {
      let order = CombinationOrder(
        adjectives: sizes[0], compounds: sizes[1], nouns: sizes[2], stream: KeyStream(key: key))
      let all = (0..<order.count).map { order[$0] }
      if all.count != sizes.reduce(1, *) || Set(all).count != all.count {
        failures.append("key \(key): not every combination once")
      }
      let inRange = all.allSatisfy {
        (0..<sizes[0]).contains($0.adjective) && (0..<sizes[1]).contains($0.compound)
          && (0..<sizes[2]).contains($0.noun)
      }
      if !inRange { failures.append("key \(key): a word that is not in the list") }
      // The sequence repeats, so the first combination is also the neighbour of the last.
      for (position, pair) in zip(all, all.dropFirst() + all.prefix(1)).enumerated()
      where pair.0.sharesWord(with: pair.1) {
        failures.append("key \(key), position \(position): \(pair)")
      }
    }
    #expect(failures.prefix(3) == [])
  }

  /// The lists of today, around the joins of decks and at the end of the period.
  ///
  /// At a join of decks, neighbours could share a word.
  @Test(arguments: [[207, 224, 276], [219, 235, 310]])
  func IB_11_neighboursInTheListsAsTheyAre(sizes: [Int]) {
    let order = CombinationOrder(
      adjectives: sizes[0], compounds: sizes[1], nouns: sizes[2], stream: KeyStream(key: 1564))
    let deck = UInt64(sizes.min() ?? 1)
    let decks = order.count / deck
    var failures: [UInt64] = []
    for number in stride(from: 0, to: decks, by: 97) {
      let start = number * deck + order.count - 1
      for position in start...(start + 5) {
        let (one, other) = (order[position % order.count], order[(position + 1) % order.count])
        if one.sharesWord(with: other) { failures.append(position) }
      }
    }
    #expect(failures.prefix(3) == [])
    // In a whole deck no word comes twice.
    for number in [0, 1, decks / 2, decks - 1] {
      let cards = (0..<deck).map { order[number * deck + $0] }
      #expect(Set(cards.map(\.adjective)).count == cards.count)
      #expect(Set(cards.map(\.compound)).count == cards.count)
      #expect(Set(cards.map(\.noun)).count == cards.count)
    }
  }
}
