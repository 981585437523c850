/// What a widget draws: texts, numbers, roles and links, with nothing left to decide.
public protocol WidgetContent: Hashable, Sendable {
  /// The pages of the app that links lead to.
  associatedtype Page: DeepLink

  /// Where taps on its parts lead, as far as parts can be links of their own.
  var elementPages: [Page] { get }
  /// The content as it is shown where others could look: no private value is left in it.
  var redacted: Self { get }
  /// The content as JSON. A member without a value is left out; null is a private value that was taken out.
  var json: JSON { get }
}

/// The measures a widget is drawn with, in points, settled from its frame.
public protocol WidgetLayout: Hashable, Sendable {
  /// The measures as JSON.
  var json: JSON { get }
}

/// A text in place of content, such as the reason why there is none.
public struct WidgetNote: Hashable, Sendable {
  /// Above the text; `nil` if there is nothing.
  public let title: String?
  /// The text, a sentence or two.
  public let text: String
  /// The SF Symbol before the text.
  public let symbol: String

  /// A note; by default with the symbol of a warning.
  public init(title: String? = nil, _ text: String, symbol: String = "exclamationmark.triangle") {
    self.title = title
    self.text = text
    self.symbol = symbol
  }

  /// `{"kind": "note", "note": "…", "symbol": "…", "title": "…"}`.
  public var json: JSON {
    .present([
      ("kind", "note"), ("note", .string(text)), ("symbol", .string(symbol)),
      ("title", title.map(JSON.string)),
    ])
  }
}
