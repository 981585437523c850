/// The measures of a month in points, so that header, weekdays and weeks fit the widget on every phone.
///
/// The measures of the source document need 171 points for six weeks, more than any medium widget has. Here rows take
/// what is left; the text gets smaller before anything is cut off.
public struct MonthLayout: Hashable, Sendable {
  /// Free space at all four sides; the system's own margins are turned off.
  public let padding: Double
  /// Between header, weekdays and weeks.
  public let spacing: Double
  /// Of the header line.
  public let headerHeight: Double
  /// Of the line of weekdays.
  public let weekdayHeight: Double
  /// Of a week.
  public let rowHeight: Double
  /// Of a day.
  public let columnWidth: Double
  /// Text of solar days.
  public let solarFontSize: Double
  /// Text of lunar days.
  public let lunarFontSize: Double
  /// Of the month in the header; the lunar month is 2 points smaller.
  public let headerFontSize: Double
  /// How many weeks are shown.
  public let rows: Int
  /// How many lines of events have room below the weeks.
  public let eventLines: Int
  /// Of a line of events.
  public let eventHeight: Double

  /// The height of a row in which text of full size fits.
  static let comfortableRow = 20.0
  private static let largestRow = 34.0

  /// The measures for a frame.
  ///
  /// - Parameters:
  ///   - frame: The place of the widget.
  ///   - rows: How many weeks are shown, 1 to 6.
  public init(frame: WidgetFrame, rows: Int) {
    let rows = max(1, min(6, rows))
    let (width, height) = (frame.size.width, frame.size.height)
    // Where six rows would get tight, margins give way first.
    let isTight = height < 160
    let isLarge = height >= 300
    self.rows = rows
    padding = isTight ? 4 : isLarge ? 12 : 8
    spacing = isTight ? 2 : 4
    headerFontSize = isTight ? 12 : 14
    headerHeight = headerFontSize + 3
    weekdayHeight = isTight ? 9 : isLarge ? 13 : 10
    eventHeight = 16
    columnWidth = max(0, (width - 2 * padding) / 7)
    let free = max(0, height - 2 * padding - headerHeight - weekdayHeight - 2 * spacing)
    rowHeight = min(free / Double(rows), Self.largestRow)
    let left = free - rowHeight * Double(rows) - spacing
    eventLines = isLarge ? max(0, Int((left / eventHeight).rounded(.down))) : 0
    let scale = rowHeight / Self.comfortableRow
    solarFontSize = isLarge ? min(15, 11 * scale) : min(11, 11 * scale)
    lunarFontSize = isLarge ? min(9.5, 7 * scale) : min(7, 7 * scale)
  }

  /// The height of all parts together; at most that of the frame.
  public var totalHeight: Double {
    let events = eventLines > 0 ? spacing + Double(eventLines) * eventHeight : 0
    return 2 * padding + headerHeight + weekdayHeight + 2 * spacing + Double(rows) * rowHeight + events
  }
}
