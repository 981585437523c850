import AlmanacModel

extension JSON {
  /// Parses UTF-8 text as in RFC 8259, with or without a byte order mark.
  ///
  /// No input stops the program. A key that occurs twice in an object is an error; other parsers silently
  /// choose one of the values.
  public init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSON, JSONSyntaxError> in
      Result { () throws(JSONSyntaxError) in
        if let offset = firstInvalidUTF8(in: buffer) {
          throw JSONSyntaxError(reason: .invalidUTF8, offset: offset)
        }
        var parser = JSONParser(bytes: buffer)
        return try parser.document()
      }
    }
    self = try result.get()
  }
}

/// Reads one value from bytes that are valid UTF-8.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0
  private var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The byte at the current position; `nil` at the end.
  @inline(__always) var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func document() throws(JSONSyntaxError) -> JSON {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    skipSpace()
    let json = try value()
    skipSpace()
    guard index == bytes.count else { throw error(.trailingText) }
    return json
  }

  func error(_ reason: JSONSyntaxError.Reason, at offset: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(reason: reason, offset: offset ?? index)
  }

  /// Returns the error for a byte that is not allowed at the current position.
  func unexpected() -> JSONSyntaxError {
    error(current.map { .unexpectedByte($0) } ?? .endOfText)
  }

  @inline(__always) private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func value() throws(JSONSyntaxError) -> JSON {
    guard let byte = current else { throw unexpected() }
    switch byte {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw unexpected()
    }
  }

  private mutating func word(_ word: StaticString, _ json: JSON) throws(JSONSyntaxError) -> JSON {
    for offset in 0..<word.utf8CodeUnitCount {
      guard current == word.utf8Start[offset] else { throw unexpected() }
      index += 1
    }
    return json
  }

  private mutating func enter() throws(JSONSyntaxError) {
    guard depth < JSON.depthLimit else { throw error(.tooDeep) }
    depth += 1
    index += 1
    skipSpace()
  }

  private mutating func array() throws(JSONSyntaxError) -> JSON {
    try enter()
    var elements: [JSON] = []
    if current == UInt8(ascii: "]") {
      index += 1
      depth -= 1
      return .array([])
    }
    while true {
      elements.append(try value())
      if try isLast(before: UInt8(ascii: "]")) { return .array(elements) }
    }
  }

  private mutating func object() throws(JSONSyntaxError) -> JSON {
    let start = index
    try enter()
    var members: [JSONObject.Member] = []
    if current == UInt8(ascii: "}") {
      index += 1
      depth -= 1
      return .object(JSONObject())
    }
    members.reserveCapacity(8)
    while true {
      guard current == UInt8(ascii: "\"") else { throw unexpected() }
      let key = try string()
      skipSpace()
      guard current == UInt8(ascii: ":") else { throw unexpected() }
      index += 1
      skipSpace()
      members.append(JSONObject.Member(key: key, value: try value()))
      if try isLast(before: UInt8(ascii: "}")) { break }
    }
    guard let object = JSONObject(unordered: members) else { throw error(.duplicateKey, at: start) }
    return .object(object)
  }

  /// Reads the separator after a member or element; returns true at the end and false at a comma.
  private mutating func isLast(before end: UInt8) throws(JSONSyntaxError) -> Bool {
    skipSpace()
    switch current {
    case UInt8(ascii: ","):
      index += 1
      skipSpace()
      return false
    case end:
      index += 1
      depth -= 1
      return true
    default: throw unexpected()
    }
  }
}

