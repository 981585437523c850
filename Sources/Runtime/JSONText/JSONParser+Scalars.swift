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

  private var currentDigit: UInt8? {
    guard let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
    return byte - UInt8(ascii: "0")
  }

  private mutating func someDigits() throws(JSONSyntaxError) {
    guard currentDigit != nil else { throw current == nil ? error(.endOfText) : error(.invalidNumber) }
    while currentDigit != nil { index += 1 }
  }
}
