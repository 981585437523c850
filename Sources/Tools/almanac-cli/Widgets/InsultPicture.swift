import InsultWidget

/// An insult snapshot as lines of a terminal, and as members of an object.
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

  static func members(_ snapshot: InsultSnapshot) -> [(key: String, value: JSONValue)] {
    let common: [(key: String, value: JSONValue)] = [
      ("family", .text(snapshot.family.rawValue)), ("insult", .text(snapshot.insult)),
      ("time", .text(snapshot.time)), ("from", JSONValue(snapshot.beginning.map { "\($0)" })),
      ("link", JSONValue(snapshot.link)), ("label", .text(snapshot.accessibility.label)),
      ("value", .text(snapshot.accessibility.value)),
    ]
    guard case .text(let content) = snapshot.content else {
      return common + [("symbol", .text(InsultSnapshot.emblemSymbol))]
    }
    return common + [
      ("emblem", JSONValue(content.emblem?.rawValue)), ("title", JSONValue(content.title)),
      ("text", .text(content.text)), ("cut", .boolean(content.isCut)),
      ("lines", .array(content.lines.map { .text($0) })),
      ("size", .integer(Int(content.typography.font.size))),
    ]
  }
}
