/// The layout of a note shown in place of content.
public struct NoteLayout: Hashable, Sendable {
  /// The margin on all four sides, in points.
  package let padding: Double
  /// The distance between title, symbol and text, in points.
  package let spacing: Double
  /// The title; `nil` in families without one.
  package let title: TextLayout?
  /// The symbol above the text; `nil` in families without one.
  package let symbol: WidgetFont?
  /// The text; `nil` in the circle, which shows only the symbol and has the text read aloud.
  package let text: TextLayout?

  /// Creates the layout for a frame.
  public init(_ frame: WidgetFrame) {
    let (width, height) = (frame.size.width, frame.size.height)
    switch frame.family {
    case .small, .medium, .large:
      padding = min(16, height / 10)
      spacing = min(6, height / 25)
      let room = width - 2 * padding
      let size = max(1, min(frame.family == .large ? 15 : 13, height / 11))
      let title = TextLayout(
        WidgetFont(size, .semibold), width: room, alignment: .center, ink: .primary)
      self.title = title
      let symbol = WidgetFont(size * 1.5)
      self.symbol = symbol
      let left = height - 2 * padding - 2 * spacing - title.height - symbol.lineHeight
      let font = WidgetFont(size)
      text = TextLayout(
        font, width: room, lineLimit: Int(min(6, max(1, left / font.lineHeight))), alignment: .center,
        ink: .secondary)
    case .rectangular:
      padding = 0
      spacing = 0
      title = nil
      symbol = nil
      let font = WidgetFont(min(14, height / 3 / WidgetFont.leading))
      text = TextLayout(font, width: width, lineLimit: 3)
    case .circular:
      padding = 0
      spacing = 0
      title = nil
      symbol = WidgetFont(min(24, height / 3))
      text = nil
    case .inline:
      padding = 0
      spacing = 0
      title = nil
      symbol = WidgetFont(15)
      text = TextLayout(WidgetFont(15), width: max(0, width - 20))
    }
  }
}
