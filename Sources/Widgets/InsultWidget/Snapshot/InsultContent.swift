/// The texts of the widget, ready to be set.
public struct InsultContent: Hashable, Sendable {
  /// Where ``InsultSnapshot/emblemSymbol`` stands beside texts; an ornament, never read aloud.
  public enum Emblem: String, Hashable, Sendable {
    /// Centred, above the insult.
    case aboveInsult
    /// On both sides of the title.
    case besideTitle
  }

  /// Where the emblem stands; `nil` if there is none.
  public let emblem: Emblem?
  /// Above the insult; `nil` in families without a title.
  public let title: String?
  /// The insult, or as much of it as there is room for.
  public let text: String
  /// Whether words are left out.
  public let isCut: Bool
  /// Where the lines break if type is as wide as is assumed.
  public let lines: [String]
  /// How everything is set.
  public let typography: InsultTypography
  /// The colour of the insult.
  public let role: InsultRole
}

extension InsultContent {
  /// An insult in a family.
  ///
  /// The largest size in which it fits is chosen; if there is none, whole words are left out at the end in the smallest.
  ///
  /// - Parameters:
  ///   - texts: The sentence, and for narrow families shorter forms of it, the longest first.
  /// - Returns: `nil` for families without text.
  package init?(_ texts: [String], title: String, in frame: WidgetFrame) {
    let layouts = InsultLayout.all(of: frame.family)
    guard let last = layouts.last, let shortest = texts.last else { return nil }
    self.title = frame.family == .medium || frame.family == .large ? title : nil
    switch frame.family {
    case .small: emblem = .aboveInsult
    case .large: emblem = .besideTitle
    case .medium, .circular, .rectangular, .inline: emblem = nil
    }
    role = frame.family == .small ? .smallInsult : .insult
    for text in texts {
      for layout in layouts {
        guard let lines = layout.room(in: frame.size).whole(text) else { continue }
        self.lines = lines
        self.text = lines.joined(separator: " ")
        isCut = false
        typography = InsultTypography(layout, family: frame.family)
        return
      }
    }
    lines = last.room(in: frame.size).beginning(of: shortest)
    text = lines.joined(separator: " ")
    isCut = text != shortest
    typography = InsultTypography(last, family: frame.family)
  }
}
