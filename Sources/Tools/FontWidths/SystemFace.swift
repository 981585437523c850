import FontWidthsTables
public import WidgetCore

/// The widths of texts in the system font, San Francisco, as estimated without a Mac.
///
/// The widths are those of Inter, a free font with a similar design, times ``factor``; kerning is ignored.
/// Chinese, Japanese and Korean letters and full-width punctuation are as wide as the font size.
public enum SystemFace {
  /// The width of the system font relative to Inter: an estimate from memory, to be measured on a Mac.
  public static let factor = 0.93
  /// Letters from here on are as wide as the font size.
  private static let firstSquareLetter: UInt32 = 0x2E80
  /// The width assumed for letters of other alphabets; most of Cyrillic, Arabic and Thai are not wider.
  private static let otherAlphabets = (range: UInt32(0x370)..<0x1100, width: 0.7)

  /// Returns the width of a text on one line, in points.
  ///
  /// A letter without a known width counts as a square letter, or as a letter of its alphabet. Combining
  /// marks have no width, so that decomposed letters are as wide as composed ones.
  public static func width(of text: String, in font: WidgetFont) -> Double {
    let widths = widths(font.weight)
    return text.unicodeScalars.reduce(0) { $0 + (width(of: $1, widths) ?? guess($1)) } * font.size
  }

  /// Returns the width of a text on one line in the widest of the fonts that replace the system font where it is
  /// missing, in points.
  ///
  /// These are the fonts of systems that are not Apple's. Their digits are all as wide as the widest one. The ratios
  /// were measured with the texts of the widgets in DejaVu, which is wider than Noto and Liberation; a word in
  /// capital letters may be a hundredth wider. Square letters are as wide in every font.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The size and the weight.
  ///   - isSerif: Whether it is a font with serifs.
  public static func wideWidth(of text: String, in font: WidgetFont, isSerif: Bool = false) -> Double {
    let widths = widths(font.weight)
    // DejaVu has no weight between regular and bold.
    let ratio =
      switch font.weight {
      case .regular, .medium: isSerif ? 1.2 : 1.16
      case .semibold, .bold: isSerif ? 1.28 : 1.26
      }
    let digit = (0x30...0x39).compactMap { widths[$0] }.max().map { $0 * factor } ?? 1
    return text.unicodeScalars.reduce(0) { sum, letter in
      let isDigit = (0x30...0x39).contains(letter.value)
      let isSquare = letter.value >= firstSquareLetter
      return sum + (isDigit ? digit : width(of: letter, widths) ?? guess(letter)) * (isSquare ? 1 : ratio)
    } * font.size
  }

  /// Returns the letters of a text whose width is unknown.
  public static func unknownLetters(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { width(of: $0, regular) == nil }
  }

  private static func width(of letter: Unicode.Scalar, _ widths: [Double?]) -> Double? {
    if takesNoWidth(letter) { return 0 }
    // The first parts of decomposed Korean syllables; a syllable is drawn as one letter.
    if (0x1100...0x115F).contains(letter.value) { return 1 }
    return letter.value < firstSquareLetter ? widths[Int(letter.value)].map { $0 * factor } : 1
  }

  private static func guess(_ letter: Unicode.Scalar) -> Double {
    otherAlphabets.range.contains(letter.value) ? otherAlphabets.width : 1
  }

  /// Whether the letter has no width: combining marks, later parts of a Korean syllable, and invisible signs.
  private static func takesNoWidth(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x300...0x36F, 0x483...0x489, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
      true
    // Hebrew, Arabic and Thai.
    case 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0xE31, 0xE34...0xE3A,
      0xE47...0xE4E:
      true
    case 0x1160...0x11FF, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F: true
    default: false
    }
  }

  private static func widths(_ weight: WidgetFont.Weight) -> [Double?] {
    switch weight {
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    }
  }

  private static let regular = table(regularWidth)
  private static let medium = table(mediumWidth)
  private static let semibold = table(semiboldWidth)
  private static let bold = table(boldWidth)

  /// Returns the widths of Inter by the code of the letter, as multiples of the font size.
  private static func table(_ width: (Int) -> Int32) -> [Double?] {
    var widths = [Double?](repeating: nil, count: Int(firstSquareLetter))
    for index in 0..<letterCount {
      widths[Int(letterCode(index))] = Double(width(index)) / 1000
    }
    return widths
  }
}
