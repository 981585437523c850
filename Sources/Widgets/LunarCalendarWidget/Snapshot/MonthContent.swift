/// A month as the medium and the large widget draw it.
public struct MonthContent: Hashable, Sendable {
  /// A heading of a column.
  public struct Heading: Hashable, Sendable {
    /// The day of the week.
    public let weekday: Weekday
    /// "T2", "一", "Mon".
    public let text: String
    /// The colour: that of the days below.
    public let role: CalendarRole
    /// "Thứ Hai".
    public let accessibility: AccessibilityText
  }

  /// On the left: "Tháng 2, 2026".
  public let title: String
  /// On the right: "Tháng Giêng Bính Ngọ"; `nil` outside the tables.
  public let lunarTitle: String?
  /// Where a tap on the header leads.
  public let headerLink: CalendarLink?
  /// Above the columns.
  public let headings: [Heading]
  /// The weeks that are drawn, 7 days each.
  public let weeks: [[DayCell]]
  /// The measures.
  public let layout: MonthLayout
  /// Festivals and solar terms to come, as many as have room; none but in the large widget.
  public let events: [EventLine]
  /// Above the events: "Sắp tới".
  public let eventsTitle: String
  /// Why days of the month have no lunar date or a doubtful one; `nil` if all are certain.
  public let note: String?
}
