import AlmanacModel
package import DomainRecords
import InsultsTables

/// The insults of one user: the number of a time slot determines its insult.
///
/// Nothing is stored, and nothing random happens when an insult is requested. The insult is a function of
/// seed, rating, interval, slot and the local year, so app, widget and command show the same one without communicating.
///
/// - One of twelve consecutive slots has a quotation, the others have insults of three words.
/// - No insult of three words comes twice in a civil year. As long as no words are added, one repeats only after all others were
///   shown, some thirteen million with the mild words.
/// - Neighbouring slots share no word, at the turn of a year too: neither do two insults of three words, nor a quotation and an
///   insult beside it.
/// - If parts of two words of an insult share a stem ("paper-faced" and "whey-face"), the slot has another
///   quotation instead; this is one slot in some two hundred.
/// - Quotations have an order of their own, which repeats after all were shown. Those that replace insults are at least a quarter of
///   it away from their turn.
///
/// Each word is used from the beginning of a year on. The insults of a year that has begun are the same in every release.
public struct InsultSequence: Hashable, Sendable {
  /// The seed that chooses the sequence; different users have different seeds.
  public let seed: UInt64
  /// The rating of the words and quotations that are used.
  public let rating: InsultRating
  /// The time for which an insult is shown, by which slots are counted.
  public let interval: InsultInterval

  private let runs: [InsultRunRecord]

  /// Creates the sequence of a seed.
  public init(seed: UInt64, rating: InsultRating = .mild, interval: InsultInterval = .hour) {
    self.init(seed: seed, rating: rating, interval: interval, runs: insultRuns)
  }

  /// - Parameter runs: The runs of all vocabularies.
  package init(seed: UInt64, rating: InsultRating, interval: InsultInterval, runs: [InsultRunRecord]) {
    self.seed = seed
    self.rating = rating
    self.interval = interval
    self.runs = runs
  }

  /// Returns the insult of a slot.
  ///
  /// - Parameters:
  ///   - slot: The number of the slot, as from ``InsultInterval/slot(at:offset:)``; every number is allowed.
  ///   - offset: Local time minus UTC in the slot, in seconds: words are those of the local year.
  ///   - skipped: How many insults the user has skipped; the slot has the insult that many slots later in the order.
  public func insult(in slot: Int64, offset: Int = 0, skipped: Int64 = 0) -> Insult {
    // Only slots in the far future are too large for the sum; there the numbers begin again.
    let index = slot &+ skipped
    let day = interval.day(of: slot, offset: offset)
    let order = order(on: day)
    if slot == .min || interval.day(of: slot - 1, offset: offset) == day { return order.insult(at: index) }
    let before = self.order(on: day - 1)
    return before.vocabulary.isSame(as: order.vocabulary)
      ? order.insult(at: index) : order.insult(at: index, after: before.insult(at: index &- 1))
  }

  /// Returns the insult of a slot, or always the same one of three words in its place if it does not suit, which shares no word with
  /// the slots beside it.
  ///
  /// - Parameters:
  ///   - slot: The number of the slot.
  ///   - offset: Local time minus UTC in the slot, in seconds.
  ///   - skipped: How many insults the user has skipped.
  ///   - suits: Whether an insult can be shown; if none of several can, the insult of the slot is returned.
  package func insult(
    in slot: Int64, offset: Int = 0, skipped: Int64 = 0, where suits: (Insult) -> Bool
  ) -> Insult {
    let insult = insult(in: slot, offset: offset, skipped: skipped)
    guard !suits(insult) else { return insult }
    let index = slot &+ skipped
    let neighbours = [slot &- 1, slot &+ 1].map { self.insult(in: $0, offset: offset, skipped: skipped) }
    return order(on: interval.day(of: slot, offset: offset)).substitutes(at: index).first { other in
      suits(other) && neighbours.allSatisfy { !$0.sharesWord(with: other) }
    } ?? insult
  }

  private func order(on day: Int64) -> InsultOrder {
    InsultOrder(seed: seed, rating: rating, Vocabulary(on: day, of: runs))
  }

  /// Returns the insults of the slots before a slot, the latest first.
  ///
  /// - Parameters:
  ///   - slot: The slot after them.
  ///   - count: The number of insults; there are fewer if slot numbers would be less than the least `Int64`.
  ///   - offset: Local time minus UTC, in seconds.
  ///   - skipped: How many insults were skipped.
  public func insults(before slot: Int64, count: Int, offset: Int = 0, skipped: Int64 = 0) -> [Insult] {
    (0..<max(0, count)).prefix { Int64.min + Int64($0) < slot }
      .map { insult(in: slot - 1 - Int64($0), offset: offset, skipped: skipped) }
  }
}

