/// What of the widget fits a frame, in points.
public struct HydrationLayout: Hashable, Sendable {
  /// From side to side of the ring.
  public let ringDiameter: Double
  /// How thick the ring is.
  public let lineWidth: Double
  /// How many drinks are listed.
  public let entryLimit: Int
  /// How many amounts can be added with one tap.
  public let presetLimit: Int

  /// Where the ring begins, in degrees clockwise from three o'clock: at the top.
  public static let ringStart = -90.0
  /// The system's own margin on each side.
  static let margin = 16.0
  /// The height of a listed drink.
  static let rowHeight = 22.0
  /// The height of the large widget without its list: ring, line and button, and the space between them.
  static let largeFixedHeight = 56.0 + 12 + 1 + 12 + 12 + 32
  /// The width an amount needs.
  static let presetWidth = 64.0
  static let mostEntries = 5
  static let mostPresets = 4

  /// The layout of a frame.
  public init(_ frame: WidgetFrame) {
    let height = max(0, frame.size.height - 2 * Self.margin)
    let width = max(0, frame.size.width - 2 * Self.margin)
    switch frame.family {
    case .large:
      ringDiameter = 56
      lineWidth = 8
      let rows = Int(((height - Self.largeFixedHeight) / Self.rowHeight).rounded(.down))
      entryLimit = max(0, min(Self.mostEntries, rows))
      presetLimit = max(1, min(Self.mostPresets, Int((width / Self.presetWidth).rounded(.down))))
    case .small, .medium:
      // A line of text stands below the ring of the small widget.
      ringDiameter = min(70, max(24, frame.family == .small ? height - 24 : height))
      lineWidth = 8
      entryLimit = 0
      presetLimit = frame.family == .medium ? 1 : 0
    case .circular, .rectangular, .inline:
      ringDiameter = min(frame.size.width, frame.size.height)
      lineWidth = 5
      entryLimit = 0
      presetLimit = 0
    }
  }
}
