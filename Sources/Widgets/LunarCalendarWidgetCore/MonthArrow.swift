import LunarCalendarWidgetTables

/// An arrow in the header for paging to another month.
public struct MonthArrow: Hashable, Sendable {
  /// The target month; `nil` for the arrow that returns to the current month.
  public let month: YearMonth?
  /// The name of the SF Symbol.
  public let symbol: String
  /// The spoken label, such as "Next month".
  public let accessibility: AccessibilityText

  /// Returns the arrows: to the previous month, back to the current month if another is shown, and to the
  /// next month.
  ///
  /// There is no arrow to months outside the years 1 to 9999.
  package static func all(
    from shown: YearMonth, today: CivilDate, firstWeekday: Weekday, texts: CalendarTexts
  ) -> [MonthArrow] {
    let shownMonth = ShownMonth(month: shown, on: today)
    func arrow(_ months: Int, _ symbol: String, _ label: String) -> MonthArrow? {
      guard let month = shownMonth.turned(by: months)?.month,
        CalendarMonth.isThere(month, firstWeekday: firstWeekday)
      else { return nil }
      return MonthArrow(month: month, symbol: symbol, accessibility: AccessibilityText(label: label))
    }
    let back = MonthArrow(
      month: nil, symbol: "arrow.uturn.backward",
      accessibility: AccessibilityText(label: texts.strings.backToToday))
    return [
      arrow(-1, "chevron.left", texts.strings.previousMonth), shown.contains(today) ? nil : back,
      arrow(1, "chevron.right", texts.strings.nextMonth),
    ].compactMap { $0 }
  }

  /// `{"accessibility": {"label": "Next month", "value": ""}, "month": "2026-03"}`.
  var json: JSON { .present([("month", month?.json), ("accessibility", accessibility.json)]) }
}
