import Insults
import Testing

struct InsultSequenceTests {
  private static let sequences = InsultRating.allCases.flatMap { rating in
    [0, 1, 0xBA2D, .max].map { InsultSequence(seed: $0, rating: rating) }
  }
  /// Slots around 0, today, far away, and at the ends of the numbers.
  private static let starts: [Int64] = [
    -600, 498_648, -17_000_000_000, 17_000_000_000, .min, .max - 600,
  ]

  @Test(arguments: sequences)
  func IB_11_neighbouringSlotsShareNoWordAndAreNeverTheSame(sequence: InsultSequence) {
    var failures: [Int64] = []
    for start in Self.starts {
      var before: Insult?
      for slot in start..<(start + 600) {
        let insult = sequence.insult(in: slot)
        if before == insult { failures.append(slot) }
        if case .composed(let old)? = before, case .composed(let new) = insult,
          !Set(old.words).isDisjoint(with: new.words)
        {
          failures.append(slot)
        }
        if let before,
          !Set(Self.listWords(before)).isDisjoint(with: Self.tokens(insult))
            || !Set(Self.listWords(insult)).isDisjoint(with: Self.tokens(before))
        {
          failures.append(slot)
        }
        before = insult
      }
    }
    #expect(failures.prefix(3) == [])
  }

  /// Returns the words of an insult that are from a list; a quotation has none.
  private static func listWords(_ insult: Insult) -> [String] {
    if case .composed(let composed) = insult { composed.words.map(\.text) } else { [] }
  }

  /// Returns the words between spaces and punctuation, and the same words without the s of a plural.
  private static func tokens(_ insult: Insult) -> Set<String> {
    let words = insult.text.lowercased().split { !($0.isLetter || $0 == "-" || $0 == "'") }.map(String.init)
    return Set(words + words.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 })
  }

  @Test func IB_18_aMildSequenceHasNoBawdyInsultTheOtherHasSome() {
    let slots = 0..<3_000 as Range<Int64>
    let mild = InsultSequence(seed: 3, rating: .mild)
    #expect(slots.filter { mild.insult(in: $0).isBawdy } == [])
    let bawdy = InsultSequence(seed: 3, rating: .bawdy)
    // 1 - 207/219 * 224/235 * 276/310 is one in five, with the words of 2026.
    #expect((450...750).contains(slots.count { bawdy.insult(in: $0).isBawdy }))
  }

  @Test(arguments: sequences)
  func quotationsComeAtTheirRateInAnOrderThatGoesRound(sequence: InsultSequence) {
    // In 1970, with the quotations of 2026.
    let count = sequence.rating == .bawdy ? 246 : 204
    var perBlock: [Quotation] = []
    var leftOut = 0
    for block in -3..<Int64(count) {
      let insults = (0..<12).map { sequence.insult(in: 12 * block + $0) }
      let found = insults.compactMap { insult -> Quotation? in
        guard case .quotation(let quotation) = insult else { return nil }
        return quotation
      }
      #expect(!found.isEmpty)
      leftOut += found.count - 1
      if found.count == 1 { perBlock.append(found[0]) }
    }
    // A block with one quotation has the next of the round, which has all quotations and then repeats.
    let round = perBlock.suffix(count - 2 * leftOut)
    #expect(Set(round).count == round.count)
    #expect(Set(perBlock).count >= count - leftOut)
    #expect(leftOut < 20)
  }

  @Test func IB_11_anotherSeedAnotherOrder() {
    let slots = 0..<400 as Range<Int64>
    let texts = (0..<5 as Range<UInt64>).map { seed in
      slots.map { InsultSequence(seed: seed, rating: .bawdy).insult(in: $0) }
    }
    for (index, one) in texts.enumerated() {
      for other in texts[(index + 1)...] {
        // Two users can have the same quotation in a slot by chance.
        #expect(zip(one, other).count { $0 == $1 } < 4)
      }
    }
  }

  @Test func IB_11_theInsultOfASlotOfAYearThatHasBegunIsTheSameInEveryRelease() {
    let sequence = InsultSequence(seed: 0, rating: .mild)
    #expect(
      (498_648..<498_654).map { sequence.insult(in: $0).text } == [
        "Thou untutored iron-witted horseback-breaker!", "Thou art a caterwauling, toad-spotted skein!",
        "Thou art a cogging, sour-eyed barnacle!",
        "O me! you juggler! you canker-blossom! You thief of love!",
        "Thou pribbling knee-crooking clod!",
        "He hath out-villained villany so far, that the rarity redeems him.",
      ])
  }

  @Test func IB_19_theInsultsOfTheSlotsBefore() {
    let sequence = InsultSequence(seed: 4)
    let history = sequence.insults(before: 100, count: 24)
    #expect(history == (76..<100).reversed().map { sequence.insult(in: $0) })
    #expect(sequence.insults(before: 100, count: 0) == [] && sequence.insults(before: 100, count: -1) == [])
    #expect(sequence.insults(before: .min, count: 5) == [])
    #expect(sequence.insults(before: .min + 2, count: 5).count == 2)
    #expect(sequence.insults(before: .max, count: 3).count == 3)
  }
}
