import LunarCalendarWidgetTables

/// The month to which the user has paged in a widget, with the day; stored under the key `calendarShownMonth`.
///
/// It applies only on that day, so that the widget shows the current month again on the next morning.
///
/// ```swift
/// configuration.shownMonth = ShownMonth(month: shown, on: today).turned(by: 1)
/// ```
public struct ShownMonth: Hashable, Sendable {
  /// The month to which the user has paged.
  public let month: YearMonth
  /// The civil day on which the user paged.
  public let day: CivilDate

  /// Creates the record of a month and the day on which the user paged to it.
  public init(month: YearMonth, on day: CivilDate) {
    self.month = month
    self.day = day
  }

  /// Returns the month to show on a day; `nil` on any other day than ``day``.
  public func month(on today: CivilDate) -> YearMonth? { today == day ? month : nil }

  /// Returns the record for a later month, or for an earlier one if the number is negative.
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  public func turned(by months: Int) -> ShownMonth? {
    let (sum, isTooLarge) = (month.year * 12 + month.month - 1).addingReportingOverflow(months)
    guard !isTooLarge, sum >= 0, let turned = YearMonth(year: sum / 12, month: sum % 12 + 1) else {
      return nil
    }
    return ShownMonth(month: turned, on: day)
  }
}

extension ShownMonth: JSONDecodable, JSONEncodable {
  /// Reads a month and a day.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    month = try object.required("month")
    day = try object.required("day")
  }

  /// `{"day": "2026-02-17", "month": "2026-03"}`.
  public var json: JSON { ["day": day.json, "month": month.json] }
}

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
