import InsultWidget

/// An insult snapshot as lines for a terminal.
struct InsultPicture {
  private let snapshot: InsultSnapshot
  private let style: TextStyle

  init(_ snapshot: InsultSnapshot, style: TextStyle) {
    self.snapshot = snapshot
    self.style = style
  }

  var text: String {
    let lines: [String?] =
      switch snapshot.shown {
      case .note(let note, _): [note.text.longest]
      case .facts:
        snapshot.family == .circular
          ? ["(\(InsultFacts.emblemSymbol))"] : snapshot.drawing.texts.map { style.marked($0.forms.longest, $0.name == "text" ? [.red] : []) }
      }
    return lines.compactMap { $0.map { $0 + "\n" } }.joined()
  }
}
