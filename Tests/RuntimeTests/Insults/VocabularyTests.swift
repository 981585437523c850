import AlmanacModel
import DomainRecords
import Foundation
import Insults
import TestSupport
import Testing

/// Lists that grow: with made-up vocabularies of 2026, 2027 and 2028, and with those of the tables.
struct VocabularyTests {
  private static let days = [739_617, 739_982, 740_347]
  private static let offsets = [-43_200, -34_200, 0, 19_800, 20_700, 50_400]

  /// The runs of the first years: seven mild words and two bawdy ones come in 2027, when one goes, and two more go in 2028.
  private static func runs(years: Int) -> [InsultRunRecord] {
    let words = InsultWord.List.allCases.map(InsultWord.all)
    let lists = zip(
      [Vocabulary.List.adjective, .compound, .noun, .quotation],
      words.map { ($0.count, $0.count { !$0.isBawdy }) }
        + [(Quotation.all.count, Quotation.all.count { !$0.isBawdy })])
    return days.prefix(years).enumerated().flatMap { year, day -> [InsultRunRecord] in
      func run(_ list: Vocabulary.List, _ isBawdy: Bool, _ places: Range<Int>) -> InsultRunRecord {
        InsultRunRecord(
          firstDay: day, list: list.rawValue, isBawdy: isBawdy, start: places.lowerBound, count: places.count)
      }
      return lists.flatMap { list, counts -> [InsultRunRecord] in
        let (all, mild) = counts
        let ends = year == 0 ? (mild - 7, all - 2) : (mild, all)
        let gone = [3..<3, 3..<4, 2..<5][year]
        return [
          run(list, false, 0..<gone.lowerBound), run(list, false, gone.upperBound..<ends.0),
          run(list, true, mild..<ends.1),
        ]
      } + [run(.sentence, false, 0..<(year == 0 ? 1 : 2))]
    }
  }

  private static func sequence(_ seed: UInt64, _ rating: InsultRating, _ interval: InsultInterval, years: Int)
    -> InsultSequence
  {
    InsultSequence(seed: seed, rating: rating, interval: interval, runs: runs(years: years))
  }

  /// Returns the first slot of a year on a clock.
  private static func firstSlot(_ day: Int, _ interval: InsultInterval, _ offset: Int) -> Int64 {
    interval.slot(at: Int64(day - 719_163) * 86_400 - Int64(offset), offset: offset)
  }

  @Test(arguments: InsultInterval.allCases)
  func IB_11_wordsOfALaterYearChangeNoHourBeforeItsLocalBeginning(interval: InsultInterval) {
    var (changed, same) = ([String](), 0)
    for rating in InsultRating.allCases {
      for (seed, offset) in zip([0, 7, .max, 1, 2, 3] as [UInt64], Self.offsets) {
        let (old, new) = (
          Self.sequence(seed, rating, interval, years: 1), Self.sequence(seed, rating, interval, years: 3)
        )
        let first = Self.firstSlot(Self.days[1], interval, offset)
        for step in 1..<(200 as Int64) {
          for skipped in [0, 5_000] as [Int64] {
            let slots = [first - step, first - step * 1_001].map { slot in
              [old, new].map { $0.insult(in: slot, offset: offset, skipped: skipped).text }
            }
            if slots.contains(where: { $0[0] != $0[1] }) { changed.append("\(rating) \(offset) \(step)") }
          }
          if old.insult(in: first + step, offset: offset) == new.insult(in: first + step, offset: offset) {
            same += 1
          }
        }
      }
    }
    #expect(changed.prefix(3) == [])
    // From then on the order is another one.
    #expect(same < 100, "\(same)")
  }

  @Test(arguments: InsultInterval.allCases, InsultRating.allCases)
  func IB_11_neighboursShareNoWordAtTheTurnOfAYear(interval: InsultInterval, rating: InsultRating) {
    var failures: [String] = []
    for seed in 0..<(120 as UInt64) {
      let sequence = Self.sequence(seed, rating, interval, years: 3)
      for (day, offset) in [(1, 0), (2, 20_700), (1, -43_200)] {
        let first = Self.firstSlot(Self.days[day], interval, offset)
        for skipped in [0, 1, 4_711] as [Int64] {
          let insults = (first - 2...first + 2).map {
            sequence.insult(in: $0, offset: offset, skipped: skipped)
          }
          for (before, after) in zip(insults, insults.dropFirst()) where Self.areAkin(before, after) {
            failures.append("\(seed) \(offset) \(skipped): \(before.text) \(after.text)")
          }
        }
      }
    }
    #expect(failures.prefix(3) == [])
  }

