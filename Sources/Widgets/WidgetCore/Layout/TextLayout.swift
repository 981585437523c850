/// How a text is set: its type, the room it has, and its colour.
///
/// A text that is wider than its room is scaled down by the view, to ``smallestScale`` at the least.
public struct TextLayout: Hashable, Sendable {
  /// Where lines begin.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    /// At the side where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
  }

  /// Which colour a text has.
  public enum Ink: String, CaseIterable, Hashable, Sendable {
    /// That of ``CommonRole/primary``.
    case primary
    /// That of ``CommonRole/secondary``.
    case secondary
    /// That of the role which the content names for it.
    case role
  }

  /// The type.
  public let font: WidgetFont
  /// The width the text has, in points.
  public let width: Double
  /// How many lines it may have, 1 or more.
  public let lineLimit: Int
  /// Where lines begin.
  public let alignment: Alignment
  /// Its colour.
  public let ink: Ink

  /// How small a text may be drawn that does not fit, as a part of its size.
  public static let smallestScale = 0.85

  /// - Parameters:
  ///   - font: The type.
  ///   - width: The width the text has in points; what is less than 0 is taken as 0.
  ///   - lineLimit: How many lines it may have; what is less than 1 is taken as 1.
  ///   - alignment: Where lines begin.
  ///   - ink: Its colour.
  public init(
    _ font: WidgetFont, width: Double, lineLimit: Int = 1, alignment: Alignment = .leading,
    ink: Ink = .primary
  ) {
    self.font = font
    self.width = max(0, width)
    self.lineLimit = max(1, lineLimit)
    self.alignment = alignment
    self.ink = ink
  }

  /// The height of all its lines, in points.
  public var height: Double { Double(lineLimit) * font.lineHeight }

  /// `{"alignment": "leading", "font": {…}, "ink": "primary", "lineLimit": 1, "width": 322}`.
  public var json: JSON {
    .present([
      ("alignment", .string(alignment.rawValue)), ("font", font.json), ("ink", .string(ink.rawValue)),
      ("lineLimit", JSON(lineLimit)), ("width", JSON(width)),
    ])
  }
}
