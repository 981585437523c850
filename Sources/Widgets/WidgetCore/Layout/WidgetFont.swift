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
  public let size: Double
  /// The weight.
  public let weight: Weight

  /// Creates a font from a size in points and a weight.
  public init(_ size: Double, _ weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// The height of a line as a multiple of the font size.
  ///
  /// The system font has 1.19. This value was not measured on a device and leaves a little room.
  public static let leading = 1.2

  /// The height of a line, in points.
  public var lineHeight: Double { size * Self.leading }
}
