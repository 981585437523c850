import FontWidthsTables
public import WidgetCore

/// How wide texts are in the system's face, San Francisco, as far as can be told without a Mac.
///
/// The widths are those of Inter, a free face drawn after it, times ``factor``; kerning is left out. Letters of Chinese,
/// Japanese and Korean and full-width punctuation are as wide as type is high.
public enum SystemFace {
  /// The width of the system's face as a part of Inter's: from memory, to be measured on a Mac.
  public static let factor = 0.93
  /// Letters from here on are as wide as type is high.
  private static let firstSquareLetter: UInt32 = 0x2E80

  /// The width of a text on one line, in points; a letter without a known width counts as a square one.
  public static func width(of text: String, in font: WidgetFont) -> Double {
    let widths = widths(font.weight)
    return text.unicodeScalars.reduce(0) { $0 + (width(of: $1, widths) ?? 1) } * font.size
  }

  /// The letters of a text whose width is not known.
  public static func unknownLetters(in text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { width(of: $0, regular) == nil }
  }

  private static func width(of letter: Unicode.Scalar, _ widths: [Double?]) -> Double? {
    letter.value < firstSquareLetter ? widths[Int(letter.value)].map { $0 * factor } : 1
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

  /// Widths of Inter by the code of the letter, as parts of the size.
  private static func table(_ width: (Int) -> Int32) -> [Double?] {
    var widths = [Double?](repeating: nil, count: Int(firstSquareLetter))
    for index in 0..<letterCount {
      widths[Int(letterCode(index))] = Double(width(index)) / 1000
    }
    return widths
  }
}
