/// The stems of a word's parts, by which words with a common stem are found.
///
/// "fat-witted" has "fat" and "wit", and "fat-guts" has "fat" and "gut", so they are never in one insult;
/// "weedy" and "weed" both have "weed". Stems are only for comparison and need not be words: "juggling" and
/// "juggler" have "jug".
package struct InsultStems: Hashable, Sendable {
  /// The greatest number of letters of a stem.
  ///
  /// Longer ones are cut, so that "pedantical" and "pedant" have the same stem.
  package static let length = 5
  /// The least number of letters of a stem.
  ///
  /// Shorter parts, such as "up" and "a", have no stem.
  static let shortest = 3
  /// The greatest number of stems of a word.
  static let limit = 3

  /// Endings that English adds to a stem; an ending comes before the shorter ones that it ends with.
  private static let endings = [
    "less", "ling", "ster", "some", "ical", "ful", "ing", "ish", "ous", "ard", "art", "ery", "ler", "led",
    "ed",
    "en", "er", "ar", "ly", "le", "al", "y", "s", "e",
  ]

  /// The stems in the order of the word, each once.
  let texts: [String]

  /// Finds the stems of a word.
  ///
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

  /// Returns the stem of a part: without its endings, and without a double letter or i at its end.
  ///
  /// It has f for v, so that wolf and wolvish have the same stem.
  private static func stem(of part: String) -> String {
    var stem = part
    while let shorter = shortened(stem) { stem = shorter }
    if stem.hasSuffix("v") { stem = stem.dropLast() + "f" }
    return String(stem.prefix(length))
  }

  /// Returns a part without its last ending; `nil` if it has none.
  private static func shortened(_ part: String) -> String? {
    for ending in endings where part.hasSuffix(ending) {
      let rest = part.dropLast(ending.count)
      guard rest.count >= shortest, rest.contains(where: isVowel) else { continue }
      // The s of "glass" is not a plural, and the le of "servile", unlike that of "mumble", is not an ending.
      if ending == "s" && rest.last == "s" || ending == "le" && rest.last.map(isVowel) == true { continue }
      return String(rest)
    }
    let isDouble = part.last == part.dropLast().last
    return part.count > shortest && (isDouble || part.last == "i") ? String(part.dropLast()) : nil
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiouy".contains(letter) }

  func sharesOne(with other: InsultStems) -> Bool { texts.contains(where: other.texts.contains) }

  /// The stems as numbers to the base 27, with "a" as 1; 0 if there is none.
  var numbers: [Int64] {
    let numbers = texts.map { text in
      text.utf8.reduce(Int64(0)) { $0 * 27 + Int64($1) - Int64(UInt8(ascii: "a")) + 1 }
    }
    return numbers + Array(repeating: 0, count: max(0, Self.limit - numbers.count))
  }
}
