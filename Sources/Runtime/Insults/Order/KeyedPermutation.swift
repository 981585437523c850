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
  /// - Parameter place: The position, less than the size.
  package subscript(place: UInt64) -> UInt64 {
    var number = place
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
