import InsultsTables

/// The insults of one user: for every slot of time one, by its number alone.
///
/// Nothing is stored and nothing random happens when an insult is asked for: the insult is a function of seed, rating and
/// slot, so app, widget and command show the same one without telling each other.
///
/// - Of twelve slots that follow each other one holds a quotation, the others insults of three words.
/// - An insult of three words comes again only after all others, some fifteen million with the mild words. At one an hour
///   that takes more than 1,800 years, at one every five minutes more than 150.
/// - Insults of three words in neighbouring slots share no word.
/// - Where two words would share a stem ("loggerheaded" and "loggerhead"), the slot holds another quotation; that is one
///   slot in some five hundred.
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
  /// - Parameter slot: Its number, as ``InsultInterval/slot(at:)`` has it; all are allowed.
  public func insult(in slot: Int64) -> Insult {
    let length = Int64(slotsPerQuotation)
    let (block, place) = floorDivide(slot, by: length)
    let quotationPlace = Int64(places.number(UInt64(bitPattern: block), below: UInt64(length)))
    if place == quotationPlace { return .quotation(quotation(block)) }
    // At most 11/12 of a slot number, so it cannot be too large.
    let number = block * (length - 1) + place - (place > quotationPlace ? 1 : 0)
    let position = UInt64(floorDivide(number, by: Int64(combinations.count)).remainder)
    let words = combinations[position]
    let frame = SentenceFrame(Int(frames.number(position, below: UInt64(sentenceCount))))
    if let insult = ComposedInsult(
      frame, adjective: InsultWord(.adjective, words.adjective),
      compound: InsultWord(.compound, words.compound), noun: InsultWord(.noun, words.noun))
    {
      return .composed(insult)
    }
    // Two in a row differ, as the place moves on.
    return .quotation(quotation(block + Int64(quotations.size / 2) + place))
  }

  /// The insults of the slots before one, the latest first.
  ///
  /// - Parameters:
  ///   - slot: The slot after them.
  ///   - count: How many; fewer if the numbers of slots end before.
  public func insults(before slot: Int64, count: Int) -> [Insult] {
    (0..<max(0, count)).prefix { Int64.min + Int64($0) < slot }.map { insult(in: slot - 1 - Int64($0)) }
  }

  private func quotation(_ number: Int64) -> Quotation {
    let place = floorDivide(number, by: Int64(quotations.size)).remainder
    return Quotation(Int(quotations[UInt64(place)]))
  }
}
