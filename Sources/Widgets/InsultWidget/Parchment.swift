/// A line near the edges of a frame, indented at the corners, that makes the background look like a sheet of
/// parchment.
public struct Parchment: Hashable, Sendable {
  private let points: [DrawnPoint]

  /// The colour of the line.
  private static let role = InsultRole.since
  /// The opacity of the line, from 0 to 1.
  private static let opacity = 0.35
  /// The thickness of the line, in points.
  private static let lineWidth = 1.0
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
    ].map { DrawnPoint(x: $0.0, y: $0.1) }
  }

  /// Returns the line in a room.
  func outline(in size: PointSize) -> DrawnOutline {
    DrawnOutline(points, in: size, lineWidth: Self.lineWidth, opacity: Self.opacity, role: Self.role)
  }
}
