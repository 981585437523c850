/// CRC-32 of bytes, as in ISO 3309, Ethernet, gzip and PNG.
///
/// It detects every change of one bit, and of any bits within 32 consecutive ones; a hash of the same length
/// detects these only probably. It misses one in four thousand million other changes. It protects against
/// damage, not against forgery.
package struct Checksum: Hashable, Sendable {
  private var state: UInt32 = .max

  /// Creates the checksum of zero bytes.
  package init() {}

  /// Creates the checksum of some bytes.
  package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

  /// Creates the checksum of some bytes in memory.
  package init(_ bytes: UnsafeRawBufferPointer) { add(bytes) }

  /// Adds the bytes that follow.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    guard bytes.withContiguousStorageIfAvailable({ add(memory: $0) }) == nil else { return }
    // Iterating a generic sequence byte by byte is much slower.
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

  /// The checksum as a number.
  package var value: UInt32 { ~state }

  /// The checksum as eight hexadecimal digits.
  package var text: String { Self.text(of: value) }

  /// Returns a checksum as eight hexadecimal digits.
  package static func text(of value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: length - digits.count) + digits
  }

  /// Returns the checksum of eight hexadecimal digits in lower case; `nil` for other bytes.
  package static func value(of digits: ArraySlice<UInt8>) -> UInt32? {
    guard digits.count == length else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(digit - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return value
  }

  /// The contribution of each value of a byte, by the polynomial 0x04C11DB7 with its bits reversed.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
  }
}
