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

  /// What each value of a byte adds, by the polynomial 0x04C11DB7 with its bits reversed.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
  }
}
