/// Characters that are invisible in Data/ or on a terminal, or are shown at another position.
extension Unicode.Scalar {
  /// Whether the character is invisible.
  ///
  /// Such are control characters, format characters such as direction marks, separators other than the space,
  /// default-ignorable and unassigned characters. Properties of Unicode decide, so that characters of later
  /// versions are found too.
  var isInvisible: Bool {
    // Most of Data/ is ASCII, and it takes much longer to look a property up.
    if isASCII { return !UInt8(value).isVisible }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    case .spaceSeparator: self != " "
    // The Braille pattern without dots, which Unicode counts as a symbol, looks like a space.
    default: properties.isDefaultIgnorableCodePoint || self == "\u{2800}"
    }
  }

  /// Whether a text of such characters is in normalisation form C, as nearly all texts of Data/ are; other characters may be too.
  ///
  /// These are the characters before the first combining mark, the letters of Vietnamese, dashes and quotation marks, and
  /// Chinese characters. Form C keeps each of them as it is, and joins none of them to the one before it.
  package var isComposed: Bool {
    switch value {
    case 0..<0x300, 0x1EA0...0x1EF9, 0x2010...0x2027, 0x4E00...0x9FFF: true
    default: false
    }
  }

  /// The number of the character: "U+2028".
  package var number: String {
    let code = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
  }

  /// The name in messages: "line separator U+2028".
  var hiddenName: String {
    if self == "\u{FEFF}" { return "byte order mark \(number)" }
    let kind =
      switch properties.generalCategory {
      case .control: "control character"
      case .lineSeparator: "line separator"
      case .paragraphSeparator: "paragraph separator"
      case .spaceSeparator: "space other than U+0020:"
      case .privateUse: "private character"
      case .unassigned: "unassigned character"
      default: "invisible character"
      }
    return "\(kind) \(number)"
  }
}

/// Classes of ASCII characters.
extension UInt8 {
  /// Whether the byte is a character that is not hidden.
  var isVisible: Bool { (0x20..<0x7F).contains(self) }

  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  package var isLowerCase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  package var isUpperCase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  package var isLetterOrDigit: Bool { isLowerCase || isUpperCase || isDigit }
}

extension String {
  /// The text with hidden characters escaped as `\u{1B}`.
  ///
  /// So a terminal shows them and does not act on them, and a message stays on its line.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isInvisible) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isInvisible {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension StringProtocol {
  /// The text as messages show it: its first 80 characters, and an ellipsis if there are more.
  package var brief: String {
    let scalars = unicodeScalars.prefix(81)
    return scalars.count > 80 ? String(String.UnicodeScalarView(scalars.dropLast())) + "…" : String(self)
  }
}