  private static func areAkin(_ one: Insult, _ other: Insult) -> Bool {
    func words(_ insult: Insult) -> Set<String> {
      if case .composed(let composed) = insult { Set(composed.words.map(\.text)) } else { [] }
    }
    func tokens(_ insult: Insult) -> Set<String> {
      let words = insult.text.lowercased().split { !($0.isLetter || $0 == "-" || $0 == "'") }.map(String.init)
      return Set(words + words.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 })
    }
    return one == other || !words(one).isDisjoint(with: tokens(other))
      || !words(other).isDisjoint(with: tokens(one))
  }

  /// Both years have a turn at one end, in one of them words went.
  @Test(arguments: InsultRating.allCases)
  func IB_11_noInsultOfThreeWordsComesTwiceInAYearAtTheShortestInterval(rating: InsultRating) {
    let sequence = Self.sequence(7, rating, .fiveMinutes, years: 3)
    let first = Self.firstSlot(Self.days[1], .fiveMinutes, 25_200)
    var (seen, twice) = (Set<[InsultWord]>(), 0)
    for slot in first..<(first + 365 * 288) {
      guard case .composed(let insult) = sequence.insult(in: slot, offset: 25_200) else { continue }
      if !seen.insert(insult.words).inserted { twice += 1 }
    }
    #expect(twice == 0 && seen.count > 365 * 288 * 10 / 12)
  }

  /// The words of the tables make more combinations in each year than it has slots; a longer proof takes too long for a test.
  @Test func IB_11_eachVocabularyOfTheTablesHasMoreCombinationsThanSlotsInAYear() {
    for day in stride(from: 693_596 as Int64, to: 767_009, by: 365) {
      let vocabulary = Vocabulary(on: day)
      let counts = [Vocabulary.List.adjective, .compound, .noun].map { vocabulary.count(of: $0, .mild) }
      #expect(counts.reduce(1, *) > 366 * 288)
    }
  }

  /// Every turn of a year from 1900 to 2100, whichever words are added.
  @Test(arguments: InsultInterval.allCases, InsultRating.allCases)
  func IB_11_neighboursShareNoWordAtAnyTurnOfTheTables(interval: InsultInterval, rating: InsultRating) throws
  {
    var failures: [String] = []
    for seed in [0, 7, .max] as [UInt64] {
      let sequence = InsultSequence(seed: seed, rating: rating, interval: interval)
      for year in 1900...2101 {
        let day = try DayNumber(CivilDate(year: year, month: 1, day: 1)).rataDie
        let first = Self.firstSlot(Int(day), interval, 25_200)
        let insults = (first - 6...first + 6).map { sequence.insult(in: $0, offset: 25_200) }
        for (before, after) in zip(insults, insults.dropFirst()) where Self.areAkin(before, after) {
          failures.append("\(year) \(seed): \(before.text) \(after.text)")
        }
      }
    }
    #expect(failures.prefix(3) == [])
  }
}

/// The sequences of years that have begun, compared with `Tests/Releases/insults.tsv`.
struct BegunYearTests {
  private static func rows(_ path: String) throws -> [[String]] {
    try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
      .map { $0.split(separator: "\t").map(String.init) }
  }

  @Test(arguments: [0, 7] as [UInt64], InsultRating.allCases)
  func IB_11_noInsultOfAYearThatHasBegunIsAnother(seed: UInt64, rating: InsultRating) throws {
    let recorded = Set(try Self.rows("Tests/Releases/insults.tsv").map { $0.joined(separator: " ") })
    for begun in try Self.rows("Data/insults/begun.tsv") {
      let year = try #require(Int(begun[0]))
      let days = try [year, year + 1].map {
        Int64(DayNumber(try CivilDate(year: $0, month: 1, day: 1)).rataDie) - 719_163
      }
      for interval in InsultInterval.allCases {
        let sequence = InsultSequence(seed: seed, rating: rating, interval: interval)
        let slots = days.map { $0 * 86_400 / interval.seconds }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for slot in slots[0]..<slots[1] {
          for byte in sequence.insult(in: slot).text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
          hash = (hash ^ 10) &* 0x100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        let digest = String(repeating: "0", count: 16 - digits.count) + digits
        let row = "\(year) \(seed) \(rating) \(interval.minutes) \(digest)"
        #expect(
          recorded.contains(row),
          "\(row) is no line of Tests/Releases/insults.tsv; add it if the year is new there, or undo what changed its insults"
        )
      }
    }
  }
}
