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

  /// Returns the title, the symbol and the text below one another; above the clock the symbol is before the text.
  public func drawing(in frame: WidgetFrame) -> Drawing {
    let layout = NoteLayout(frame)
    let drawing: Drawing?
    if frame.family == .inline {
      drawing = .line(
        "note", .visible(text), layout.text,
        symbol: layout.symbol.map { DrawnSymbol(symbol, $0, role: CommonRole.secondary) })
    } else {
      drawing = .column(.center, spacing: layout.spacing) {
        Drawing.text("title", title, layout.title)
        Drawing.symbol(symbol, layout.symbol, role: CommonRole.secondary, isAccent: true)
        Drawing.text("note", text, layout.text) { $0.isAccent = layout.symbol == nil }
      }
    }
    return drawing ?? .nothing
  }

  /// `{"symbol": "…", "text": ["…"], "title": ["…"]}`.
  public var json: JSON {
    .present([("symbol", .string(symbol)), ("text", text.json), ("title", title?.json)])
  }
}
