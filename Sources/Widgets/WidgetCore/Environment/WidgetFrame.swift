/// The area a widget is drawn in: its family and its size on this screen.
public struct WidgetFrame: Hashable, Sendable {
  /// The family.
  public let family: Family
  /// The size in points; width and height are within ``sides``.
  public let size: PointSize

  /// The allowed widths and heights, in points.
  public static let sides = 1.0...10_000.0

  /// Creates a frame; widths and heights outside ``sides`` are clamped, and NaN becomes the smallest.
  public init(family: Family, size: PointSize) {
    self.family = family
    self.size = PointSize(width: Self.clamped(size.width), height: Self.clamped(size.height))
  }

  /// Creates the frame of a family on a screen of 393×852 points.
  public init(_ family: Family) {
    self.init(
      family: family, size: ScreenClass.points393.size(of: family) ?? PointSize(width: 158, height: 158))
  }

  private static func clamped(_ length: Double) -> Double {
    max(sides.lowerBound, min(sides.upperBound, length.isNaN ? sides.lowerBound : length))
  }
}
