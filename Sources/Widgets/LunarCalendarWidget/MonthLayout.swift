/// The layout of a month, which fits the widget on every phone.
///
/// The sizes in the app's source document need 171 points for six weeks, more than any medium widget has.
/// Here the rows share the remaining height. If that is too little, first the margins and then the text get
/// smaller; nothing is cut off.
public struct MonthLayout: Hashable, Sendable {
  /// The columns of an event: its date, its name and its distance.
  public struct Event: Hashable, Sendable {
    /// The date, on the leading side.
    public let date: TextLayout
    /// The name in the middle.
    public let name: TextLayout
    /// The distance in days, on the trailing side.
    public let distance: TextLayout
    /// The distance between two columns, in points.
    public let spacing: Double
  }

  /// An arrow of the header, centred in its tappable area.
  public struct Arrow: Hashable, Sendable {
    /// The font of the symbol.
    public let font: WidgetFont
    /// The size of the tappable area, in points.
    public let size: PointSize
  }

  /// The arrangement of the two texts of a day.
  public enum Arrangement: String, CaseIterable, Hashable, Sendable {
    /// The lunar day below the solar day.
    case below
    /// The lunar day after the solar day, on one line; used for large type in low rows.
    case beside
  }

  /// The margin on all four sides, in points; the system's own margins are turned off.
  public let padding: Double
  /// The additional margin left and right of the header and the note, in points.
  ///
  /// The medium widget needs it because its corners are round. The large widget has none, so that its header
  /// is aligned with its events.
  public let headerPadding: Double
  /// The distance between header, weekdays, weeks, events and note, and between the two titles, in points.
  public let spacing: Double
  /// The number of weeks that are shown.
  public let rows: Int
  /// The height of a week, in points.
  public let rowHeight: Double
  /// The width of a day, in points.
  public let columnWidth: Double
  /// The arrangement of the two texts of a day.
  public let arrangement: Arrangement
  /// The distance between the two texts of a day if they are side by side, in points; otherwise 0.
  public let daySpacing: Double
  /// The corner radius of today's background, which fills its cell, in points.
  public let cornerRadius: Double
  /// The month in the header.
  public let title: TextLayout
  /// The lunar month in the header, beside the month; `nil` if there is none.
  public let lunarTitle: TextLayout?
  /// An arrow after the titles; `nil` if there are none.
  public let arrow: Arrow?
  /// The headings of the columns.
  public let heading: TextLayout
  /// The solar days.
  public let solarText: TextLayout
  /// The solar day of today, in bold.
  public let boldSolarText: TextLayout
  /// The lunar days, centred in their columns.
  public let lunarText: TextLayout
  /// The lunar day if it is bold: the fifteenth.
  public let boldLunarText: TextLayout
  /// The first lunar day of a month, which is also bold, and longer because it contains the month.
  public let firstLunarText: TextLayout
  /// The sign after a lunar day.
  public let mark: TextLayout
  /// The heading of the events; `nil` if there are none.
  public let eventsTitle: TextLayout?
  /// An event; `nil` if there are none.
  public let event: Event?
  /// The number of events that are shown below the weeks, under their heading.
  public let eventLines: Int
  /// The note below everything; `nil` if there is none.
  public let note: TextLayout?

  /// The month's share of the header beside the lunar month, which is longer.
  ///
  /// The share is smaller if there are arrows, so that the longest lunar title fits and the month is in
  /// numbers.
  private static let titlePart = 0.4
  private static let titlePartBesideArrows = 0.27
  /// The width of an arrow's area; on the narrowest phone the rest of the header has room for the short
  /// titles.
  private static let arrowWidth = 18.0
  /// The height of a row for text of the size in the app's source document.
  private static let fullRow = (DayTexts.fullSolar + DayTexts.fullLunar) * WidgetFont.leading

