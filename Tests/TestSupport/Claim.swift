/// The numbers that a document states, for tests that compute them anew.
package enum Claim {
  /// Returns the numbers of each place of a document that has a sentence.
  ///
  /// - Parameters:
  ///   - sentence: Its words, with `#` for each number, date or time, or a number from one to twelve as a word. Lines may
  ///     end at any space.
  ///   - path: The document.
  package static func numbers(of sentence: String, in path: String) throws -> [[String]] {
    let text = try words(Repository.text(path))
    let parts = words(sentence).split(separator: "#", omittingEmptySubsequences: false)
    var found: [[String]] = []
    var start = text.startIndex
    while start < text.endIndex, let first = text.range(of: parts[0], from: start) {
      start = first.upperBound
      if let numbers = numbers(of: parts.dropFirst(), in: text[first.upperBound...]) { found.append(numbers) }
    }
    return found
  }

  /// Returns the numbers at the head of a text, each before one of some parts; `nil` if the text has others.
  private static func numbers(of parts: ArraySlice<Substring>, in text: Substring) -> [String]? {
    var rest = text
    var numbers: [String] = []
    for part in parts {
      guard
        let match = rest.prefixMatch(of: #/[-+]?\d(?:[\d,.:T-]*\d)?/#) ?? rest.prefixMatch(of: #/[A-Za-z]+/#)
      else {
        return nil
      }
      let word = match.output.lowercased()
      guard let number = word.first?.isLetter == true ? names.firstIndex(of: word).map(String.init) : word
      else {
        return nil
      }
      numbers.append(number.filter { $0 != "," }.uppercased())
      rest = rest[match.range.upperBound...]
      guard rest.hasPrefix(part) else { return nil }
      rest = rest.dropFirst(part.count)
    }
    return numbers
  }

  private static let names = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension String {
  fileprivate func range(of part: Substring, from start: Index) -> Range<Index>? {
    self[start...].firstRange(of: part)
  }
}
