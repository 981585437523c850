/// Characters that a text for people must not have, because they hide or move what is beside them, and such that show nothing.
///
/// They are listed, because Embedded Swift has no tables of Unicode.
extension Unicode.Scalar {
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

  /// Whether it shows something by itself: no space, joiner, variation selector, tag, filler or empty Braille pattern.
  package var isVisible: Bool {
    switch value {
    case 0x34F, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200C...0x200D, 0x2065, 0x2800, 0x3164,
      0xFE00...0xFE0F, 0xFFA0, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      false
    default: !isSpace
    }
  }
}
