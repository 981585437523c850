/// The literals of generated source text.
enum Literal {
  /// Returns a string literal in which quotes, backslashes and control characters are escaped.
  static func string(_ text: String) -> String {
    let readable = string(text) {
      $0.properties.generalCategory == .control || $0.properties.generalCategory == .format
    }
    // Marks that join a quote, such as a combining accent at the start, would change the literal.
    return self.text(of: readable) == text ? readable : string(text) { !$0.isASCII }
  }

  private static func string(_ text: String, escaping isEscaped: (Unicode.Scalar) -> Bool) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      default:
        if isEscaped(scalar) {
          literal += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }

  /// Returns the string literal of a text, in which each `{name}` becomes `\(name)`.
  ///
  /// - Parameter name: Returns the code for a placeholder; `nil` if there is no such placeholder.
  /// - Returns: `nil` if a brace is unpaired, or a placeholder is unknown.
  static func template(_ text: String, name: (String) -> String?) -> String? {
    var literal = "\""
    var rest = text.unicodeScalars[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}"),
        let value = name(String(rest[rest.index(after: brace)..<end]))
      else { return nil }
      // The quotes are removed; no character joins them.
      literal += string(String(rest[..<brace])).dropFirst().dropLast() + "\\(\(value))"
      rest = rest[rest.index(after: end)...]
    }
    return literal + string(String(rest)).dropFirst()
  }

  /// Returns the text from which ``template(_:name:)`` made a literal, with `{name}` for interpolations.
  static func template(of literal: String, name: (String) -> String) -> String? {
    text(of: literal) { "{\(name($0))}" }
  }

  /// Returns the text of a string literal, or `nil` if ``string(_:)`` does not write it in this way.
  ///
  /// - Parameter interpolation: Returns the text for `\(name)`; with `nil` for it, the literal has no text.
  static func text(of literal: String, interpolation: (String) -> String? = { _ in nil }) -> String? {
    guard literal.count >= 2, literal.hasPrefix("\""), literal.hasSuffix("\"") else { return nil }
    var scalars = Array(literal.unicodeScalars.dropFirst().dropLast())[...]
    var text = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch scalars.popFirst() {
      case "\"": text.append("\"")
      case "\\": text.append("\\")
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "u":
        guard scalars.popFirst() == "{", let end = scalars.firstIndex(of: "}"),
          let value = UInt32(String(String.UnicodeScalarView(scalars[..<end])), radix: 16),
          let escaped = Unicode.Scalar(value)
        else { return nil }
        text.append(escaped)
        scalars = scalars[(end + 1)...]
      case "(":
        guard let end = scalars.firstIndex(of: ")"),
          let value = interpolation(String(String.UnicodeScalarView(scalars[..<end])))
        else { return nil }
        text.append(contentsOf: value.unicodeScalars)
        scalars = scalars[(end + 1)...]
      default: return nil
      }
    }
    return String(text)
  }

  /// Returns the index after the string literal of a line; comments may follow it.
  static func end(ofStringIn line: Substring) -> Substring.Index? {
    // Scalars are used because a mark after a quote would make it another character.
    let scalars = line.unicodeScalars
    guard let open = scalars.firstIndex(of: "\"") else { return nil }
    var isEscaped = false
    var index = scalars.index(after: open)
    while index < scalars.endIndex {
      if scalars[index] == "\"", !isEscaped { return scalars.index(after: index) }
      isEscaped = scalars[index] == "\\" && !isEscaped
      index = scalars.index(after: index)
    }
    return nil
  }

  /// Returns the value and format of an integer literal.
  static func value(of literal: Substring) -> (value: Int64, format: IntegerTable.Format)? {
    guard literal.hasPrefix("0x") else {
      return Int64(literal).map { ($0, .decimal) }
    }
    let groups = literal.dropFirst(2).split(separator: "_", omittingEmptySubsequences: false)
    guard let value = Int64(groups.joined(), radix: 16) else { return nil }
    return (value, .hexadecimal(groups: groups.map(\.count)))
  }

  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: false
    }
  }
}

extension IntegerTable.Format {
  /// Returns an integer literal, or `nil` if the value has more digits than the groups.
  package func literal(_ value: Int64) -> String? {
    guard case .hexadecimal(let groups) = self else { return String(value) }
    var digits = String(value, radix: 16, uppercase: true)
    let width = groups.reduce(0, +)
    guard value >= 0, digits.count <= width else { return nil }
    digits = String(repeating: "0", count: width - digits.count) + digits
    var parts: [Substring] = []
    var rest = digits[...]
    for group in groups {
      parts.append(rest.prefix(group))
      rest = rest.dropFirst(group)
    }
    return "0x" + parts.joined(separator: "_")
  }
}
