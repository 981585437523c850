/// A widget before it is laid out: texts in all their forms, symbols and marks in rows, columns and layers.
///
/// A widget describes what it shows once, for a frame. SwiftUI, pictures, the terminal, the survey of widths, screen
/// readers and JSON all read this description, so what one of them shows the others show too.
public indirect enum Drawing: Hashable, Sendable {
  /// A text.
  case text(DrawnText)
  /// The bar in the place of a private text that is not shown.
  case hidden(TextLayout)
  /// The line above the clock of the lock screen, which the system sets in its own font; without forms it is hidden.
  case line(DrawnText?, symbol: DrawnSymbol?, TextLayout)
  /// A symbol of the system.
  case symbol(DrawnSymbol)
  /// A ring, filled clockwise from the top; the filled part is a number from 0 to 1.
  case ring(RingLayout, filled: Double, Paint, track: Paint)
  /// A bar, filled from the side where reading begins, with a line across it at a part of its width if there is one.
  case bar(BarLayout, filled: Double, Paint, track: Paint, line: Double? = nil)
  /// The line through a series of values.
  case trend(DrawnTrend)
  /// A filled rectangle with round corners; with a radius of half its height it is a capsule.
  case shape(PointSize, radius: Double, Paint)
  /// A line through points, drawn with the background of the widget where there is one.
  case outline(DrawnOutline)
  /// A picture of the app; where the system draws in one colour its symbol is in its place.
  case image(DrawnImage)
  /// Room that stays empty.
  case space(PointSize)
  /// Parts side by side.
  case row([Drawing], spacing: Double, RowAlignment)
  /// Parts below one another.
  case column([Drawing], spacing: Double, TextLayout.Alignment)
  /// Parts on top of each other, the lowest first, each in the middle.
  case layers([Drawing])
  /// A part in a room of its own.
  case frame(Drawing, PointSize, TextLayout.Alignment, VerticalAlignment)
  /// A part with empty room around it.
  case padding(Drawing, PointSize)
  /// A part with a meaning beside what is drawn.
  case marked(Drawing, Mark)

  /// The width that the line above the clock leaves to a symbol before its text, in points.
  package static let lineSymbolWidth = 20.0
  /// The least width and height of what takes a tap, in points, by Apple's Human Interface Guidelines.
  package static let tapSide = 44.0

  /// Where a part is in the height of its room.
  public enum VerticalAlignment: String, Hashable, Sendable {
    case top, center, bottom
  }

  /// The line on which the parts of a row stand.
  public enum RowAlignment: String, Hashable, Sendable {
    /// The middles of the parts.
    case center
    /// The first baselines of their texts.
    case baseline
    /// The upper edges of the parts.
    case top
  }

  /// The meaning of a part beside what is drawn.
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
    /// A tap may change it, so nobody should rely on it until it is drawn again.
    case changesOnTap
    /// It keeps its identity when others before it go, so that a change is a movement.
    case id(String)
    /// It stands in a line of this font, even where its letters are drawn smaller.
    case standsIn(WidgetFont)
    /// A tap counts so far above and below it, in points, without moving its neighbours.
    case tapMargin(Double)
  }
}

/// Something that a tap on a widget does without opening the app.
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
