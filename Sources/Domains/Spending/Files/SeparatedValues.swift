/// Reads fields that are separated by commas or another character, by RFC 4180, one record after another.
///
/// Lines may end with LF, CR LF or, in the whole file, CR.
struct SeparatedValues {
  struct Field {
    var text: String
    /// The place in a file of separated values.
    var place: TextPlace?
    /// The path of a member of JSON.
    var path: String?
    /// Whether the text is a number of JSON, whose decimals are always after a point.
    var isNumber = false
  }

  /// The faults of the records read so far, which whoever reads them removes.
  var faults: [LedgerFault] = []
  /// Whether a field had quotation marks.
  private(set) var isQuoted = false
  /// The line of the next record, from 1.
  private(set) var line = 1
  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var index = 0
  private var column = 1
  /// Whether a quotation mark was never closed, so that the rest of its record cannot be checked.
  private var isCutOff = false
  // Computed, because a stored one is looked up at each byte.
  private static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  private static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  private static var quote: UInt8 { UInt8(ascii: "\"") }

  /// Creates a reader of valid UTF-8.
  init(_ bytes: [UInt8], delimiter: UInt8) {
    // Old programs of the Mac end lines with CR alone.
    self.bytes =
      bytes.contains(Self.lineFeed) ? bytes : bytes.map { $0 == Self.carriageReturn ? Self.lineFeed : $0 }
    self.delimiter = delimiter
  }

  /// Skips lines.
  mutating func skip(_ count: Int) {
    for _ in 0..<count {
      while index < bytes.count, bytes[index] != Self.lineFeed { advance() }
      if index < bytes.count { advance() }
    }
  }

  /// Returns the fields of the next record that is not an empty line; `nil` at the end.
  mutating func next() -> [Field]? {
    while index < bytes.count {
      var fields = [field()]
      while index < bytes.count, bytes[index] == delimiter {
        advance()
        fields.append(field())
      }
      if index < bytes.count { advance() }
      if isCutOff { return nil }
      if fields.count > 1 || !fields[0].text.isEmpty { return fields }
    }
    return nil
  }

  /// Reads a field; the position is then before a delimiter, before a line feed or at the end.
  private mutating func field() -> Field {
    let place = here
    guard index < bytes.count, bytes[index] == Self.quote else {
      let start = index
      while index < bytes.count, bytes[index] != delimiter, bytes[index] != Self.lineFeed {
        if bytes[index] == Self.quote { report(.quoteInside, at: here) }
        advance()
      }
      var end = index
      let isLast = index == bytes.count || bytes[index] == Self.lineFeed
      if isLast, end > start, bytes[end - 1] == Self.carriageReturn { end -= 1 }
      return Field(text: String(decoding: bytes[start..<end], as: UTF8.self), place: place)
    }
    return quoted(from: place)
  }

  private mutating func quoted(from place: TextPlace) -> Field {
    var text: [UInt8] = []
    isQuoted = true
    advance()
    while true {
      guard index < bytes.count else {
        report(.quoteOpen, at: place)
        isCutOff = true
        break
      }
      if bytes[index] == Self.quote {
        advance()
        guard index < bytes.count, bytes[index] == Self.quote else { break }
      }
      text.append(bytes[index])
      advance()
    }
    if index + 1 < bytes.count, bytes[index] == Self.carriageReturn, bytes[index + 1] == Self.lineFeed {
      advance()
    }
    if index < bytes.count, bytes[index] != delimiter, bytes[index] != Self.lineFeed {
      if !(bytes[index] == Self.carriageReturn && index + 1 == bytes.count) { report(.quoteClosed, at: here) }
      while index < bytes.count, bytes[index] != delimiter, bytes[index] != Self.lineFeed { advance() }
    }
    return Field(text: String(decoding: text, as: UTF8.self), place: place)
  }

  private var here: TextPlace { TextPlace(line: line, column: column) }

  private mutating func report(_ reason: LedgerFault.Reason, at place: TextPlace) {
    faults.append(LedgerFault(reason, at: place))
  }

  private mutating func advance() {
    if bytes[index] == Self.lineFeed {
      line += 1
      column = 1
    } else if bytes[index] & 0xC0 != 0x80 {
      // Bytes that continue a character do not count.
      column += 1
    }
    index += 1
  }
}
