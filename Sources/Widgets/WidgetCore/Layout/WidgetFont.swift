/// A size and weight of type in the system's face.
public struct WidgetFont: Hashable, Sendable {
  /// How heavy type is.
  public enum Weight: String, CaseIterable, Hashable, Sendable {
    /// As usual.
    case regular
    /// A little heavier.
    case medium
    /// Between medium and bold.
    case semibold
    /// Heavy.
    case bold
  }

  /// In points.
  public let size: Double
  /// How heavy it is.
  public let weight: Weight

  /// Type of a size.
  public init(_ size: Double, _ weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }

  /// The height of a line as a part of the size.
  ///
  /// The system's face has 1.19; this is not measured on a device and leaves a little room.
  public static let leading = 1.2

  /// The height of a line, in points.
  public var lineHeight: Double { size * Self.leading }
}

extension WidgetFont {
  /// `{"size": 11, "weight": "regular"}`, in points.
  public var json: JSON { .present([("size", JSON(size)), ("weight", .string(weight.rawValue))]) }
}
