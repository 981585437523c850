/// How much text there is room for.
struct TextRoom {
  /// In a line.
  let characters: Int
  let lines: Int

  /// - Parameter advance: The mean width of a character, as a part of the size.
  init(_ layout: TextLayout, advance: Double) {
    let characters = layout.width / (layout.font.size * advance)
    self.characters = max(1, Int(min(1000, characters)))
    lines = layout.lineLimit
  }

  /// A text in lines of whole words; `nil` if it does not fit.
  func whole(_ text: String) -> [String]? {
    let lines = filled(text)
    return lines.count <= self.lines && lines.allSatisfy { $0.count <= characters } ? lines : nil
  }

  /// As many whole words of a text as fit, with an ellipsis behind them.
  ///
  /// A first word that is too long stands alone: the view makes it smaller. If it is the only one, nothing is left out.
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

  /// Words set one after the other, in each line as many as fit.
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
