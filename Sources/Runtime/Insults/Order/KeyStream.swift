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
  package subscript(place: UInt64) -> UInt64 {
    var value = key &+ (place &+ 1) &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Returns an independent stream for each position.
  func stream(_ place: UInt64) -> KeyStream { KeyStream(key: self[place]) }

  /// Returns the number at a position, scaled to less than a limit; all results are almost equally frequent.
  func number(_ place: UInt64, below limit: UInt64) -> UInt64 {
    self[place].multipliedFullWidth(by: limit).high
  }
}
