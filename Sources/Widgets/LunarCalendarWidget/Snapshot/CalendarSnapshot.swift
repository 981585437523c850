/// What the calendar widget shows.
public struct CalendarSnapshot: SnapshotProtocol {
  /// What is drawn.
  public enum Content: Hashable, Sendable {
    /// A month; for the medium and the large family.
    case month(MonthContent)
    /// The day alone; for the small family and those of the lock screen.
    case day(DayContent)
    /// Nothing but a note: the day is not within the years 1 to 9999.
    case unavailable(note: String)
  }

  /// The family it is for.
  public let family: Family
  /// Whether it shows the calendar, a sample, or nothing.
  public internal(set) var status: WidgetStatus<CalendarReason>
  /// What is drawn.
  public let content: Content
  /// The day or month a tap leads to; `nil` if there is none.
  public let page: CalendarLink?
  /// What is read aloud for the whole widget: its name and today.
  public let accessibility: AccessibilityText

  /// Where a tap on the widget leads.
  public var link: String? { page?.text }

  /// The links of the header, the days and the events, where the family has some.
  public var elementLinks: [String] {
    guard case .month(let month) = content else { return [] }
    let cells = month.weeks.joined().compactMap { $0.link }
    return ([month.headerLink].compactMap { $0 } + cells + month.events.map { $0.link }).map { $0.text }
  }

  /// The same: nothing in a calendar is private.
  public func redacted() -> CalendarSnapshot { self }
}