extension JSONParser {
  /// Reads a text, from its opening to its closing quotation mark.
  mutating func string() throws(JSONSyntaxError) -> String {
    index += 1
    let start = index
    while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      index += 1
    }
    if current == UInt8(ascii: "\"") {
      let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
      index += 1
      return text
    }
    return try escapedString(from: start)
  }

  /// Reads the rest of a text that has escapes.
  private mutating func escapedString(from start: Int) throws(JSONSyntaxError) -> String {
    var text = Array(bytes[start..<index])
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += UTF8.encode(try escape()).map(Array.init) ?? []
      case 0..<0x20: throw error(.controlCharacter)
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error(.endOfText)
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let byte = current else { throw error(.endOfText) }
    index += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexDigits()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // This is the first half of a surrogate pair; the second must follow.
      guard UTF16.isLeadSurrogate(UInt16(unit)), current == UInt8(ascii: "\\") else {
        throw error(.invalidEscape, at: start)
      }
      index += 1
      guard current == UInt8(ascii: "u") else { throw error(.invalidEscape, at: start) }
      index += 1
      let second = try hexDigits()
      guard UTF16.isTrailSurrogate(UInt16(second)),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
      else { throw error(.invalidEscape, at: start) }
      return scalar
    default: throw error(.invalidEscape, at: start)
    }
  }

  /// Reads the number of four hexadecimal digits, at most 0xFFFF.
  private mutating func hexDigits() throws(JSONSyntaxError) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current else { throw error(.endOfText) }
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw error(.invalidEscape)
      }
      number = number << 4 | UInt32(digit)
      index += 1
    }
    return number
  }

  mutating func number() throws(JSONSyntaxError) -> JSON {
    let start = index
    let isNegative = current == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let firstDigit = index
    var magnitude: Int64? = 0
    while let digit = currentDigit {
      // The magnitude is counted below zero, because the negative range has one more number.
      magnitude = magnitude.flatMap { number in
        let (tens, overflow) = number.multipliedReportingOverflow(by: 10)
        let (sum, underflow) = tens.subtractingReportingOverflow(Int64(digit))
        return overflow || underflow ? nil : sum
      }
      index += 1
    }
    let digits = index - firstDigit
    guard digits > 0 else { throw current == nil ? error(.endOfText) : error(.invalidNumber) }
    guard digits == 1 || bytes[firstDigit] != UInt8(ascii: "0") else {
      throw error(.invalidNumber, at: start)
    }
    var isWhole = true
    if current == UInt8(ascii: ".") {
      isWhole = false
      index += 1
      try someDigits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      isWhole = false
      index += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
      try someDigits()
    }
    if isWhole, let magnitude, !(isNegative && magnitude == 0) {
      if isNegative { return .integer(magnitude) }
      if magnitude > Int64.min { return .integer(-magnitude) }
    }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<index])
    return .number(JSONNumber(unchecked: String(decoding: text, as: UTF8.self)))
  }

  private var currentDigit: Int? { current?.decimalDigit }

  private mutating func someDigits() throws(JSONSyntaxError) {
    guard currentDigit != nil else { throw current == nil ? error(.endOfText) : error(.invalidNumber) }
    while currentDigit != nil { index += 1 }
  }
}

/// The reason why bytes are not JSON, and the position of the fault.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  /// The kind of fault.
  public enum Reason: Hashable, Sendable {
    /// The text ends inside a value.
    case endOfText
    /// A byte is not allowed at its position.
    case unexpectedByte(UInt8)
    /// Text follows after the value.
    case trailingText
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// An escape is not one of JSON's, or is half of a surrogate pair.
    case invalidEscape
    /// A control character is not escaped.
    case controlCharacter
    /// A number has a leading zero, or lacks digits where they are required.
    case invalidNumber
    /// Two members of an object have the same key.
    case duplicateKey
    /// Arrays and objects are nested more deeply than ``JSON/depthLimit``.
    case tooDeep
  }

  /// The kind of fault.
  public let reason: Reason
  /// The number of bytes before the fault.
  public let offset: Int

  /// Creates an error at a position.
  public init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension JSONSyntaxError: CustomStringConvertible {
  /// The position and the reason, for a developer.
  public var description: String { "byte \(offset): \(reason.text)" }
}

extension JSONSyntaxError.Reason {
  fileprivate var text: String {
    switch self {
    case .endOfText: "the text ends inside a value"
    case .unexpectedByte(let byte): "byte 0x\(String(byte, radix: 16)) is not allowed here"
    case .trailingText: "only white space may follow the value"
    case .invalidUTF8: "not UTF-8"
    case .invalidEscape: "not an escape of JSON, or half of a surrogate pair"
    case .controlCharacter: "a control character must be escaped"
    case .invalidNumber: "not a number in the form of JSON"
    case .duplicateKey: "an object has the same key twice"
    case .tooDeep: "deeper than \(JSON.depthLimit) arrays and objects"
    }
  }
}
