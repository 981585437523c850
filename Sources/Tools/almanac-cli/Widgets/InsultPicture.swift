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
      case .facts(let facts): lines(facts.content)
      }
    return lines.compactMap { $0.map { $0 + "\n" } }.joined()
  }

  private func lines(_ content: InsultContent) -> [String?] {
    switch content.form {
    case .emblem: ["(\(InsultContent.emblemSymbol))"]
    case .text(let text):
      [text.title.map { style.marked($0.longest, [.bold]) }] + text.lines.map { style.marked($0, [.red]) }
        + [text.title.map { _ in style.marked(content.sinceText.longest, [.dim]) }]
    }
  }
}
