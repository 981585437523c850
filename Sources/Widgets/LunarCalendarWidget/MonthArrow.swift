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
  static func all(from shown: CalendarMonth, today: CivilDate, texts: CalendarTexts) -> [MonthArrow] {
    let leaf = CalendarLeaf(month: YearMonth(of: shown.firstDay), on: today)
    func arrow(_ months: Int, _ symbol: String, _ label: String) -> MonthArrow? {
      guard let month = leaf.turned(by: months)?.month, shown.isThere(month) else { return nil }
      return MonthArrow(month: month, symbol: symbol, accessibility: AccessibilityText(label: label))
    }
    let back = MonthArrow(
      month: nil, symbol: "arrow.uturn.backward", accessibility: AccessibilityText(label: texts.backToToday))
    return [
      arrow(-1, "chevron.left", texts.previousMonth), leaf.month.contains(today) ? nil : back,
      arrow(1, "chevron.right", texts.nextMonth),
    ].compactMap { $0 }
  }

  var json: JSON {
    .present([
      ("month", month?.json), ("symbol", .string(symbol)), ("accessibility", accessibility.json),
    ])
  }
}
