/// An arrow in the header of a month that leafs to another one.
public struct MonthArrow: Hashable, Sendable {
  /// The month it leads to; `nil` for the one back to that of today.
  public let month: YearMonth?
  /// The SF Symbol.
  public let symbol: String
  /// "Next month".
  public let accessibility: AccessibilityText

  /// The arrows of a month: to the one before, back to that of today if it is another, and to the next.
  ///
  /// None leads to where there is no calendar.
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
