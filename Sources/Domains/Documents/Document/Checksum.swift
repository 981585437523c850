/// CRC-32 of bytes, as in ISO 3309, Ethernet, gzip and PNG.
///
/// It detects every change of one bit, and of any bits within 32 consecutive ones; a hash of the same length
/// detects these only probably. It misses one in four thousand million other changes. It protects against
/// damage, not against forgery.
package struct Checksum: Hashable, Sendable {
  private var state: UInt32 = .max

  /// Makes the checksum of zero bytes.
  package init() {}

  /// Makes the checksum of some bytes.
  package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// Makes the checksum of some bytes in memory.
  package init(_ bytes: UnsafeRawBufferPointer) { add(bytes) }

  /// Adds the bytes that follow.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    guard bytes.withContiguousStorageIfAvailable({ add(memory: $0) }) == nil else { return }
    // It takes much longer to ask a sequence of any type for one byte after another.
    Array(bytes).withUnsafeBufferPointer { add(memory: $0) }
  }

  private mutating func add(memory bytes: UnsafeBufferPointer<UInt8>) {
    var state = state
    Self.table.withUnsafeBufferPointer { table in
      for byte in bytes { state = state >> 8 ^ table[Int((state ^ UInt32(byte)) & 0xFF)] }
    }
    self.state = state
  }

  /// The number of digits of ``text``.
  package static let length = 8

  /// The checksum as eight hexadecimal digits.
  package var text: String {
    stride(from: 28, through: 0, by: -4).map { String(~state >> $0 & 15, radix: 16) }.joined()
  }

  /// Returns whether digits, such as those of ``text``, are this checksum; it makes no text, because there
  /// may be many.
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

  /// The contribution of each value of a byte, by the polynomial 0x04C11DB7 with its bits reversed.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
  }
}
