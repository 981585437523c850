import InsultsTables

/// The insults of one user: for every slot of time one, by its number alone.
///
/// Nothing is stored and nothing random happens when an insult is asked for: the insult is a function of seed, rating and
/// slot, so app, widget and command show the same one without telling each other.
///
/// - Of twelve slots that follow each other one holds a quotation, the others insults of three words.
/// - An insult of three words comes again only after all others, some thirteen million with the mild words. At one an hour
///   that takes more than 1,500 years, at one every five minutes more than 130.
/// - Neighbouring slots share no word: neither two insults of three words, nor a quotation and one of those.
/// - Where parts of two words would share a stem ("paper-faced" and "whey-face"), the slot holds another quotation; that
///   is one slot in some two hundred.
/// - Quotations come in an order of their own, all of them before it begins again; those in place of left-out insults
///   are half a round away in that order.
///
/// The sequence is the same in every release with the same lists. When words are added, all of it changes.
public struct InsultSequence: Hashable, Sendable {
  /// Chooses the sequence; different users have different ones.
  public let seed: UInt64
  /// Which words and quotations there are.
  public let rating: InsultRating

  package let combinations: CombinationOrder
  private let quotations: KeyedPermutation
  private let places: KeyStream
  private let frames: KeyStream

  /// The sequence of a seed.
  public init(seed: UInt64, rating: InsultRating = .mild) {
    self.seed = seed
    self.rating = rating
    let stream = KeyStream(key: seed)
    combinations = CombinationOrder(
      adjectives: InsultWord.count(of: .adjective, rating: rating),
      compounds: InsultWord.count(of: .compound, rating: rating),
      nouns: InsultWord.count(of: .noun, rating: rating), stream: stream.stream(0))
    quotations = KeyedPermutation(
      size: UInt64(Quotation.count(rating: rating)), stream: stream.stream(1))
    places = stream.stream(2)
    frames = stream.stream(3)
  }

  /// The insult of a slot.
  ///
  /// - Parameter slot: Its number, as ``InsultInterval/slot(at:offset:)`` has it; all are allowed.
  public func insult(in slot: Int64) -> Insult {
    let (block, place) = floorDivide(slot, by: Int64(slotsPerQuotation))
    let quotationPlace = quotationPlace(in: block)
    if place == quotationPlace { return .quotation(quotation(block)) }
    let number = firstNumber(of: block) + place - (place > quotationPlace ? 1 : 0)
    return composed(number).map(Insult.composed) ?? .quotation(substitute(for: number, block, place))
  }

  /// The insults of the slots before one, the latest first.
  ///
  /// - Parameters:
  ///   - slot: The slot after them.
  ///   - count: How many; fewer if the numbers of slots end before.
  public func insults(before slot: Int64, count: Int) -> [Insult] {
    (0..<max(0, count)).prefix { Int64.min + Int64($0) < slot }.map { insult(in: slot - 1 - Int64($0)) }
  }

  // MARK: - Insults of three words

  /// The number of the first insult of three words in a block, at most 11/12 of a slot number.
  private func firstNumber(of block: Int64) -> Int64 { block * Int64(slotsPerQuotation - 1) }

  /// An insult of three words by its number; `nil` if it is left out.
  private func composed(_ number: Int64) -> ComposedInsult? {
    let position = UInt64(floorDivide(number, by: Int64(combinations.count)).remainder)
    let words = combinations[position]
    return ComposedInsult(
      SentenceFrame(Int(frames.number(position, below: UInt64(sentences.count)))),
      adjective: InsultWord(.adjective, words.adjective), compound: InsultWord(.compound, words.compound),
      noun: InsultWord(.noun, words.noun))
  }

  // MARK: - Quotations

  private func quotation(_ number: Int64) -> Quotation {
    let place = floorDivide(number, by: Int64(quotations.size)).remainder
    return Quotation(Int(quotations[UInt64(place)]))
  }

  /// Where the quotation of a block stands: neither first nor last, so that its neighbours are of the same block, and
  /// beside two insults of three words that have no word of it.
  private func quotationPlace(in block: Int64) -> Int64 {
    let quotation = quotation(block)
    let choices = Int64(slotsPerQuotation - 2)
    let first = Int64(places.number(UInt64(bitPattern: block), below: UInt64(choices)))
    for step in 0..<choices {
      let place = 1 + (first + step) % choices
      let number = firstNumber(of: block) + place
      if suits(quotation, number - 1), suits(quotation, number) { return place }
    }
    // All places are taken if every other one of eleven insults has a word of the quotation. With eight words of the
    // lists, as many as a quotation has, that is one block in millions; here a neighbour may share a word.
    return 1 + first
  }

  /// The quotation in place of an insult that is left out.
  ///
  /// It is some sixty blocks or more away from the same one in its turn. Those of two places differ: in one block by
  /// their places, and in blocks that follow each other they come again after eight at the earliest.
  private func substitute(for number: Int64, _ block: Int64, _ place: Int64) -> Quotation {
    let first = block + Int64(quotations.size / 2) + (2 * place - 11) * Int64(quotations.size / 48)
    for step in 0..<Int64(4) {
      let quotation = quotation(first + step)
      let neighbours = [number - 1, number + 1].compactMap(composed)
      if neighbours.allSatisfy({ !quotation.sharesWord(with: $0) }) { return quotation }
    }
    return quotation(first)
  }

  /// Whether a quotation may stand beside an insult of three words: one that is shown and has no word of it.
  private func suits(_ quotation: Quotation, _ number: Int64) -> Bool {
    composed(number).map { !quotation.sharesWord(with: $0) } ?? false
  }
}
