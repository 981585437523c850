/// A size in points.
public struct PointSize: Hashable, Sendable {
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// A size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension PointSize {
  /// `{"height": 158, "width": 338}`, in points.
  public var json: JSON { .present([("width", JSON(width)), ("height", JSON(height))]) }
}
