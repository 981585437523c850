import Foundation

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

  /// Reads the letters of a language, such as `ă` and `à-ã`, which stand side by side; `-` alone is no letter.
  ///
  /// It is `nil` if a letter is in ASCII, which needs no mention, or only another form of a letter, as radicals and wide letters
  /// are, or if a range ends before it begins.
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

  /// Returns the message about a text in Latin letters, if the language has a script of its own; `nil` if it may have them.
  package func latin(in text: String) -> String? {
    guard ranges.contains(where: { $0.lowerBound.value >= 0x3100 }), text.utf8.contains(where: \.isLowerCase)
    else {
      return nil
    }
    return "'\(text)' has Latin letters; \(name) has its own"
  }

  /// Returns the first character that a text may not have, with its position and the message about it.
  ///
  /// It does not repeat the faults that were reported of the whole file: hidden characters, and letters that are not composed.
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

  /// Returns what is said of a font that lacks the first of these characters before a limit; `nil` if it has all.
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