/// The order of all insults of a vocabulary, which a seed chooses.
struct InsultOrder {
  fileprivate let vocabulary: Vocabulary
  private let combinations: CombinationOrder
  private let quotations: KeyedPermutation
  private let quotationIndices: KeyStream
  private let frames: KeyStream
  private let frameCount: UInt64

  init(seed: UInt64, rating: InsultRating, _ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    let stream = KeyStream(key: seed)
    combinations = CombinationOrder(
      adjectives: vocabulary.count(of: .adjective, rating),
      compounds: vocabulary.count(of: .compound, rating),
      nouns: vocabulary.count(of: .noun, rating), stream: stream.stream(0))
    quotations = KeyedPermutation(
      size: UInt64(vocabulary.count(of: .quotation, rating)), stream: stream.stream(1))
    quotationIndices = stream.stream(2)
    frames = stream.stream(3)
    frameCount = UInt64(vocabulary.count(of: .sentence, rating))
  }

  /// Returns the insult at an index of the order.
  func insult(at index: Int64) -> Insult {
    let (block, index) = floorDivide(index, by: Int64(slotsPerQuotation))
    // A quotation is neither the first of a block nor the last.
    let last = Int64(slotsPerQuotation - 1)
    let quotationIndex = index == 0 || index == last ? last - index : quotationIndex(in: block)
    if index == quotationIndex { return .quotation(quotation(block)) }
    let number = firstNumber(of: block) + index - (index > quotationIndex ? 1 : 0)
    return composed(number).map(Insult.composed) ?? .quotation(substitute(for: number, block, index))
  }

  /// Returns the insult at an index, unless it shares a word with the insult of another order before it: then a quotation.
  func insult(at index: Int64, after last: Insult) -> Insult {
    let insult = insult(at: index)
    guard insult.sharesWord(with: last) else { return insult }
    let (block, indexInBlock) = floorDivide(index, by: Int64(slotsPerQuotation))
    return .quotation(quotation(beside: [last, self.insult(at: index &+ 1)], block, indexInBlock))
  }

  // MARK: - Insults of three words

  /// Returns the number of the first insult of three words in a block.
  ///
  /// Its size is at most 11/12 of the size of a slot number, so it cannot overflow.
  private func firstNumber(of block: Int64) -> Int64 { block * Int64(slotsPerQuotation - 1) }

  /// Returns an insult of three words by its number; `nil` if a quotation replaces it.
  private func composed(_ number: Int64) -> ComposedInsult? {
    let position = UInt64(floorDivide(number, by: Int64(combinations.count)).remainder)
    let words = combinations[position]
    let sentence = Int(frames.number(position, below: frameCount))
    return ComposedInsult(
      SentenceFrame(vocabulary.tableIndex(sentence, in: .sentence)),
      adjective: InsultWord(.adjective, vocabulary.tableIndex(words.adjective, in: .adjective)),
      compound: InsultWord(.compound, vocabulary.tableIndex(words.compound, in: .compound)),
      noun: InsultWord(.noun, vocabulary.tableIndex(words.noun, in: .noun)))
  }

  /// Returns insults of three words that may replace the one at an index: those half of the order away from its own turn, where no
  /// slot of the same years is.
  func substitutes(at index: Int64) -> some Sequence<Insult> {
    let first = index &+ Int64(combinations.count / 2)
    return (0..<Self.substituteCount).lazy.compactMap { composed(first &+ $0).map(Insult.composed) }
  }

  /// The number of insults that are tried in place of one.
  private static let substituteCount: Int64 = 64

  // MARK: - Quotations

  private func quotation(_ number: Int64) -> Quotation {
    let index = floorDivide(number, by: Int64(quotations.size)).remainder
    return Quotation(vocabulary.tableIndex(Int(quotations[UInt64(index)]), in: .quotation))
  }

  /// Returns the position of the quotation in a block.
  ///
  /// It is neither the first nor the last, so both neighbours are in the same block. Neither neighbour shares
  /// a word with the quotation.
  private func quotationIndex(in block: Int64) -> Int64 {
    let quotation = quotation(block)
    let choices = Int64(slotsPerQuotation - 2)
    let first = Int64(quotationIndices.number(UInt64(bitPattern: block), below: UInt64(choices)))
    for step in 0..<choices {
      let index = 1 + (first + step) % choices
      let number = firstNumber(of: block) + index
      if suits(quotation, number - 1), suits(quotation, number) { return index }
    }
    // No position is free if every other one of the eleven insults shares a word with the quotation. If a
    // quotation has eight words of the lists, which is the most, this happens in one block in millions. Then
    // a neighbour may share a word.
    return 1 + first
  }

