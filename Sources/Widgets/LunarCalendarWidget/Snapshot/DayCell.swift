/// A day of the grid as it is drawn.
public struct DayCell: Hashable, Sendable {
  /// What it stands for.
  public let day: CalendarDay
  /// The upper text: 1 to 31.
  public let solarText: String
  /// The lower text: 1 to 30, `1/6` or `1/6n` on the first day of a lunar month, `1/9?` if that is not certain; empty
  /// outside the tables.
  public let lunarText: String
  /// The colour of the upper text.
  public let solarRole: CalendarRole
  /// The colour of the lower text: that of a festival or solar term, if there is one.
  public let lunarRole: CalendarRole
  /// The sign behind the lower text; `nil` for none.
  public let mark: DayMark?
  /// Whether the upper text is bold.
  public let isBold: Bool
  /// The colour behind both; `nil` for none.
  public let backgroundRole: CalendarRole?
  /// How opaque the cell is drawn, 0 to 1: days of other months are faint.
  public let opacity: Double
  /// What is read aloud.
  public let accessibility: AccessibilityText
  /// Where a tap leads; `nil` where parts of a widget are no links.
  public let link: CalendarLink?

  /// How opaque days of other months are drawn.
  static let otherMonthOpacity = 0.3

  init(_ day: CalendarDay, texts: CalendarTexts, isLink: Bool) {
    self.day = day
    solarText = "\(day.date.day)"
    lunarText = texts.cell(day)
    // Today's colour wins over those of the weekend.
    solarRole = day.isToday ? .today : .ofWeekday(day.date.weekday)
    mark = !day.festivals.isEmpty ? .festival : day.solarTerm != nil ? .solarTerm : nil
    lunarRole =
      switch mark {
      case .festival: .festival
      case .solarTerm: .solarTerm
      case nil: .lunar
      }
    isBold = day.isToday
    backgroundRole = day.isToday ? .todayBackground : nil
    opacity = day.isInMonth ? 1 : Self.otherMonthOpacity
    accessibility = AccessibilityText(label: texts.label(day))
    link = isLink ? .day(day.date) : nil
  }
}
