/// The layout of the calendar widget.
///
/// Each text has its layout under the same name as in the content.
public enum CalendarLayout: WidgetLayout {
  /// The layout of ``CalendarContent/month(_:)``.
  case month(MonthLayout)
  /// The layout of ``CalendarContent/card(_:)``.
  case card(CardLayout)
  /// The layout of ``CalendarContent/circle(_:)``.
  case circle(CircleLayout)
  /// The layout of ``CalendarContent/lines(_:)``.
  case lines(LinesLayout)
  /// The layout of ``CalendarContent/inline(_:)``.
  case inline(TextLayout)

  /// Creates the layout of a frame for the facts shown in it.
  init(_ frame: WidgetFrame, _ facts: CalendarFacts, _ today: CalendarDay) {
    let hasLunarDate = today.lunarDate != nil
    switch frame.family {
    case .medium, .large:
      self = .month(
        MonthLayout(
          frame, rows: facts.rows, hasLunarTitle: facts.lunarTitle != nil,
          hasNote: facts.note != nil, events: facts.eventCount, arrows: facts.arrows.count,
          isLarge: facts.usesLargeType))
    case .small:
      self = .card(
        CardLayout(
          frame, lunarLine: facts.texts.lunarDay(today), hasEvent: facts.texts.event(today) != nil,
          hasNote: facts.note(today) != nil, isLarge: facts.usesLargeType))
    case .circular: self = .circle(CircleLayout(frame, hasLunarDate: hasLunarDate))
    case .rectangular: self = .lines(LinesLayout(frame, hasLunarDate: hasLunarDate))
    case .inline: self = .inline(TextLayout(WidgetFont(15), width: frame.size.width))
    }
  }
}

/// The layout of the day in the small widget.
public struct CardLayout: Hashable, Sendable {
  /// The margin on all four sides, in points.
  public let padding: Double
  /// The day of the week; `nil` in large type.
  public let weekday: TextLayout?
  /// The solar day.
  public let solarDay: TextLayout
  /// The solar month.
  public let month: TextLayout
  /// The lunar day, in two lines if one is too narrow; `nil` if there is none.
  public let lunarLine: TextLayout?
  /// The lunar year; `nil` if there is none.
  public let yearLine: TextLayout?
  /// The can chi of the day.
  public let cycleLine: TextLayout
  /// The anniversary, festival or solar term; `nil` if there is none.
  public let eventLine: TextLayout?
  /// The note; `nil` if there is none.
  public let note: TextLayout?

  /// Creates the layout for a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame of the widget.
  ///   - lunarLine: The lunar day; `nil` if there is none.
  ///   - hasEvent: Whether the day has an anniversary, a festival or a solar term.
  ///   - hasNote: Whether there is a note.
  ///   - isLarge: Whether type is large, and there is no day of the week.
  package init(
    _ frame: WidgetFrame, lunarLine: String?, hasEvent: Bool, hasNote: Bool, isLarge: Bool = false
  ) {
    let sizes = isLarge ? Sizes.large : .usual
    // A line has room for 20 Latin characters at 85 % in frames of every size, because type grows with the
    // frame. With a note there is only one lunar line, for the shorter form.
    let lunarLines = lunarLine.map { CalendarTexts.width($0) > 20 && !hasNote ? 2 : 1 } ?? 0
    // The note that explains a missing lunar date is the longest.
    let noteLines = !hasNote ? 0 : lunarLines > 0 ? 2 : 3
    // At scale 1 the usual lines fill the smallest phone's widget, which is 141 points high. So type has the
    // same size on most days; additional lines scale everything down.
    let others = sizes.other * Double(2 + (lunarLines > 0 ? 1 : 0)) + (hasEvent ? 11 : 0)
    let sum =
      sizes.weekday + sizes.solarDay + sizes.lunarLine * Double(lunarLines) + others
      + 9 * Double(noteLines)
    let height = max(141, 2 * 8 + sum * WidgetFont.leading)
    let scale = max(0.01, min(1.2, frame.size.height / height))
    let padding = 8 * scale
    func line(
      _ size: Double, _ weight: WidgetFont.Weight = .regular, lines: Int = 1, ink: TextLayout.Ink = .secondary
    ) -> TextLayout {
      TextLayout(
        WidgetFont(size * scale, weight), width: frame.size.width - 2 * max(padding, Self.sidePadding),
        lineLimit: lines,
        alignment: .center, ink: ink)
    }
    self.padding = padding
    weekday = isLarge ? nil : line(sizes.weekday, .semibold, ink: .role)
    solarDay = line(sizes.solarDay, .bold, ink: .role)
    month = line(sizes.other)
    self.lunarLine =
      lunarLines > 0 ? line(sizes.lunarLine, .semibold, lines: lunarLines, ink: .primary) : nil
    yearLine = lunarLines > 0 ? line(sizes.other) : nil
    cycleLine = line(sizes.other)
    eventLine = hasEvent ? line(11, ink: .role) : nil
    note = hasNote ? line(9, lines: noteLines) : nil
  }

  /// The distance of texts from the left and right sides, whose corners are round, in points.
  private static let sidePadding = 11.0

  /// The font sizes at scale 1.
  private struct Sizes {
    let weekday: Double
    let solarDay: Double
    let lunarLine: Double
    /// The size of the month, the lunar year and the can chi.
    ///
    /// Names of events are long, so their size does not change with large type.
    let other: Double

    static let usual = Sizes(weekday: 13, solarDay: 34, lunarLine: 13, other: 11)
    /// The sum is the same as above on a day with an event.
    static let large = Sizes(weekday: 0, solarDay: 42, lunarLine: 15, other: 12)
  }
}

/// The layout of the day in the circle of the lock screen: two lines in the middle.
public struct CircleLayout: Hashable, Sendable {
  /// The solar day.
  public let solarDay: TextLayout
  /// The lunar day below it; `nil` if there is none.
  public let lunarShort: TextLayout?

  /// The measures for a frame.
  package init(_ frame: WidgetFrame, hasLunarDate: Bool) {
    let diameter = min(frame.size.width, frame.size.height)
    let solar = WidgetFont(min(26, diameter / 2.8), .bold)
    let lunar = WidgetFont(min(13, diameter / 5.2))
    let height = solar.lineHeight + (hasLunarDate ? lunar.lineHeight : 0)
    // The width of the circle at the top of the first line and at the bottom of the last.
    let width = max(0, diameter * diameter - height * height).squareRoot()
    solarDay = TextLayout(solar, width: width, alignment: .center, ink: .role)
    lunarShort = hasLunarDate ? TextLayout(lunar, width: width, alignment: .center) : nil
  }
}

/// The layout of the day in the rectangle of the lock screen: three texts, one below the other.
public struct LinesLayout: Hashable, Sendable {
  /// The civil date.
  public let dateLine: TextLayout
  /// The lunar day in at most two lines, or in three lines the reason why there is none.
  public let lunarLine: TextLayout
  /// The anniversary, the festival, the solar term or the can chi.
  public let eventLine: TextLayout

  /// The measures for a frame.
  package init(_ frame: WidgetFrame, hasLunarDate: Bool) {
    let lunarLines = hasLunarDate ? 2 : 3
    let size = min(15, frame.size.height / Double(2 + lunarLines) / WidgetFont.leading)
    let width = frame.size.width
    dateLine = TextLayout(WidgetFont(size, .semibold), width: width)
    lunarLine = TextLayout(WidgetFont(size), width: width, lineLimit: lunarLines)
    eventLine = TextLayout(WidgetFont(size), width: width, ink: .role)
  }
}
