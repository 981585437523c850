extension Unicode.Scalar {
  /// Whether a text of such characters is in normalisation form C, as nearly all texts of Data/ are; other characters may be too.
  ///
  /// These are the characters before the first combining mark, the letters of Vietnamese, dashes and quotation marks, and
  /// Chinese characters. Form C has each of them as it stands, and joins none of them to the one before it.
  package var isComposed: Bool {
    switch value {
    case 0..<0x300, 0x1EA0...0x1EF9, 0x2010...0x2027, 0x4E00...0x9FFF: true
    default: false
    }
  }
}
