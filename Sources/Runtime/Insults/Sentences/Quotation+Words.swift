extension Quotation {
  /// Whether one of the words of an insult is in the quotation, in the same form.
  func sharesWord(with insult: ComposedInsult) -> Bool {
    has(insult.adjective) || has(insult.compound) || has(insult.noun)
  }

  /// Whether a word is in the quotation.
  ///
  /// It may be alone or between hyphens, with or without a capital, or in the plural.
  func has(_ word: InsultWord) -> Bool {
    var (text, part) = (text, word.text)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first, part.count <= text.count else { return false }
        for start in 0...(text.count - part.count) {
          // Upper and lower case of a letter differ in one bit.
          guard text[start] | 0x20 == first, start == 0 || !Self.isLetter(text[start - 1]) else { continue }
          guard (1..<part.count).allSatisfy({ text[start + $0] == part[$0] }) else { continue }
          if Self.isEnding(text[(start + part.count)...]) { return true }
        }
        return false
      }
    }
  }

  /// Whether the word ends here, or ends after the s or es of a plural.
  private static func isEnding(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var rest = rest
    if rest.starts(with: "es".utf8) {
      rest = rest.dropFirst(2)
    } else if rest.first == UInt8(ascii: "s") {
      rest = rest.dropFirst()
    }
    return rest.first.map { !isLetter($0) } ?? true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
