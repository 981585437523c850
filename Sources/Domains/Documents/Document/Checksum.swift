/// CRC-32 of bytes: that of ISO 3309, Ethernet, gzip and PNG.
///
/// It finds every change of one bit, and of any bits within 32 that follow each other, which a hash of the same length only
/// probably does; of other changes it misses one in four thousand million. It is against damage, not against forgery.
package struct Checksum: Hashable, Sendable {
  private var state: UInt32 = .max

  /// The checksum of no bytes.
  package init() {}

  /// The checksum of some bytes.
  package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// The checksum of some bytes in memory.
  package init(_ bytes: UnsafeRawBufferPointer) { add(bytes) }

  /// Takes in the bytes that follow.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    var state = state
    Self.table.withUnsafeBufferPointer { table in
      for byte in bytes { state = state >> 8 ^ table[Int((state ^ UInt32(byte)) & 0xFF)] }
    }
    self.state = state
  }

  /// How many digits ``text`` has.
  package static let length = 8

  /// The checksum in eight digits of base 16.
  package var text: String {
    stride(from: 28, through: 0, by: -4).map { String(~state >> $0 & 15, radix: 16) }.joined()
  }

  /// Whether digits, such as those of ``text``, say this checksum; without making a text, for there may be many.
  package func isWritten(in digits: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard digits.count == Self.length else { return false }
    var shift: UInt32 = 32
    for digit in digits {
      shift -= 4
      let value = UInt8(truncatingIfNeeded: ~state >> shift & 15)
      guard digit == (value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value) else {
        return false
      }
    }
    return true
  }

  /// What each value of a byte adds, by the polynomial 0x04C11DB7 with its bits reversed.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
  }
}
