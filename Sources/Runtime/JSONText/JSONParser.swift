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