  /// Creates the layout for a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame of the widget.
  ///   - rows: The number of weeks, 1 to 6.
  ///   - hasLunarTitle: Whether the header has a lunar month beside the month.
  ///   - hasNote: Whether there is a note below the weeks.
  ///   - events: The number of available events; only the large widget has room for some.
  ///   - arrows: The number of arrows in the header.
  ///   - isLarge: Whether type is large.
  package init(
    _ frame: WidgetFrame, rows: Int, hasLunarTitle: Bool, hasNote: Bool, events: Int, arrows: Int = 0,
    isLarge: Bool = false
  ) {
    let rows = max(1, min(6, rows))
    let hasRoom = frame.family == .large
    let roomy = Margins(frame, isTight: false)
    let isTight =
      isLarge && !hasRoom || roomy.rowHeight(in: frame, rows: rows, hasNote: hasNote) < Self.fullRow
    let margins = isTight ? Margins(frame, isTight: true) : roomy
    let free = margins.rowHeight(in: frame, rows: rows, hasNote: hasNote)
    let width = frame.size.width - 2 * margins.padding
    self.rows = rows
    padding = margins.padding
    spacing = margins.spacing
    columnWidth = max(0, width / 7)
    cornerRadius = 4
    // Rows stop growing when the text is large enough; in the large widget events take the rest.
    let rowHeight = min(free, Self.fullRow * (isLarge ? 1.8 : 1.4))
    self.rowHeight = rowHeight

    headerPadding = hasRoom ? 0 : min(8, frame.size.width / 20)
    let arrow = Arrow(
      font: WidgetFont(margins.title.size, .semibold),
      size: PointSize(width: Self.arrowWidth, height: margins.title.lineHeight))
    self.arrow = arrows > 0 ? arrow : nil
    let headerWidth = width - 2 * headerPadding - Double(arrows) * (arrow.size.width + margins.spacing)
    let lunarFont = WidgetFont(margins.title.size - 2)
    let titlesWidth = headerWidth - margins.spacing
    let titlePart = arrows > 0 ? Self.titlePartBesideArrows : Self.titlePart
    title = TextLayout(
      margins.title, width: hasLunarTitle ? titlesWidth * titlePart : headerWidth)
    lunarTitle =
      hasLunarTitle
      ? TextLayout(
        lunarFont, width: titlesWidth * (1 - titlePart), alignment: .trailing, ink: .secondary) : nil

    let days =
      isLarge && !hasRoom
      ? DayTexts(besideIn: width / 7, rowHeight: rowHeight)
      : DayTexts(belowIn: width / 7, rowHeight: rowHeight)
    heading = TextLayout(margins.heading, width: width / 7, alignment: .center, ink: .role)
    arrangement = days.arrangement
    daySpacing = days.spacing
    solarText = days.solar
    boldSolarText = days.boldSolar
    lunarText = days.lunar
    boldLunarText = days.boldLunar
    firstLunarText = days.firstLunar
    mark = days.mark

    let eventsTitle = TextLayout(WidgetFont(12, .semibold), width: width, ink: .secondary)
    let font = WidgetFont(12)
    let left = (free - rowHeight) * Double(rows) - spacing - eventsTitle.height
    let room = hasRoom ? (left / font.lineHeight).rounded(.down) : 0
    let eventLines = min(max(0, events), Int(max(0, min(100, room))))
    self.eventLines = eventLines
    self.eventsTitle = eventLines > 0 ? eventsTitle : nil
    event = eventLines > 0 ? Event(font, width: width) : nil
    note =
      hasNote
      ? TextLayout(
        margins.note, width: hasRoom ? width : width - 2 * headerPadding,
        alignment: hasRoom ? .leading : .center,
        ink: .secondary) : nil
  }

  /// Returns the layout of a cell's solar day.
  public func solarText(of cell: DayCell) -> TextLayout { cell.isBold ? boldSolarText : solarText }

  /// Returns the layout of a cell's lunar day.
  public func lunarText(of cell: DayCell) -> TextLayout {
    cell.day.lunarDate?.day == 1 ? firstLunarText : cell.isLunarBold ? boldLunarText : lunarText
  }

  /// The total height of all parts, at most the height of the frame.
  public var totalHeight: Double {
    let events = event.map { spacing + (eventsTitle?.height ?? 0) + Double(eventLines) * $0.name.height } ?? 0
    return 2 * padding + title.height + heading.height + 2 * spacing + Double(rows) * rowHeight + events
      + (note.map { spacing + $0.height } ?? 0)
  }
}

extension MonthLayout.Event {
  fileprivate init(_ font: WidgetFont, width: Double) {
    spacing = 8
    let width = width - 2 * spacing
    date = TextLayout(font, width: width * 0.26, ink: .secondary)
    name = TextLayout(font, width: width * 0.49, ink: .role)
    distance = TextLayout(font, width: width * 0.25, alignment: .trailing, ink: .secondary)
  }
}

