extension String {
  /// Creates the text of bytes in UTF-8; `nil` if they are not valid.
  ///
  /// The standard library has `String(validating:as:)` only from iOS 18, macOS 15 and watchOS 11 on.
  package init?(utf8 bytes: [UInt8]) {
    guard bytes.withUnsafeBufferPointer({ firstInvalidUTF8(in: $0) }) == nil else { return nil }
    self.init(decoding: bytes, as: UTF8.self)
  }
}

/// Returns the offset of the first byte that is not UTF-8 (table 3-7 of the Unicode standard).
///
/// The result is `nil` if all bytes are valid.
package func firstInvalidUTF8(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  let count = bytes.count
  let raw = UnsafeRawBufferPointer(bytes)
  var index = 0
  while index < count {
    // Skips eight ASCII bytes at a time.
    while index + 8 <= count,
      raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    { index += 8 }
    guard index < count else { return nil }
    let lead = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0..<0x80: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return index
    }
    guard index + length <= count else { return index }
    if length > 1 {
      guard second.contains(bytes[index + 1]) else { return index }
      for position in (index + 2)..<max(index + 2, index + length) where bytes[position] & 0xC0 != 0x80 {
        return index
      }
    }
    index += length
  }
  return nil
}
