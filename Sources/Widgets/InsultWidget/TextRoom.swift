/// The amount of text that fits.
struct TextRoom {
  /// The number of characters in a line.
  let characters: Int
  let lines: Int

  /// Creates the room of a layout.
  ///
  /// - Parameter advance: The mean width of a character, as a multiple of the font size.
  init(_ layout: TextLayout, advance: Double) {
    let characters = layout.width / (layout.font.size * advance)
    self.characters = max(1, Int(min(1000, characters)))
    lines = layout.lineLimit
  }

  /// Breaks a text into lines of whole words; `nil` if it does not fit.
  func whole(_ text: String) -> [String]? {
    let lines = filled(text)
    return lines.count <= self.lines && lines.allSatisfy { $0.count <= characters } ? lines : nil
  }

  /// Returns as many whole words of a text as fit, with an ellipsis after them.
  ///
  /// A first word that is too long is returned alone, and the view makes it smaller. A text of one word gets
  /// no ellipsis.
  func beginning(of text: String) -> [String] {
    var words = text.split(separator: " ")
    if words.count == 1 { return [text] }
    while words.count > 1 {
      words.removeLast()
      let end = words.joined(separator: " ").reversed().drop { ",;:-".contains($0) }.reversed()
      if let lines = whole(String(end) + Self.ellipsis) { return lines }
    }
    return words.map { $0 + Self.ellipsis }
  }

  private static let ellipsis = "…"

  /// Fills each line with as many words as fit.
  private func filled(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= characters {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
