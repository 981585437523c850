/// Percent coding of RFC 3986 that escapes everything except unreserved characters.
enum PercentCoding {
  static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      if isUnreserved(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }

  /// - Returns: `nil` for a percent sign without two digits, and for bytes that are not UTF-8.
  static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = digit(rest.popFirst()), let low = digit(rest.popFirst()) else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(utf8: bytes)
  }

  private static func digit(_ byte: UInt8?) -> UInt8? {
    guard let byte else { return nil }
    return Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(byte)
    }
  }
}
