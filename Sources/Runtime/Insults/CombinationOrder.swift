/// An endless sequence of all combinations of three lists.
///
/// Each combination comes once before any repeats, and no two neighbours have a word in common.
///
/// Let a <= b <= c be the lengths of the lists. The combinations are dealt in decks of a cards. The deck (s,
/// t) holds the cards (i, s + i mod b, t + i mod c) for i from 0 to a - 1, so no word is on two cards of a
/// deck. Every combination (i, j, k) is in exactly one deck, the one with s = j - i mod b and t = k - i mod
/// c; there are b * c decks. Keyed permutations order the decks, the cards of each deck, and the words of
/// each list. They do not change these properties.
///
/// Neighbours within a deck share no word. The last card of a deck excludes at most three cards as the first
/// card of the next deck, one for each word. So at least one of the first four cards of that deck fits, and
/// the first one that fits is swapped with the first card. The last card is never moved, as a deck has five
/// cards or more.
package struct CombinationOrder: Hashable, Sendable {
  /// The number of combinations.
  package let count: UInt64
  private let decks: KeyedPermutation
  private let cards: KeyStream
  /// The orders of the words in the shortest list, the middle one and the longest.
  private let words: Words
  private let lists: ListsByLength

  private struct Words: Hashable {
    var short: KeyedPermutation
    var middle: KeyedPermutation
    var long: KeyedPermutation
  }

  /// Creates the order of combinations of three lists.
  ///
  /// - Parameters:
  ///   - adjectives: The number of adjectives, at least 5; the other lists must have at least 5 words too.
  ///   - stream: The numbers that choose the sequence.
  package init(adjectives: Int, compounds: Int, nouns: Int, stream: KeyStream) {
    lists = ListsByLength(adjectives: adjectives, compounds: compounds, nouns: nouns)
    words = Words(
      short: KeyedPermutation(size: lists.short.length, stream: stream.stream(0)),
      middle: KeyedPermutation(size: lists.middle.length, stream: stream.stream(1)),
      long: KeyedPermutation(size: lists.long.length, stream: stream.stream(2)))
    decks = KeyedPermutation(size: lists.middle.length * lists.long.length, stream: stream.stream(3))
    cards = stream.stream(4)
    count = lists.short.length * decks.size
  }

  /// The combination at a position.
  ///
  /// - Parameter position: The position, less than the count.
  package subscript(position: UInt64) -> Combination {
    let (number, index) = position.quotientAndRemainder(dividingBy: lists.short.length)
    let card = card(at: index, in: deck(number), number: number)
    var combination = Combination()
    combination[lists.short.list] = Int(words.short[card.short])
    combination[lists.middle.list] = Int(words.middle[card.middle])
    combination[lists.long.list] = Int(words.long[card.long])
    return combination
  }

  // MARK: - Decks

  private struct Card {
    var short: UInt64
    var middle: UInt64
    var long: UInt64

    func sharesWord(with other: Card) -> Bool {
      short == other.short || middle == other.middle || long == other.long
    }
  }

  private struct Deck {
    var middleShift: UInt64
    var longShift: UInt64
    var order: KeyedPermutation
  }

  private func deck(_ number: UInt64) -> Deck {
    let (long, middle) = decks[number].quotientAndRemainder(dividingBy: lists.middle.length)
    return Deck(
      middleShift: middle, longShift: long,
      order: KeyedPermutation(size: lists.short.length, stream: cards.stream(number)))
  }

  /// Returns a card by its position in the deck's own order.
  private func shuffledCard(_ index: UInt64, in deck: Deck) -> Card {
    let short = deck.order[index]
    return Card(
      short: short, middle: (deck.middleShift + short) % lists.middle.length,
      long: (deck.longShift + short) % lists.long.length)
  }

  private func card(at index: UInt64, in deck: Deck, number: UInt64) -> Card {
    guard index < 4 else { return shuffledCard(index, in: deck) }
    let before = self.deck((number == 0 ? decks.size : number) - 1)
    let last = shuffledCard(lists.short.length - 1, in: before)
    let first = (0..<4).first { !shuffledCard($0, in: deck).sharesWord(with: last) } ?? 0
    return shuffledCard(index == 0 ? first : index == first ? 0 : index, in: deck)
  }
}

