/// What tells that two words share a stem: the stem of each of their parts.
///
/// "fat-witted" has "fat" and "wit", and "fat-guts" has "fat" and "gut", so they never stand in one insult; "weedy" and
/// "weed" both have "weed". Stems are for comparing and need not be words: "juggling" and "juggler" have "jug".
package struct InsultStems: Hashable, Sendable {
  /// Letters of a stem; longer ones are cut, so that "pedantical" and "pedant" have the same.
  package static let length = 5
  /// Letters that are left of a part at least, and that a part needs to have a stem: "up" and "a" have none.
  static let shortest = 3
  /// Stems a word may have.
  static let limit = 3

  /// Endings that English adds to a stem, longer ones before those they end with.
  private static let endings = [
    "less", "ling", "ster", "some", "ical", "ful", "ing", "ish", "ous", "ard", "art", "ery", "ler", "led",
    "ed",
    "en", "er", "ar", "ly", "le", "al", "y", "s", "e",
  ]

  /// In the order of the word, each once.
  let texts: [String]

  /// - Parameter parts: The word with hyphens between its parts.
  init(parts: String) {
    var texts: [String] = []
    for part in parts.split(separator: "-").map({ $0.filter { $0 != "'" } }) where part.count >= Self.shortest
    {
      let stem = Self.stem(of: part)
      if !texts.contains(stem) { texts.append(stem) }
    }
    self.texts = texts
  }

  /// The stem of a part: without its endings, a double letter or i at its end, and with f for v, as in wolf and wolvish.
  private static func stem(of part: String) -> String {
    var stem = part
    while let shorter = shortened(stem) { stem = shorter }
    if stem.hasSuffix("v") { stem = stem.dropLast() + "f" }
    return String(stem.prefix(length))
  }

  /// A part with an ending less; `nil` if it has none.
  private static func shortened(_ part: String) -> String? {
    for ending in endings where part.hasSuffix(ending) {
      let rest = part.dropLast(ending.count)
      guard rest.count >= shortest, rest.contains(where: isVowel) else { continue }
      // The s of "glass" is no plural, and "servile" has no ending as "mumble" has.
      if ending == "s" && rest.last == "s" || ending == "le" && rest.last.map(isVowel) == true { continue }
      return String(rest)
    }
    let isDouble = part.last == part.dropLast().last
    return part.count > shortest && (isDouble || part.last == "i") ? String(part.dropLast()) : nil
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiouy".contains(letter) }

  func sharesOne(with other: InsultStems) -> Bool { texts.contains(where: other.texts.contains) }

  /// The stems as numbers to the base 27, "a" being 1; 0 where there is none.
  var numbers: [Int64] {
    let numbers = texts.map { text in
      text.utf8.reduce(Int64(0)) { $0 * 27 + Int64($1) - Int64(UInt8(ascii: "a")) + 1 }
    }
    return numbers + Array(repeating: 0, count: max(0, Self.limit - numbers.count))
  }
}
