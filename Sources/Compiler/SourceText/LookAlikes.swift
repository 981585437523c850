import Foundation

/// Characters that look like another letter, which readers do not notice and searches, sorting and speech do not understand.
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
    // Other forms of a letter, such as wide ones, are those with the same compatibility mapping.
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
