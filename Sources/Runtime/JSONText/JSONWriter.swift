extension JSON {
  /// The value on one line, without white space.
  public var text: String {
    var writer = JSONWriter(openLevels: 0)
    writer.write(self, level: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns the value as a file.
  ///
  /// Elements of outer levels are on lines of their own, inner levels are on one line, and the file ends with
  /// a newline. Equal values have equal bytes.
  ///
  /// - Parameter openLevels: The number of levels of arrays and objects that are spread over lines.
  public func fileBytes(openLevels: Int = 3) -> [UInt8] {
    var writer = JSONWriter(openLevels: openLevels)
    writer.write(self, level: 0)
    writer.bytes.append(UInt8(ascii: "\n"))
    return writer.bytes
  }

  /// Whether arrays and objects are nested so deeply that the text could not be read again.
  package var isTooDeep: Bool { isDeeper(than: Self.depthLimit) }

  private func isDeeper(than limit: Int) -> Bool {
    switch self {
    case .array(let elements): limit == 0 || elements.contains { $0.isDeeper(than: limit - 1) }
    case .object(let object): limit == 0 || object.members.contains { $0.value.isDeeper(than: limit - 1) }
    default: false
    }
  }
}

/// Writes the text of values.
struct JSONWriter {
  let openLevels: Int
  var bytes: [UInt8] = []

  init(openLevels: Int) { self.openLevels = openLevels }

  mutating func write(_ json: JSON, level: Int) {
    switch json {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += bool ? "true".utf8 : "false".utf8
    case .integer(let integer): write(integer)
    case .number(let number): bytes += number.text.utf8
    case .string(let string): write(string)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        startItem(at: index, level: level)
        write(element, level: level + 1)
      }
      if !elements.isEmpty { startLine(level, isOpen: level < openLevels) }
      bytes.append(UInt8(ascii: "]"))
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        startItem(at: index, level: level)
        write(member.key)
        bytes.append(UInt8(ascii: ":"))
        if level < openLevels { bytes.append(UInt8(ascii: " ")) }
        write(member.value, level: level + 1)
      }
      if !object.members.isEmpty { startLine(level, isOpen: level < openLevels) }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  mutating func write(_ ordered: OrderedJSON) {
    switch ordered {
    case .value(let json): write(json, level: 0)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        write(element)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += ", ".utf8 }
        write(member.key)
        bytes += ": ".utf8
        write(member.value)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func startItem(at index: Int, level: Int) {
    if index > 0 { bytes.append(UInt8(ascii: ",")) }
    startLine(level + 1, isOpen: level < openLevels)
  }

  private mutating func startLine(_ level: Int, isOpen: Bool) {
    guard isOpen else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<level { bytes += [0x20, 0x20] }
  }

  private mutating func write(_ integer: Int64) {
    let start = bytes.count
    var rest = integer.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    if integer < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes[start...].reverse()
  }

  private mutating func write(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    let needsEscape = string.utf8.contains {
      $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    if needsEscape { writeEscaped(string) } else { bytes.append(contentsOf: string.utf8) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func writeEscaped(_ string: String) {
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += #"\""#.utf8
      case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
      case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
      case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
      case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += (digits.utf8.count == 1 ? "\\u000" : "\\u00").utf8
        bytes += digits.utf8
      default: bytes.append(byte)
      }
    }
  }
}
