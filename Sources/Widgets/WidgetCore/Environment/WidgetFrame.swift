/// The place a widget is drawn in: a family and its size on this screen.
public struct WidgetFrame: Hashable, Sendable {
  /// The family.
  public let family: Family
  /// The size in points, at least 1 and at most 10,000 either way.
  public let size: PointSize

  /// The widths and heights that are taken, in points.
  public static let sides = 1.0...10_000.0

  /// A family in a size; widths and heights outside ``sides``, and those that are no number, are moved to the nearer end.
  public init(family: Family, size: PointSize) {
    self.family = family
    self.size = PointSize(width: Self.clamped(size.width), height: Self.clamped(size.height))
  }

  /// A family in its size on a screen of 393×852 points.
  public init(_ family: Family) {
    self.init(
      family: family, size: ScreenClass.points393.size(of: family) ?? PointSize(width: 158, height: 158))
  }

  private static func clamped(_ length: Double) -> Double {
    max(sides.lowerBound, min(sides.upperBound, length.isNaN ? sides.lowerBound : length))
  }
}
