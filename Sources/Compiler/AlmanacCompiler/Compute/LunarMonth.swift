package import AlmanacModel

/// A month of a lunar calendar as the rule gives it.
package struct LunarMonth: Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var isLeap: Bool
  package var firstDay: DayNumber
  /// 29 or 30 days.
  package var length: Int
  /// The lunation whose new moon begins the month.
  package var lunation: Int

  /// "leap month 6 of 2025".
  var name: String { "\(isLeap ? "leap month" : "month") \(month) of \(year)" }
}
