/// The components of a link `scheme://host/path?name=value` without its scheme, with percent escapes decoded.
public struct LinkParts: Hashable, Sendable {
  /// The host, in lower case, which names the page.
  package var host: String
  /// The parts of the path between slashes, without empty ones.
  package var path: [String]
  /// The values of the query by name; if a name is repeated, the first value.
  package var query: [String: String]

  /// The length of the longest text that is read as a link, in bytes.
  package static let longestText = 4_096

  /// Creates a link from its components.
  package init(host: String, path: [String] = [], query: [String: String] = [:]) {
    self.host = host
    self.path = path
    self.query = query
  }

  /// Reads the components of a link.
  ///
  /// A trailing slash, a fragment after `#` and names without a value are ignored.
  ///
  /// - Parameters:
  ///   - text: The link.
  ///   - scheme: The scheme that it has to have, in lower case.
  /// - Throws: ``LinkError/malformed(_:)``, and ``LinkError/wrongScheme(_:expected:)`` for a link of another app.
  package init(_ text: String, scheme: String) throws(LinkError) {
    guard text.utf8.count <= Self.longestText else { throw .malformed("\(text.prefix(40))...") }
    let withoutFragment = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
    guard let colon = withoutFragment.utf8.firstIndex(of: UInt8(ascii: ":")),
      withoutFragment[colon...].hasPrefix("://")
    else { throw .malformed(text) }
    let found = withoutFragment[..<colon]
    guard Self.isScheme(found) else { throw .malformed(text) }
    let small = Self.small(String(found))
    guard small == scheme else { throw .wrongScheme(small, expected: scheme) }
    let halves = withoutFragment[colon...].dropFirst(3)
      .split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let segments = halves[0].split(separator: "/", omittingEmptySubsequences: false)
    var decoded: [String] = []
    for segment in segments {
      guard let part = PercentCoding.decoded(segment) else { throw .malformed(text) }
      decoded.append(part)
    }
    self.init(
      host: Self.small(decoded[0]), path: decoded.dropFirst().filter { !$0.isEmpty })
    guard halves.count == 2 else { return }
    for pair in halves[1].split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentCoding.decoded(sides[0]), let value = PercentCoding.decoded(sides.last ?? "")
      else { throw .malformed(text) }
      if sides.count == 2, !name.isEmpty, query[name] == nil { query[name] = value }
    }
  }

  /// The link without its scheme, with the query sorted by name: `//host/path?name=value`, a relative reference of RFC 3986.
  public var text: String {
    let path = path.map { "/" + PercentCoding.encoded($0) }.joined()
    let query = query.sorted { $0.key < $1.key }
      .map { "\(PercentCoding.encoded($0.key))=\(PercentCoding.encoded($0.value))" }
    return "//\(PercentCoding.encoded(host))\(path)"
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// Returns the value of the only part of the path.
  ///
  /// - Throws: ``LinkError`` for a part that is missing or not allowed, and for further parts.
  package func value<Value>(allowed: String, _ read: (String) -> Value?) throws(LinkError) -> Value {
    guard let text = path.first else { throw .missingValue(name: host, allowed: allowed) }
    guard path.count == 1, let value = read(text) else {
      throw .badValue(name: host, value: path.joined(separator: "/"), allowed: allowed)
    }
    return value
  }

  /// Throws for a link to a page without parts that has some.
  package func checkNoParts() throws(LinkError) {
    guard path.isEmpty else {
      throw .badValue(name: host, value: path.joined(separator: "/"), allowed: "no further part")
    }
  }

  /// Lowercases ASCII letters; hosts and schemes have no other letters.
  private static func small(_ text: String) -> String {
    let bytes = text.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 0x20 : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether the text is a scheme by RFC 3986: a letter, then letters, digits and `+-.`.
  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}

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
