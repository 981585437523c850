/// What tells that two words share a stem: the first five letters of each part of a word, and of the whole word.
///
/// "knotty-pated" has "knott" and "pated", "hell-hated" has "hated" and "hellh", and so has "hell-hound". Shorter parts
/// have no stem.
package struct InsultStems: Hashable, Sendable {
  package static let length = 5
  /// Stems a word may have.
  static let limit = 4

  /// In the order of the word, each once.
  let texts: [String]

  /// - Parameter parts: The word with hyphens between its parts.
  init(parts: String) {
    let pieces = parts.split(separator: "-").map { $0.filter { $0 != "'" } }
    var texts: [String] = []
    for piece in pieces + [pieces.joined()] where piece.count >= Self.length {
      let stem = String(piece.prefix(Self.length))
      if !texts.contains(stem) { texts.append(stem) }
    }
    self.texts = texts
  }

  func sharesOne(with other: InsultStems) -> Bool { texts.contains(where: other.texts.contains) }

  /// The stems as numbers to the base 27, "a" being 1; 0 where there is none.
  var numbers: [Int64] {
    let numbers = texts.map { text in
      text.utf8.reduce(Int64(0)) { $0 * 27 + Int64($1) - Int64(UInt8(ascii: "a")) + 1 }
    }
    return numbers + Array(repeating: 0, count: max(0, Self.limit - numbers.count))
  }
}
