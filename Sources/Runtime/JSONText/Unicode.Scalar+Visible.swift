/// The rule for each text that is stored and shown beside others: names, notes, ids, categories, sources.
extension String {
  /// Returns the reason why the text must not be stored; `nil` if it may be stored.
  ///
  /// A text that was stored before the rule is read as it is, and shown with ``escapingHiddenCharacters``.
  ///
  /// - Parameters:
  ///   - lengths: The allowed numbers of code points; there are at least as many as visible characters.
  ///   - rule: The rule for such a text, if it has one of its own.
  ///   - hasLines: Whether it may have several lines.
  package func textFault(
    _ lengths: ClosedRange<Int>, rule: JSONExpectation? = nil, hasLines: Bool = false
  ) -> JSONValueError? {
    let scalars = unicodeScalars
    var last: Unicode.Scalar?
    let expected = rule ?? JSONExpectation(hasLines ? .lines(lengths) : .line(lengths))
    if let scalar = scalars.first(where: { $0.isHidden(after: &last) && !(hasLines && $0 == "\n") }) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let number = "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
      return JSONValueError(
        expected: expected, found: "the \(scalar.isControl ? "control" : "invisible") character \(number)")
    }
    guard lengths.contains(scalars.count), scalars.contains(where: { $0.isVisible }) else {
      return JSONValueError(expected: expected, found: .string(self))
    }
    return nil
  }

  /// The text without the spaces and tabs at its ends, which nobody sees.
  package var trimmed: String {
    let scalars = unicodeScalars
    func isSeen(_ scalar: Unicode.Scalar) -> Bool { !scalar.isSpace && scalar != "\t" }
    guard let first = scalars.firstIndex(where: isSeen), let last = scalars.lastIndex(where: isSeen) else {
      return ""
    }
    return String(scalars[first...last])
  }

  /// The text with each hidden character written as `\u{1b}`, for terminals, spreadsheets and messages.
  ///
  /// It is meant for input that may contain anything: quotations, private texts, and texts that were stored
  /// before the rule. Line ends stay, because messages may have several lines.
  package var escapingHiddenCharacters: String {
    var text = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar.isHidden(after: &last), scalar != "\n" {
        text.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}

extension JSONValueError {
  /// The number of the hidden character that was found, such as `U+200B`; `nil` for another fault.
  package var hiddenCharacter: String? {
    // Values are in quotation marks, are numbers, or are words of JSON.
    guard let found, found.utf8.starts(with: "the ".utf8) else { return nil }
    return found.split(separator: " ").last.map(String.init)
  }
}

/// Characters that a text for people must not have: they hide or move the text beside them, or are invisible.
///
/// They are listed, because Embedded Swift has no tables of Unicode.
extension Unicode.Scalar {
  /// Whether it controls a terminal, breaks a line, changes the direction of text or hides it.
  package var isHidden: Bool { isControl || turnsOrHides }

  /// Returns whether it is hidden after a scalar: tags are shown only after a flag, as in the flag of Scotland.
  fileprivate func isHidden(after last: inout Unicode.Scalar?) -> Bool {
    let isOfFlag = last == "\u{1F3F4}" || last?.isTag ?? false
    guard !isHidden, !isTag || isOfFlag else { return true }
    last = self
    return false
  }

  private var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  /// Whether it is a control character, or a line or paragraph separator.
  package var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || (0x2028...0x2029).contains(value)
  }

  /// Whether it is a mark of direction or a zero-width format character, except joiners of letters or emoji.
  package var turnsOrHides: Bool {
    switch value {
    // Soft hyphen, the Arabic letter mark and the Mongolian vowel separator.
    case 0xAD, 0x61C, 0x180E: true
    // Zero-width space, left-to-right and right-to-left marks, embeddings and overrides, word joiner and isolates.
    case 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F: true
    // Byte order mark, annotations, and the tag that once began the name of a language.
    case 0xFEFF, 0xFFF9...0xFFFB, 0xE0001: true
    default: false
    }
  }

  /// Whether it is a space by Unicode.
  package var isSpace: Bool {
    switch value {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether it is visible by itself: no space, joiner, variation selector, tag, filler or empty Braille pattern.
  package var isVisible: Bool {
    switch value {
    case 0x34F, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200C...0x200D, 0x2065, 0x2800, 0x3164,
      0xFE00...0xFE0F, 0xFFA0, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      false
    default: !isSpace && !isHidden
    }
  }
}
