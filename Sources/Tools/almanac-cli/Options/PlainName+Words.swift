import Foundation

extension PlainName {
  /// Words that may be omitted at the beginning and at the end of a name.
  private static let openings: Set = ["tet", "ngay", "le", "hom", "the", "农", "历", "農", "曆", "음", "력"]
  private static let endings: Set = ["day", "festival", "lich", "am", "节", "節", "日", "절", "날"]

  /// Returns the words of a text in plain form, without the s of English plurals; each Chinese or Korean character is a word.
  static func words(of text: String) -> [String] {
    // The compatible form of a full-width digit is that of ASCII.
    let letters = text.precomposedStringWithCompatibilityMapping.filter { !"'’".contains($0) }
    var (words, isInside) = ([String](), false)
    for letter in letters {
      let isInWord = letter.isLetter || letter.isNumber
      let isWord = isInWord && letter.unicodeScalars.contains { $0.value >= 0x2E80 }
      if isInside, isInWord, !isWord {
        words[words.count - 1].append(letter)
      } else if isInWord {
        words.append(String(letter))
      }
      isInside = isInWord && !isWord
    }
    return words.map(form).map { $0.count > 3 && $0.last == "s" ? String($0.dropLast()) : $0 }
  }

  /// Returns the words of a text without a year of four digits, as in "tết năm 2030" and "2030年春节", and that year.
  static func wordsAndYear(of text: String) -> (words: [String], year: Int?) {
    var words = words(of: text)
    let index = words.firstIndex { $0.count == 4 && Int($0) != nil }
    guard words.count > 1, let index, let year = Int(words.remove(at: index)) else { return (words, nil) }
    if words.indices.contains(index), ["年", "년"].contains(words[index]) { words.remove(at: index) }
    if index > 0, words[index - 1] == "nam" { words.remove(at: index - 1) }
    return (words, year)
  }

  /// Returns words without those that may be omitted.
  static func bare(_ words: [String]) -> [String] {
    var words = words
    while words.count > 1, openings.contains(words[0]) { words.removeFirst() }
    while words.count > 1, endings.contains(words[words.count - 1]) { words.removeLast() }
    return words
  }

  /// Returns whether words are a name, even without its spaces, or at least half of it and more than one word.
  static func isMost(_ words: [String], of name: [String]) -> Bool {
    words.joined() == name.joined()
      || words.count > 1 && 2 * words.count >= name.count && name.contains(words)
  }
}
