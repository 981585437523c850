extension InsultSnapshot {
  /// The insult in lines, or the emblem alone; in both the whole insult and how long it has stood.
  public var contentJSON: JSON {
    var members: [(key: String, value: JSON?)] = [
      ("insult", .string(insult)), ("time", .string(time)), ("beginning", beginning?.json),
    ]
    switch content {
    case .text(let text): members += [("kind", "text")] + text.members
    case .emblem: members += [("kind", "emblem"), ("symbol", .string(Self.emblemSymbol))]
    }
    return .present(members)
  }

  /// How the texts are set; `nil` for the emblem alone.
  public var layoutJSON: JSON? {
    guard case .text(let text) = content else { return nil }
    return text.typography.json
  }
}

extension InsultContent {
  fileprivate var members: [(key: String, value: JSON?)] {
    [
      (
        "emblem",
        emblem.map { ["place": .string($0.rawValue), "symbol": .string(InsultSnapshot.emblemSymbol)] }
      ),
      ("title", title.map(JSON.string)), ("text", .string(text)), ("isCut", .bool(isCut)),
      ("lines", .array(lines.map(JSON.string))), ("role", .string(role.rawValue)),
    ]
  }
}

extension InsultTypography {
  fileprivate var json: JSON {
    .present([
      ("font", font.json), ("faceName", hasBookFace ? .string(Self.faceName) : nil),
      ("spacing", JSON(spacing)), ("lineLimit", JSON(lineLimit)), ("inset", JSON(inset)),
      ("alignment", .string(alignment.rawValue)),
      ("title", title.map { .present([("font", $0.font.json), ("tracking", JSON($0.tracking))]) }),
      ("time", time?.json),
    ])
  }
}
