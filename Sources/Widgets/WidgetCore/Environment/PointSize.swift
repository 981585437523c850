/// A size in points.
public struct PointSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size from a width and a height in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension PointSize {
  /// `{"height": 158, "width": 338}`, in points.
  public var json: JSON { .present([("width", JSON(width)), ("height", JSON(height))]) }
}
