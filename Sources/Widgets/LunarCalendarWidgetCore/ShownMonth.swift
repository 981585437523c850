/// The month to which the user has paged in a widget, with the day; stored under the key `calendarLeaf`.
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
