/// The literals of generated source text.
enum Literal {
  /// Returns a string literal in which quotes, backslashes and control characters are escaped.
  static func string(_ text: String) -> String {
    // A mark that joins a quote, such as a combining accent at the start, would be shown as if there were no quote.
    let joinsQuote = "\"\(text)\"".count < text.count + 2
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case _ where joinsQuote ? !scalar.isASCII : isInvisible(scalar):
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
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

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    [.control, .format].contains(scalar.properties.generalCategory)
  }

  /// Throws if a text is not an identifier of ASCII letters, digits and underscores.
  static func checkIdentifier(_ text: String) throws(EmissionError) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = text.utf8.first, isLetter(first),
      text.utf8.allSatisfy({ isLetter($0) || digits.contains($0) })
    else { throw EmissionError("'\(text)' is not an identifier") }
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