  /// Returns the quotation that replaces an insult of three words.
  private func substitute(for number: Int64, _ block: Int64, _ index: Int64) -> Quotation {
    let neighbours = [number - 1, number + 1].compactMap { composed($0).map(Insult.composed) }
    return quotation(beside: neighbours, block, index)
  }

  /// Returns a quotation that shares no word with its neighbours, for a position in a block where it is not its turn.
  ///
  /// It is at least some sixty blocks away from its own turn in the order of quotations. Two replacements in one
  /// block differ because their positions differ; in consecutive blocks the same one returns after eight blocks at
  /// the earliest.
  private func quotation(beside neighbours: [Insult], _ block: Int64, _ index: Int64) -> Quotation {
    let first = block + Int64(quotations.size / 2) + (2 * index - 11) * Int64(quotations.size / 48)
    for step in 0..<Int64(quotations.size) {
      let quotation = quotation(first + step)
      if neighbours.allSatisfy({ !$0.sharesWord(with: .quotation(quotation)) }) { return quotation }
    }
    return quotation(first)
  }

  /// Whether a quotation may be beside an insult of three words, which is shown and shares no word with it.
  private func suits(_ quotation: Quotation, _ number: Int64) -> Bool {
    composed(number).map { !quotation.sharesWord(with: $0) } ?? false
  }
}

/// The time for which an insult is shown.
public enum InsultInterval: Int, CaseIterable, Hashable, Sendable {
  /// An interval of five minutes.
  case fiveMinutes = 5
  /// An interval of a quarter of an hour.
  case quarterHour = 15
  /// An interval of half an hour.
  case halfHour = 30
  /// An interval of an hour, the default.
  case hour = 60

  /// The length in minutes.
  public var minutes: Int { rawValue }

  /// The length in seconds.
  public var seconds: Int64 { Int64(rawValue) * 60 }

  /// Returns the number of the slot that contains a moment.
  ///
  /// Slots begin when the local clock shows a whole number of intervals: slots of an hour begin at :00, in
  /// India and Nepal too. If the local clock is a whole number of intervals from UTC, slot 0 begins at
  /// 1970-01-01T00:00:00Z; otherwise it begins less than an interval later. So places whose hours begin
  /// together have the same numbers. Earlier slots have negative numbers.
  ///
  /// - Parameters:
  ///   - secondsSince1970: The moment.
  ///   - offset: Local time minus UTC at the moment, in seconds.
  public func slot(at secondsSince1970: Int64, offset: Int) -> Int64 {
    let (quotient, remainder) = floorDivide(secondsSince1970, by: seconds)
    return remainder < delay(offset) ? quotient - 1 : quotient
  }

  /// Returns the beginning of a slot, in seconds since 1970-01-01T00:00:00Z, on a clock that never changes.
  ///
  /// - Parameters:
  ///   - slot: The number of the slot.
  ///   - offset: Local time minus UTC, in seconds.
  /// - Returns: `nil` if the result does not fit into 64 bits.
  public func start(of slot: Int64, offset: Int) -> Int64? {
    let (start, isTooLarge) = slot.multipliedReportingOverflow(by: seconds)
    guard !isTooLarge else { return nil }
    let (delayed, isTooLate) = start.addingReportingOverflow(delay(offset))
    return isTooLate ? nil : delayed
  }

  /// Returns the local day on which a slot begins, as a rata die.
  func day(of slot: Int64, offset: Int) -> Int64 {
    // Counting slots of the local clock, nothing is too large.
    let (days, number) = floorDivide(slot, by: 86_400 / seconds)
    let local = number + (delay(offset) + Int64(offset)) / seconds
    return days + floorDivide(local, by: 86_400 / seconds).quotient + 719_163
  }

  /// Returns how many seconds slots begin after a whole number of intervals of UTC; less than an interval.
  private func delay(_ offset: Int) -> Int64 { floorDivide(-Int64(offset), by: seconds).remainder }
}

/// Divides with a remainder from 0 to the divisor - 1.
///
/// - Parameter divisor: At least 2, so that the quotient cannot overflow.
func floorDivide(_ number: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
  let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
