import Insults
import Testing

struct KeyedPermutationTests {
  private func isPermutation(_ permutation: KeyedPermutation) -> Bool {
    var seen = [Bool](repeating: false, count: Int(permutation.size))
    for index in 0..<permutation.size {
      let number = Int(permutation[index])
      guard number < seen.count, !seen[number] else { return false }
      seen[number] = true
    }
    return true
  }

  @Test func everyNumberOnce() {
    var failures: [UInt64] = []
    for size in 1...260 as ClosedRange<UInt64> {
      for key in [0, 1, 0x5EED, .max] as [UInt64] {
        let permutation = KeyedPermutation(size: size, stream: KeyStream(key: key))
        if !isPermutation(permutation) { failures.append(size) }
      }
    }
    #expect(failures == [])
  }

  /// The numbers of decks of insults, with mild words and with all words.
  @Test(arguments: [224 * 276, 235 * 310] as [UInt64]) func everyDeckOnce(size: UInt64) {
    #expect(isPermutation(KeyedPermutation(size: size, stream: KeyStream(key: 1616))))
  }

  @Test func keysGiveOtherOrders() {
    let places = 0..<(222 as UInt64)
    let orders = (0..<50 as Range<UInt64>).map { key in
      let permutation = KeyedPermutation(size: 222, stream: KeyStream(key: key))
      return places.map { permutation[$0] }
    }
    #expect(Set(orders).count == 50)
    // No position is fixed more often than by chance: one in 222, some 50 of 11,100.
    let fixed = orders.map { order in zip(order, places).count { $0 == $1 } }.reduce(0, +)
    #expect((20...90).contains(fixed), "\(fixed)")
  }

  /// The numbers are those of SplitMix64 with the seed 1234567, from the authors' program.
  @Test func theGeneratorIsSplitMix64() {
    let stream = KeyStream(key: 1_234_567)
    let numbers = (0..<5 as Range<UInt64>).map { stream[$0] }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }
}
