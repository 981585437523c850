/// The number of columns of a text in a terminal.
package enum DisplayWidth {
  package static func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  /// Returns text padded with spaces on the right.
  package static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - columns(text)))
  }

  /// Returns the parts of a text in lines of at most a width; a wider part has a line of its own.
  package static func wrapped(_ parts: [String], to width: Int, between space: String = " ") -> [String] {
    parts.reduce(into: []) { lines, part in
      if let last = lines.last, columns(last + space + part) <= width {
        lines[lines.count - 1] += space + part
      } else {
        lines.append(part)
      }
    }
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    // Marks are drawn on the letter before them.
    case .nonspacingMark, .enclosingMark, .format: return 0
    // Pictures are as wide as Chinese characters.
    default:
      return scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  /// Chinese, Japanese and Korean characters and full-width forms: the blocks with W and F in UAX #11.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}
