/// The rules for a name that the user gives to a person, a day or a place.
///
/// A name appears beside other texts, so it must not break the line, change the direction of text or be
/// invisible. Pasted text often contains marks of direction and invisible marks: these are removed, and so
/// are spaces at the ends.
public enum GivenName {
  /// The number of code points in a name; there are at least as many as visible characters.
  public static let lengths = 1...80
  /// The description of the expected value in error messages.
  public static let expectation = "a name of 1 to 80 visible characters on one line"

  /// Returns a text as a name.
  ///
  /// - Returns: `nil` if nothing visible is left, if the text is too long, or if it contains control
  ///   characters.
  public static func name(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    guard !scalars.contains(where: isControl) else { return nil }
    let shown = scalars.filter { !turnsOrHides($0) }
    guard let first = shown.firstIndex(where: { !isSpace($0) }),
      let last = shown.lastIndex(where: { !isSpace($0) })
    else { return nil }
    let name = shown[first...last]
    guard lengths.contains(name.count), name.contains(where: { !isSpace($0) && !isBlank($0) }) else {
      return nil
    }
    return String(String.UnicodeScalarView(name))
  }

  /// Returns whether the scalar is a control character, or a line or paragraph separator.
  public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
  }

  /// Returns whether the scalar is a mark of direction or a zero-width format character, except joiners of letters or
  /// emoji.
  public static func turnsOrHides(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Soft hyphen, the Arabic letter mark and the Mongolian vowel separator.
    case 0xAD, 0x61C, 0x180E: true
    // Zero-width space, left-to-right and right-to-left marks, embeddings and overrides, word joiner and isolates.
    case 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F: true
    // Byte order mark, annotations, and the tag that once began the name of a language.
    case 0xFEFF, 0xFFF9...0xFFFB, 0xE0001: true
    default: false
    }
  }

  /// Returns whether the scalar is a space by Unicode.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Returns whether the scalar shows nothing by itself.
  ///
  /// These are joiners, variation selectors, tags, fillers and the empty Braille pattern.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x34F, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200C...0x200D, 0x2065, 0x2800, 0x3164,
      0xFE00...0xFE0F, 0xFFA0, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
