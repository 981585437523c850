/// What a widget draws: texts, numbers, roles and links, with nothing left to decide.
public protocol WidgetContent: Hashable, Sendable {
  /// The pages of the app that links lead to.
  associatedtype Page: DeepLink
  /// The measures it is drawn with.
  associatedtype Layout: WidgetLayout

  /// Where taps on its parts lead, as far as parts can be links of their own.
  var elementPages: [Page] { get }
  /// The content as it is shown where others could look: no private value is left in it.
  var redacted: Self { get }
  /// The content as far as widgets draw it: without what is there for the app's screen and for other clients alone.
  var drawn: Self { get }
  /// All visible texts in the order in which they are drawn, each once; signs among them, symbols not.
  ///
  /// A text that stands in place of others for a time, such as that a tap failed, is among them.
  ///
  /// - Parameter layout: The measures that were made for this content.
  func lines(in layout: Layout) -> [WidgetLine]
  /// What is read aloud of the widget before its parts, where these are read one by one and say it all; `nil` if that is the same as for
  /// the whole widget.
  var accessibilityOfGroup: AccessibilityText? { get }
  /// The content as JSON. A text that is drawn is the array of its forms, the longest first. A member without a value is left out; null is a private value that was taken out.
  var json: JSON { get }
}

extension WidgetContent {
  /// The same as for the whole widget.
  public var accessibilityOfGroup: AccessibilityText? { nil }

  /// All of it.
  public var drawn: Self { self }
}

/// The measures a widget is drawn with, in points, settled from its frame.
public protocol WidgetLayout: Hashable, Sendable {
  /// The measures as JSON.
  var json: JSON { get }
}

/// A text in place of content, such as the reason why there is none.
public struct WidgetNote: Hashable, Sendable {
  /// Above the text; `nil` if there is nothing.
  public let title: TextForms?
  /// The text, a sentence or two.
  public let text: TextForms
  /// The SF Symbol before the text.
  public let symbol: String

  /// The symbol of a warning.
  public static let warning = "exclamationmark.triangle"
  /// The symbol in place of a private text, where a bar cannot be drawn.
  public static let hidden = "eye.slash"

  /// A note; by default with the symbol of a warning.
  public init(title: TextForms? = nil, _ text: TextForms, symbol: String = WidgetNote.warning) {
    self.title = title
    self.text = text
    self.symbol = symbol
  }

  /// The title and the text, where the family has a place for them.
  public func lines(in layout: NoteLayout) -> [WidgetLine] {
    var lines: [WidgetLine] = []
    lines.add("title", title, layout.title)
    lines.add("note", text, layout.text)
    return lines
  }

  /// `{"kind": "note", "note": ["…"], "symbol": "…", "title": ["…"]}`.
  public var json: JSON {
    .present([
      ("kind", "note"), ("note", text.json), ("symbol", .string(symbol)), ("title", title?.json),
    ])
  }
}
