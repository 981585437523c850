/// A line near the edges of a frame, indented at the corners, that makes the background look like a sheet of
/// parchment.
public struct Parchment: Hashable, Sendable {
  /// The points that the line goes through, from its first one back to it, in points from the upper left corner.
  public let points: [Point]

  /// A place, in points from the upper left corner of the frame.
  public struct Point: Hashable, Sendable {
    /// To the right.
    public let x: Double
    /// The distance downwards, in points.
    public let y: Double
  }

  /// The colour of the line.
  public static let role = InsultRole.since
  /// The opacity of the line, from 0 to 1.
  public static let opacity = 0.35
  /// The thickness of the line, in points.
  public static let lineWidth = 1.0
  /// The distance of the line from the edges, in points.
  private static let edge = 6.0
  /// The size of the indentation at a corner, in points; it ends before the title of the medium family
  /// begins.
  private static let turn = 8.0

  /// Creates the line of a frame with a size.
  public init(_ size: PointSize) {
    let (left, top) = (Self.edge, Self.edge)
    let (right, bottom) = (size.width - Self.edge, size.height - Self.edge)
    let turn = Self.turn
    points = [
      (left + turn, top), (right - turn, top), (right - turn, top + turn), (right, top + turn),
      (right, bottom - turn), (right - turn, bottom - turn), (right - turn, bottom), (left + turn, bottom),
      (left + turn, bottom - turn), (left, bottom - turn), (left, top + turn), (left + turn, top + turn),
      (left + turn, top),
    ].map { Point(x: $0.0, y: $0.1) }
  }
}
