/// One of many orders of the numbers below a size, chosen by a key.
///
/// A swap-or-not shuffle (V. T. Hoang, B. Morris and P. Rogaway, "An enciphering scheme based on a card shuffle", CRYPTO
/// 2012): each round pairs every number x with K - x and swaps the pair or leaves it, by a bit that both have in common.
/// A round is therefore its own inverse, and any number of rounds is a permutation, whatever the size; nothing is searched
/// or walked.
package struct KeyedPermutation: Hashable, Sendable {
  package let size: UInt64
  private let stream: KeyStream
  /// Enough for sizes up to some hundred thousand to look shuffled.
  private static let rounds: UInt64 = 20

  /// - Parameters:
  ///   - size: At least 1, below 2^48.
  ///   - stream: Chooses the order.
  package init(size: UInt64, stream: KeyStream) {
    self.size = max(1, size)
    self.stream = stream
  }

  /// The number at a place.
  ///
  /// - Parameter place: Below the size.
  package subscript(place: UInt64) -> UInt64 {
    var number = place
    for round in 0..<Self.rounds {
      let pairing = stream.number(round, below: size)
      let partner = pairing >= number ? pairing &- number : pairing &+ (size &- number)
      // Numbers of the stream that no pairing uses, others in each round.
      let bits = stream[(round &+ 1) << 48 | max(number, partner)]
      if bits >> 63 == 1 { number = partner }
    }
    return number
  }
}