/// One word of each list, by its index.
package struct Combination: Hashable, Sendable {
  package var adjective = 0
  package var compound = 0
  package var noun = 0

  subscript(list: InsultWord.List) -> Int {
    get {
      switch list {
      case .adjective: adjective
      case .compound: compound
      case .noun: noun
      }
    }
    set {
      switch list {
      case .adjective: adjective = newValue
      case .compound: compound = newValue
      case .noun: noun = newValue
      }
    }
  }

  /// Whether two combinations have a word in common.
  package func sharesWord(with other: Combination) -> Bool {
    adjective == other.adjective || compound == other.compound || noun == other.noun
  }
}

/// The three lists sorted by length.
struct ListsByLength: Hashable, Sendable {
  struct Entry: Hashable {
    var list: InsultWord.List
    var length: UInt64
  }

  private(set) var short: Entry
  private(set) var middle: Entry
  private(set) var long: Entry

  init(adjectives: Int, compounds: Int, nouns: Int) {
    short = Entry(list: .adjective, length: UInt64(max(1, adjectives)))
    middle = Entry(list: .compound, length: UInt64(max(1, compounds)))
    long = Entry(list: .noun, length: UInt64(max(1, nouns)))
    // Three compare-and-swap steps sort three entries without an array.
    if middle.length < short.length { swap(&short, &middle) }
    if long.length < middle.length { swap(&middle, &long) }
    if middle.length < short.length { swap(&short, &middle) }
  }
}

/// A permutation of the numbers less than a size, chosen by a key.
///
/// It is a swap-or-not shuffle (V. T. Hoang, B. Morris and P. Rogaway, "An enciphering scheme based on a card
/// shuffle", CRYPTO 2012). Each round pairs every number x with K - x and swaps the pair or not, by a bit
/// that both numbers compute. So a round is its own inverse, and any number of rounds is a permutation of any
/// size. No search is needed.
package struct KeyedPermutation: Hashable, Sendable {
  package let size: UInt64
  private let stream: KeyStream
  /// The number of rounds; 20 are enough for sizes up to some hundred thousand to look shuffled.
  private static let rounds: UInt64 = 20

  /// Creates a permutation.
  ///
  /// - Parameters:
  ///   - size: At least 1, less than 2^48.
  ///   - stream: The numbers that choose the permutation.
  package init(size: UInt64, stream: KeyStream) {
    self.size = max(1, size)
    self.stream = stream
  }

  /// The number at a position.
  ///
  /// - Parameter index: The position, less than the size.
  package subscript(index: UInt64) -> UInt64 {
    var number = index
    for round in 0..<Self.rounds {
      let pairing = stream.number(round, below: size)
      let partner = pairing >= number ? pairing &- number : pairing &+ (size &- number)
      // These numbers of the stream are used by no pairing, and each round uses others.
      let bits = stream[(round &+ 1) << 48 | max(number, partner)]
      if bits >> 63 == 1 { number = partner }
    }
    return number
  }
}

/// A sequence of pseudorandom numbers; each can be computed from its position alone.
///
/// The generator is SplitMix64 (G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014). It mixes well but is not cryptographically secure.
package struct KeyStream: Hashable, Sendable {
  let key: UInt64

  package init(key: UInt64) {
    self.key = key
  }

  /// The number at a position.
  package subscript(index: UInt64) -> UInt64 {
    var value = key &+ (index &+ 1) &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Returns an independent stream for each position.
  func stream(_ index: UInt64) -> KeyStream { KeyStream(key: self[index]) }

  /// Returns the number at a position, scaled to less than a limit; all results are almost equally frequent.
  func number(_ index: UInt64, below limit: UInt64) -> UInt64 {
    self[index].multipliedFullWidth(by: limit).high
  }
}
