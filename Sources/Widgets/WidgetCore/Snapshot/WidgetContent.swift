/// The content of a widget: texts, numbers, roles and links, with all decisions made.
public protocol WidgetContent: Hashable, Sendable {
  /// The pages of the app that links lead to.
  associatedtype Page: DeepLink
  /// The layout for this content.
  associatedtype Layout: WidgetLayout

  /// The content without its private values, for places where others can see it.
  var redacted: Self { get }
  /// Returns what the widget draws.
  ///
  /// - Parameters:
  ///   - layout: The layout that was made for this content.
  ///   - frame: The frame of the widget.
  func drawing(in layout: Layout, _ frame: WidgetFrame) -> Drawing
  /// The spoken text before the parts, if these are read one by one and say everything; `nil` if it is the same as for
  /// the whole widget.
  var accessibilityOfGroup: AccessibilityText? { get }
  /// The content as JSON. A text that is drawn is the array of its forms, the longest first. A member without a value is left out; null is a private value that was taken out.
  var json: JSON { get }
}

extension WidgetContent {
  /// The same as for the whole widget.
  public var accessibilityOfGroup: AccessibilityText? { nil }
}

/// The measures a widget is drawn with, in points, settled from its frame.
public protocol WidgetLayout: Hashable, Sendable {
  /// The layout as JSON.
  var json: JSON { get }
}

/// A text shown in place of content, such as the reason why there is no content.
public struct WidgetNote: Hashable, Sendable {
  /// The title above the text; `nil` if there is none.
  public let title: TextForms?
  /// The text, one or two sentences.
  public let text: TextForms
  /// The name of the SF Symbol before the text.
  public let symbol: String

  /// The symbol for a warning.
  public static let warning = "exclamationmark.triangle"
  /// The symbol for a private text, used where a redaction bar cannot be drawn.
  public static let hidden = "eye.slash"

  /// Creates a note; the default symbol is a warning.
  public init(title: TextForms? = nil, _ text: TextForms, symbol: String = WidgetNote.warning) {
    self.title = title
    self.text = text
    self.symbol = symbol
  }

  /// Returns the title, the symbol and the text below one another; above the clock the symbol is before the text.
  public func drawing(in layout: NoteLayout, _ frame: WidgetFrame) -> Drawing {
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

  /// `{"kind": "note", "note": ["…"], "symbol": "…", "title": ["…"]}`.
  public var json: JSON {
    .present([
      ("kind", "note"), ("note", text.json), ("symbol", .string(symbol)), ("title", title?.json),
    ])
  }
}
