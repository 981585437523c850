/// A widget before it is laid out: texts in all their forms, symbols and marks in rows, columns and layers.
///
/// A widget describes its contents once, for a frame. SwiftUI, pictures, the terminal, the survey of widths,
/// screen readers and JSON all read this description, so they all show the same.
public indirect enum Drawing: Hashable, Sendable {
  /// A text.
  case text(DrawnText)
  /// A bar that replaces a hidden private text.
  case hidden(TextLayout)
  /// The line above the clock of the lock screen, which the system sets in its own font; without forms it is hidden.
  case line(DrawnText?, symbol: DrawnSymbol?, TextLayout)
  /// An SF Symbol.
  case symbol(DrawnSymbol)
  /// A ring, filled clockwise from the top; the filled part is a number from 0 to 1.
  case ring(RingLayout, filled: Double, Paint, track: Paint)
  /// A bar, filled from the leading side, with an optional line across it at a part of its width.
  case bar(BarLayout, filled: Double, Paint, track: Paint, line: Double? = nil)
  /// The line through a series of values.
  case trend(DrawnTrend)
  /// A filled rectangle with round corners; with a radius of half its height it is a capsule.
  case shape(PointSize, radius: Double, Paint)
  /// A line through points, drawn with the background of the widget where there is one.
  case outline(DrawnOutline)
  /// A picture of the app; where the system draws in one colour, its symbol replaces it.
  case image(DrawnImage)
  /// Room that stays empty.
  case space(PointSize)
  /// Parts side by side.
  case row([Drawing], spacing: Double, RowAlignment)
  /// Parts below one another.
  case column([Drawing], spacing: Double, TextLayout.Alignment)
  /// Parts on top of each other, the lowest first, each in the middle.
  case layers([Drawing])
  /// A part in a room of a fixed size.
  case frame(Drawing, PointSize, TextLayout.Alignment, VerticalAlignment)
  /// A part with empty room around it.
  case padding(Drawing, PointSize)
  /// A part with a meaning that is not drawn.
  case marked(Drawing, Mark)

  /// The width that a symbol needs before the text of the line above the clock, in points.
  package static let lineSymbolWidth = 20.0
  /// The least width and height of a part that receives taps, in points, by Apple's Human Interface Guidelines.
  package static let tapSide = 44.0
  /// The system's own margin on each side of a widget, in points.
  package static let margin = 16.0

  /// The vertical position of a part in its room.
  public enum VerticalAlignment: String, Hashable, Sendable {
    case top, center, bottom
  }

  /// The line on which the parts of a row are aligned.
  public enum RowAlignment: String, Hashable, Sendable {
    /// The middles of the parts.
    case center
    /// The first baselines of their texts.
    case baseline
    /// The upper edges of the parts.
    case top
  }

  /// The meaning of a part, besides its look.
  public enum Mark: Hashable, Sendable {
    /// It must not be seen by others; the system may hide it in addition to ``WidgetSnapshot/redacted()``.
    case isPrivate
    /// It is read aloud as one element with this text.
    case spoken(AccessibilityText)
    /// It is read aloud as one element with the texts of its parts.
    case isOneElement
    /// It is a heading.
    case isHeader
    /// A tap on it opens a page of the app, by a link without its scheme; if there is a text, it is read aloud in place of the parts.
    case link(String, AccessibilityText?)
    /// A tap on it does something without opening the app.
    case action(WidgetAction, AccessibilityText)
    /// A tap may change it, so its value is invalid until it is drawn again.
    case changesOnTap
    /// Its identity, which stays the same if parts before it are removed, so that the change is animated as a movement.
    case id(String)
    /// Its baseline and line height are those of this font, also when the text shrinks.
    case baselineFont(WidgetFont)
    /// A tap also counts this far above and below it, in points, without moving its neighbours.
    case tapMargin(Double)
  }
}

/// An action of a tap on a widget, without opening the app.
public struct WidgetAction: Hashable, Sendable {
  /// The name of the action, such as `addDrink`.
  public let name: String
  /// The values that the action needs, by name.
  package let values: [String: String]

  /// Creates an action.
  package init(_ name: String, _ values: [String: String]) {
    self.name = name
    self.values = values
  }
}

extension Drawing {
  /// The parts that are directly in this one.
  package var parts: [Drawing] {
    switch self {
    case .row(let parts, _, _), .column(let parts, _, _), .layers(let parts): parts
    case .frame(let part, _, _, _), .padding(let part, _), .marked(let part, _): [part]
    default: []
    }
  }

  /// The visible texts in the order in which they are drawn.
  package var texts: [DrawnText] {
    switch self {
    case .text(let text): [text]
    case .line(let text, _, _): text.map { [$0] } ?? []
    default: parts.flatMap { $0.texts }
    }
  }

  /// The links of parts, without their scheme, in the order in which they are drawn.
  package var links: [String] {
    if case .marked(let part, .link(let link, _)) = self { return [link] + part.links }
    return parts.flatMap { $0.links }
  }

  /// The texts of each column whose rows have the same form, by the name of the text.
  package var columns: [String: [DrawnText]] {
    var columns: [String: [DrawnText]] = [:]
    for text in texts where text.sharing != .nothing { columns[text.name, default: []].append(text) }
    return columns
  }

  /// The line around the edges, which is drawn with the background.
  package var outline: DrawnOutline? {
    if case .outline(let outline) = self { return outline }
    return parts.lazy.compactMap { $0.outline }.first
  }
}
