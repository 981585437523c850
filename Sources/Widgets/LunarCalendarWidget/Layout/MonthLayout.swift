/// The measures of a month, so that header, weekdays, weeks and what stands below them fit the widget on every phone.
///
/// The measures of the source document need 171 points for six weeks, more than any medium widget has. Here rows take
/// what is left; where that gets tight the margins give way first, then the text gets smaller, and nothing is cut off.
public struct MonthLayout: Hashable, Sendable {
  /// Free space at all four sides, in points; the system's own margins are turned off.
  public let padding: Double
  /// Free space left and right of the header, within the padding.
  public let headerPadding: Double
  /// Between header, weekdays, weeks, events and note.
  public let spacing: Double
  /// The month in the header.
  public let header: WidgetFont
  /// The lunar month in the header.
  public let lunarHeader: WidgetFont
  /// The heads of the columns.
  public let weekday: WidgetFont
  /// Solar days.
  public let solar: WidgetFont
  /// The solar day of today.
  public let today: WidgetFont
  /// Lunar days.
  public let lunar: WidgetFont
  /// The radius of the corners of today's background.
  public let cornerRadius: Double
  /// The height of a week.
  public let rowHeight: Double
  /// The width of a day.
  public let columnWidth: Double
  /// How many weeks are shown.
  public let rows: Int
  /// The heading of the events, and the events.
  public let eventsTitle: WidgetFont
  /// An event.
  public let event: WidgetFont
  /// How many events have room below the weeks, under their heading.
  public let eventLines: Int
  /// The note below everything.
  public let note: WidgetFont
  /// Whether there is a note.
  public let hasNote: Bool

  /// The text sizes of the source document.
  private static let fullSolar = 11.0
  private static let fullLunar = 7.0
  /// The height of a row in which text of that size fits.
  static let fullRow = (fullSolar + fullLunar) * WidgetFont.leading

  /// The measures for a frame.
  ///
  /// - Parameters:
  ///   - frame: The place of the widget.
  ///   - rows: How many weeks are shown, 1 to 6.
  ///   - hasNote: Whether a note stands below the weeks.
  public init(frame: WidgetFrame, rows: Int, hasNote: Bool = false) {
    let rows = max(1, min(6, rows))
    let (width, height) = (frame.size.width, frame.size.height)
    let isLarge = frame.family == .large
    let roomy = Self.margins(isLarge: isLarge, isTight: false)
    let isTight = roomy.rowHeight(in: height, rows: rows, hasNote: hasNote) < Self.fullRow
    let margins = isTight ? Self.margins(isLarge: isLarge, isTight: true) : roomy
    let free = margins.rowHeight(in: height, rows: rows, hasNote: hasNote)
    self.rows = rows
    self.hasNote = hasNote
    padding = margins.padding
    headerPadding = min(margins.padding, width / 20)
    spacing = margins.spacing
    header = margins.header
    lunarHeader = WidgetFont(margins.header.size - 2)
    weekday = margins.weekday
    note = margins.note
    eventsTitle = WidgetFont(12, .semibold)
    event = WidgetFont(12)
    columnWidth = max(0, (width - 2 * padding) / 7)
    cornerRadius = 4
    // In the large widget rows stop growing where text is large enough, and events take the rest.
    let largestRow = Self.fullRow * (isLarge ? 1.4 : 1.1)
    rowHeight = min(free, largestRow)
    let scale = min(rowHeight / Self.fullRow, isLarge ? 1.4 : 1)
    solar = WidgetFont(Self.fullSolar * scale)
    today = WidgetFont(Self.fullSolar * scale, .bold)
    lunar = WidgetFont(Self.fullLunar * scale)
    let left = (free - rowHeight) * Double(rows) - spacing - eventsTitle.lineHeight
    let lines = isLarge ? (left / event.lineHeight).rounded(.down) : 0
    eventLines = Int(max(0, min(12, lines)))
  }

  /// The height of all parts together; at most that of the frame.
  public var totalHeight: Double {
    let events =
      eventLines > 0 ? spacing + eventsTitle.lineHeight + Double(eventLines) * event.lineHeight : 0
    let noteHeight = hasNote ? spacing + note.lineHeight : 0
    return 2 * padding + header.lineHeight + weekday.lineHeight + 2 * spacing + Double(rows) * rowHeight
      + events + noteHeight
  }

  /// What does not depend on the number of weeks.
  private struct Margins {
    var padding: Double
    var spacing: Double
    var header: WidgetFont
    var weekday: WidgetFont
    var note = WidgetFont(8)

    /// The height a row could have.
    func rowHeight(in height: Double, rows: Int, hasNote: Bool) -> Double {
      let fixed =
        2 * padding + header.lineHeight + weekday.lineHeight + 2 * spacing
        + (hasNote ? spacing + note.lineHeight : 0)
      return max(0, height - fixed) / Double(rows)
    }
  }

  private static func margins(isLarge: Bool, isTight: Bool) -> Margins {
    if isLarge {
      return Margins(
        padding: 12, spacing: 4, header: WidgetFont(16, .semibold), weekday: WidgetFont(11, .medium),
        note: WidgetFont(10))
    }
    return isTight
      ? Margins(
        padding: 4, spacing: 2, header: WidgetFont(12, .semibold), weekday: WidgetFont(8, .medium),
        note: WidgetFont(7))
      : Margins(
        padding: 8, spacing: 4, header: WidgetFont(14, .semibold), weekday: WidgetFont(9, .medium))
  }
}
