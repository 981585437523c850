/// The month a user has leafed to in a widget, stored under the key `calendarLeaf`: a fact with the day on which it was done.
///
/// It holds for that day alone, so that nobody finds last week's month in the morning.
///
/// ```swift
/// configuration.leaf = CalendarLeaf(month: shown, on: today).turned(by: 1)
/// ```
public struct CalendarLeaf: Hashable, Sendable {
  /// The month that was leafed to.
  public let month: YearMonth
  /// The civil day on which it was.
  public let day: CivilDate

  /// A month that was leafed to on a day.
  public init(month: YearMonth, on day: CivilDate) {
    self.month = month
    self.day = day
  }

  /// The month to show on a day; `nil` on other days than that of the leaf.
  public func month(on today: CivilDate) -> YearMonth? { today == day ? month : nil }

  /// Some months on, or back if the number is negative.
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  public func turned(by months: Int) -> CalendarLeaf? {
    let (sum, isTooLarge) = (month.year * 12 + month.month - 1).addingReportingOverflow(months)
    guard !isTooLarge, sum >= 0, let turned = YearMonth(year: sum / 12, month: sum % 12 + 1) else {
      return nil
    }
    return CalendarLeaf(month: turned, on: day)
  }
}

extension CalendarLeaf: JSONDecodable, JSONEncodable {
  /// Reads a month and a day.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    month = try object.required("month")
    day = try object.required("day")
  }

  /// `{"day": "2026-02-17", "month": "2026-03"}`.
  public var json: JSON { ["day": day.json, "month": month.json] }
}
