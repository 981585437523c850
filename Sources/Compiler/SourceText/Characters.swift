import Foundation

/// Characters that are invisible in Data/ or on a terminal, or are shown at another position.
extension Unicode.Scalar {
  /// Whether the character is invisible.
  ///
  /// Such are control characters, format characters such as direction marks, separators other than the space,
  /// default-ignorable and unassigned characters. Properties of Unicode decide, so that characters of later
  /// versions are found too.
  var isInvisible: Bool {
    // Most of Data/ is ASCII, and looking up a property is much slower.
    if isASCII { return !UInt8(value).isVisible }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    case .spaceSeparator: self != " "
    // The Braille pattern without dots, which Unicode counts as a symbol, looks like a space.
    default: properties.isDefaultIgnorableCodePoint || self == "\u{2800}"
    }
  }

  /// Whether a text of such characters is always in normalisation form C, as nearly all texts of Data/ are.
  ///
  /// These are the characters before the first combining mark, the letters of Vietnamese, dashes and quotation marks,
  /// and Chinese characters. Form C keeps each of them unchanged, and joins none of them to the one before it.
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
  /// A terminal then shows them instead of obeying them, and a message stays on its line.
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

/// The characters of a language's texts: printable ASCII, some punctuation, and letters of its own.
///
/// A letter of another script that looks the same is refused, because searches, sorting and speech would not find the word.
package struct Alphabet: Hashable, Sendable {
  /// Punctuation and signs that texts of all languages may have.
  private static let shared: [ClosedRange<Unicode.Scalar>] =
    [" "..."~"] + "–—‘’“”…×°·".unicodeScalars.map { $0...$0 }

  /// The name of the language, for messages.
  private let name: String
  private let ranges: [ClosedRange<Unicode.Scalar>]

  /// Reads the letters of a language, such as `ă` and `à-ã`, without separators; `-` alone is no letter.
  ///
  /// It is `nil` if a letter is in ASCII, which need not be listed, or only another form of a letter, such as
  /// a radical or a wide letter, or if a range ends before it begins.
  package init?(_ letters: String, name: String) {
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var rest = letters == Record.nothing ? [] : Array(letters.unicodeScalars)[...]
    while let first = rest.popFirst() {
      let isRange = rest.count > 1 && rest.first == "-"
      let last = isRange ? rest[rest.startIndex + 1] : first
      if isRange { rest = rest.dropFirst(2) }
      guard !first.isASCII, first <= last, ![first, last].contains(where: Self.isOtherForm) else {
        return nil
      }
      ranges.append(first...last)
    }
    self.name = name
    self.ranges = Self.shared + ranges
  }

  /// Whether a character is another form of a letter or numeral; wide punctuation is that of Chinese.
  private static func isOtherForm(_ scalar: Unicode.Scalar) -> Bool {
    let isPunctuation =
      switch scalar.properties.generalCategory {
      case .otherPunctuation, .openPunctuation, .closePunctuation: true
      default: false
      }
    return !isPunctuation && "\(scalar)".precomposedStringWithCompatibilityMapping != "\(scalar)"
  }

  /// Joins the alphabets of several languages.
  package init(of alphabets: [Alphabet]) {
    name = "any language of Data/languages.tsv"
    ranges = alphabets.reduce(Self.shared) { $0 + $1.ranges }
  }

  private func contains(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar) } }

  /// Returns the message about a text in Latin letters, if the language has its own script; `nil` if it may have them.
  package func latin(in text: String) -> String? {
    guard ranges.contains(where: { $0.lowerBound.value >= 0x3100 }), text.utf8.contains(where: \.isLowerCase)
    else {
      return nil
    }
    return "'\(text)' has Latin letters; \(name) has its own"
  }

  /// Returns the first character that a text may not have, with its position and the message about it.
  ///
  /// It does not repeat faults that were reported of the whole file: hidden characters, and letters that are not composed.
  func stranger(in text: String) -> (position: Int, message: String)? {
    let isComposed = text.unicodeScalars.allSatisfy(\.isComposed)
    let scalars = (isComposed ? text : text.precomposedStringWithCanonicalMapping).unicodeScalars
    guard let (position, scalar) = scalars.enumerated().first(where: { !contains($1) && !$1.isInvisible })
    else {
      return nil
    }
    let similar = scalar.shape
    let hint =
      contains(similar)
      ? "; it looks like '\(similar)' (\(similar.number))"
      : "; Data/languages.tsv has its letters in the column letters"
    return (position, "'\(scalar)' (\(scalar.number)) is no letter of \(name)\(hint)")
  }

  /// Returns the message about a font that lacks some characters before a limit, naming the first; `nil` if it has all.
  package func lacking(in font: Set<Unicode.Scalar>, below limit: Unicode.Scalar) -> String? {
    for range in ranges {
      for value in range.lowerBound.value...range.upperBound.value {
        guard let scalar = Unicode.Scalar(value), scalar < limit else { break }
        if !font.contains(scalar) { return "'\(scalar)' (\(scalar.number)), a letter of \(name)" }
      }
    }
    return nil
  }
}

/// Characters that look like another letter: readers do not notice them, but searches, sorting and speech fail.
extension Unicode.Scalar {
  /// Letters that look like others, by their script, and those that they look like.
  private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: [
      // Those of Đ and đ are an African and an Icelandic letter.
      ("\u{0189}\u{00D0}\u{0256}\u{00F0}\u{0131}", "\u{0110}\u{0110}\u{0111}\u{0111}i"),
      // Greek.
      (
        "\u{0391}\u{0392}\u{0395}\u{0396}\u{0397}\u{0399}\u{039A}\u{039C}\u{039D}\u{039F}\u{03A1}\u{03A4}\u{03A5}\u{03A7}\u{03BF}",
        "ABEZHIKMNOPTYXo"
      ),
      // Cyrillic.
      (
        "\u{0410}\u{0412}\u{0415}\u{041A}\u{041C}\u{041D}\u{041E}\u{0420}\u{0421}\u{0422}\u{0425}"
          + "\u{0430}\u{0435}\u{043E}\u{0440}\u{0441}\u{0443}\u{0445}\u{0456}",
        "ABEKMHOPCTXaeopcyxi"
      ),
    ].flatMap { zip($0.unicodeScalars, $1.unicodeScalars) })

  /// The letter that the character looks like, or the character itself.
  var shape: Unicode.Scalar {
    // Other forms of a letter, such as wide ones, have the same compatibility mapping.
    let mapped = String(self).precomposedStringWithCompatibilityMapping.unicodeScalars
    return Self.lookAlikes[self] ?? (mapped.count == 1 ? mapped.first : nil) ?? self
  }
}

extension String {
  /// Returns the numbers of the characters that differ from those of a text that looks equal, in brackets after a space.
  ///
  /// Example: " (U+0110 → U+0189)". It is empty for texts that look different, and for equal ones.
  package func lookAlikes(in other: String) -> String {
    let shapes = [self, other].map { $0.unicodeScalars.map(\.shape) }
    guard shapes[0] == shapes[1], !unicodeScalars.elementsEqual(other.unicodeScalars) else { return "" }
    let difference = Array(other.unicodeScalars).difference(from: Array(unicodeScalars))
    let numbers = [difference.removals, difference.insertions].map { changes in
      changes.map { change in
        switch change {
        case .remove(_, let scalar, _), .insert(_, let scalar, _): scalar.number
        }
      }.joined(separator: " ")
    }
    return
      " (\(numbers[0].isEmpty ? "nothing" : numbers[0]) → \(numbers[1].isEmpty ? "nothing" : numbers[1]))"
  }
}
