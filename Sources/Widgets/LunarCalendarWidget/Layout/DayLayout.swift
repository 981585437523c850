/// The measures of the day alone, in the small widget and on the lock screen.
public struct DayLayout: Hashable, Sendable {
  /// Free space at all four sides, in points.
  public let padding: Double
  /// The day of the week, and the date where it is one line.
  public let heading: WidgetFont
  /// The solar day.
  public let solarDay: WidgetFont
  /// The lunar day.
  public let lunar: WidgetFont
  /// All other lines.
  public let line: WidgetFont
  /// How many characters of Latin script a line of the system's size has room for, where the system sets it; 0 elsewhere.
  public let characters: Int

  /// The measures for a frame.
  public init(frame: WidgetFrame) {
    let (width, height) = (frame.size.width, frame.size.height)
    switch frame.family {
    case .small, .medium, .large:
      // The lines of the smallest phone's widget, 141 points high, at scale 1.
      let scale = max(0.01, min(1.2, height / 141))
      padding = 8 * scale
      heading = WidgetFont(13 * scale, .semibold)
      solarDay = WidgetFont(34 * scale, .bold)
      lunar = WidgetFont(13 * scale, .semibold)
      line = WidgetFont(11 * scale)
      characters = 0
    case .circular:
      padding = 0
      heading = WidgetFont(10)
      solarDay = WidgetFont(min(26, height / 2.8), .bold)
      lunar = WidgetFont(min(13, height / 5.2))
      line = lunar
      characters = 0
    case .rectangular:
      padding = 0
      let size = min(15, height / 3 / WidgetFont.leading)
      heading = WidgetFont(size, .semibold)
      solarDay = heading
      lunar = WidgetFont(size)
      line = WidgetFont(size)
      characters = 0
    case .inline:
      padding = 0
      heading = WidgetFont(15)
      (solarDay, lunar, line) = (heading, heading, heading)
      // A mean advance of half the size: an estimate, not measured on a device.
      characters = Int(width / (heading.size * 0.5))
    }
  }

  /// The height of the lines of the small widget: heading, solar day, lunar day, and some others.
  func height(otherLines: Int) -> Double {
    2 * padding + heading.lineHeight + solarDay.lineHeight + lunar.lineHeight
      + Double(otherLines) * line.lineHeight
  }
}
