/// A text shown in place of facts, such as the reason why there are none.
public struct WidgetNote: Hashable, Sendable {
  /// The title above the text; `nil` if there is none.
  public let title: TextForms?
  /// The text, one or two sentences.
  public let text: TextForms
  /// The name of the SF Symbol before the text.
  public let symbol: String
  /// The text that screen readers read for the whole widget.
  public var accessibility: AccessibilityText

  /// The symbol for a warning.
  public static let warning = "exclamationmark.triangle"
  /// The symbol for a private text, used where a redaction bar cannot be drawn.
  public static let hidden = "eye.slash"

  /// Creates a note; the default symbol is a warning.
  public init(
    title: TextForms? = nil, _ text: TextForms, symbol: String = WidgetNote.warning,
    spoken accessibility: AccessibilityText? = nil
  ) {
    self.accessibility = accessibility ?? AccessibilityText(label: text.longest)
    self.title = title
    self.text = text
    self.symbol = symbol
  }

  /// Returns the title, the symbol and the text below one another, in families that have room for them.
  ///
  /// The circle has only the symbol. Above the clock the symbol is before the text.
  public func drawing(in frame: WidgetFrame) -> Drawing {
    let (width, height) = (frame.size.width, frame.size.height)
    let role = CommonRole.secondary
    switch frame.family {
    case .small, .medium, .large:
      let (padding, spacing) = (min(16, height / 10), min(6, height / 25))
      let room = width - 2 * padding
      let size = max(1, min(frame.family == .large ? 15 : 13, height / 11))
      let (font, titleFont, symbolFont) = (
        WidgetFont(size), WidgetFont(size, .semibold), WidgetFont(size * 1.5)
      )
      let left = height - 2 * padding - 2 * spacing - titleFont.lineHeight - symbolFont.lineHeight
      let lines = Int(min(6, max(1, left / font.lineHeight)))
      return .column(.center, spacing: spacing) {
        Drawing.text("title", title, TextLayout(titleFont, width: room, alignment: .center))
        Drawing.symbol(symbol, symbolFont, role: role, isAccent: true)
        Drawing.text(
          "note", text, TextLayout(font, width: room, lineLimit: lines, alignment: .center), role: role)
      } ?? .nothing
    case .rectangular:
      let font = WidgetFont(min(14, height / 3 / WidgetFont.leading))
      return .column(.center) {
        Drawing.text("note", text, TextLayout(font, width: width, lineLimit: 3)) { $0.isAccent = true }
      } ?? .nothing
    case .circular:
      return .column(.center) {
        Drawing.symbol(symbol, WidgetFont(min(24, height / 3)), role: role, isAccent: true)
      } ?? .nothing
    case .inline:
      let font = WidgetFont(15)
      return .line(
        "note", .visible(text), TextLayout(font, width: width - Drawing.lineSymbolWidth),
        symbol: DrawnSymbol(symbol, font, role: role)) ?? .nothing
    }
  }

  /// `{"symbol": "…", "text": ["…"], "title": ["…"]}`.
  package var json: JSON {
    .present([("symbol", .string(symbol)), ("text", text.json), ("title", title?.json)])
  }
}
