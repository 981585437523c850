/// The layout of a text: its font and its room.
///
/// The view scales down a text that is wider than its room, to `leastScale` at the smallest, and scales up
/// the type for people who choose larger type, to `largestScale` at the largest.
public struct TextLayout: Hashable, Sendable {
  /// The side that lines are aligned to.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    /// The side where reading begins.
    case leading
    /// The centre.
    case center
    /// The side where reading ends.
    case trailing
  }

  /// The font.
  package let font: WidgetFont
  /// The available width in points.
  package let width: Double
  /// The largest number of lines, at least 1.
  package let lineLimit: Int
  /// The side that lines are aligned to.
  package let alignment: Alignment

  /// The smallest scale for a text that does not fit, unless it is set in small type.
  package static let smallestScale = 0.85
  /// The smallest size of type that people can read in a widget, in points; texts do not become smaller to fit.
  package static let smallestSize = 9.0
  /// The largest scale of the type for people who choose larger type.
  ///
  /// A line keeps its height, ``WidgetFont/leading`` times the size of the font: letters of this scale fill
  /// it and do not touch those of the next line. A text of several lines needs more height, so a view scales
  /// it only if a line is left.
  package static let largestScale = 1.15

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - width: The available width in points; a negative width becomes 0.
  ///   - lineLimit: The largest number of lines; less than 1 becomes 1.
  ///   - alignment: The side that lines are aligned to.
  package init(
    _ font: WidgetFont, width: Double, lineLimit: Int = 1, alignment: Alignment = .leading
  ) {
    self.font = font
    self.width = max(0, width)
    self.lineLimit = max(1, lineLimit)
    self.alignment = alignment
  }

  /// The smallest scale of this text: ``smallestScale``, or more if it would become smaller than ``smallestSize``.
  package var leastScale: Double { min(1, max(Self.smallestScale, Self.smallestSize / font.size)) }

  /// The height of all its lines, in points.
  package var height: Double { Double(lineLimit) * font.lineHeight }
}

/// A size and weight of the system font.
public struct WidgetFont: Hashable, Sendable {
  /// The weight of a font.
  public enum Weight: String, CaseIterable, Hashable, Sendable {
    /// The normal weight.
    case regular
    /// Slightly heavier than regular.
    case medium
    /// Between medium and bold.
    case semibold
    /// The heaviest weight.
    case bold
  }

  /// The size in points.
  package let size: Double
  /// The weight.
  package let weight: Weight

  /// Creates a font from a size in points and a weight.
  package init(_ size: Double, _ weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// The height of a line as a multiple of the font size.
  ///
  /// The system font has 1.19. This value was not measured on a device and leaves a little room.
  package static let leading = 1.2

  /// The height of a line, in points.
  package var lineHeight: Double { size * Self.leading }
}
