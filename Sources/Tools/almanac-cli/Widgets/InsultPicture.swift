import InsultWidget

/// An insult snapshot as lines of a terminal.
struct InsultPicture {
  private let snapshot: InsultSnapshot
  private let style: TextStyle

  init(_ snapshot: InsultSnapshot, style: TextStyle) {
    self.snapshot = snapshot
    self.style = style
  }

  var text: String {
    let lines: [String?] =
      switch snapshot.content {
      case .emblem: ["(\(InsultSnapshot.emblemSymbol))"]
      case .text(let content):
        [content.title.map { style.marked($0, [.bold]) }]
          + content.lines.map { style.marked($0, [.red]) }
          + [content.typography.time == nil ? nil : style.marked(snapshot.time, [.dim])]
      }
    return lines.compactMap { $0.map { $0 + "\n" } }.joined()
  }
}