/// The dimensions that do not depend on the number of weeks.
private struct Margins {
  let padding: Double
  let spacing: Double
  let title: WidgetFont
  let heading: WidgetFont
  let note: WidgetFont

  init(_ frame: WidgetFrame, isTight: Bool) {
    let isLarge = frame.family == .large
    let width = frame.size.width
    padding = isLarge ? 12 : isTight ? 4 : 8
    spacing = isTight && !isLarge ? 2 : 4
    // On narrow phones the English titles and notes need smaller type.
    title = WidgetFont(isLarge ? max(3, min(16, width / 21)) : isTight ? 12 : 14, .semibold)
    heading = WidgetFont(isLarge ? 11 : isTight ? 8 : 9, .medium)
    note = WidgetFont(isLarge ? min(10, width / 31) : isTight ? 7 : 8)
  }

  /// Returns the height available for a row.
  func rowHeight(in frame: WidgetFrame, rows: Int, hasNote: Bool) -> Double {
    let fixed =
      2 * padding + title.lineHeight + heading.lineHeight + 2 * spacing
      + (hasNote ? spacing + note.lineHeight : 0)
    return max(0, frame.size.height - fixed) / Double(rows)
  }
}

/// The layouts of the texts of a cell.
private struct DayTexts {
  let arrangement: MonthLayout.Arrangement
  let spacing: Double
  let solar: TextLayout
  let boldSolar: TextLayout
  let lunar: TextLayout
  let boldLunar: TextLayout
  let firstLunar: TextLayout
  let mark: TextLayout

  /// The text sizes of the app's source document.
  static let fullSolar = 11.0
  static let fullLunar = 7.0

  /// Places the lunar day below the solar day, with room for a sign after it and the same room before it.
  init(belowIn width: Double, rowHeight: Double) {
    // The lunar day keeps its size as long as the solar day above it is not smaller.
    let both = rowHeight / WidgetFont.leading
    let share = Self.fullLunar / (Self.fullSolar + Self.fullLunar)
    let lunarSize = max(min(Self.fullLunar, both / 2), both * share)
    let solarSize = both - lunarSize
    let markWidth = lunarSize * 0.6
    func text(_ size: Double, _ weight: WidgetFont.Weight = .regular, beside: Double = 0) -> TextLayout {
      TextLayout(WidgetFont(size, weight), width: width - beside, alignment: .center, ink: .role)
    }
    (arrangement, spacing) = (.below, 0)
    solar = text(solarSize)
    boldSolar = text(solarSize, .bold)
    lunar = text(lunarSize, beside: 2 * markWidth)
    boldLunar = text(lunarSize, .bold, beside: 2 * markWidth)
    // The first day of a month shows a name or two numbers, so it does not grow with the others.
    let firstSize = min(lunarSize, Self.fullLunar * 1.4)
    firstLunar = text(firstSize, .bold, beside: 2 * firstSize * 0.6)
    mark = TextLayout(WidgetFont(lunarSize), width: markWidth, ink: .role)
  }

  /// Places the lunar day after the solar day, which fills the height of the row, and a small sign after
  /// both.
  init(besideIn width: Double, rowHeight: Double) {
    let solarSize = min(rowHeight / WidgetFont.leading, width * 0.36)
    let lunarSize = solarSize * 0.62
    let markSize = lunarSize * 0.6
    // Two bold digits.
    let solarWidth = solarSize * 1.3
    let markWidth = markSize * 0.6
    (arrangement, spacing) = (.beside, 2)
    func solar(_ weight: WidgetFont.Weight) -> TextLayout {
      TextLayout(WidgetFont(solarSize, weight), width: solarWidth, alignment: .trailing, ink: .role)
    }
    let left = width - solarWidth - spacing - markWidth
    self.solar = solar(.regular)
    boldSolar = solar(.bold)
    lunar = TextLayout(WidgetFont(lunarSize), width: left, ink: .role)
    boldLunar = TextLayout(WidgetFont(lunarSize, .bold), width: left, ink: .role)
    // The first day of a month shows a name or two numbers; a sign after it may extend beyond the cell.
    firstLunar = TextLayout(WidgetFont(solarSize * 0.5, .bold), width: left + markWidth, ink: .role)
    mark = TextLayout(WidgetFont(markSize), width: markWidth, ink: .role)
  }
}
