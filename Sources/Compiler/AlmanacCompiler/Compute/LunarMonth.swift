package import AlmanacModel

/// A month of a lunar calendar as computed by the rule.
package struct LunarMonth: Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var isLeap: Bool
  package var firstDay: DayNumber
  /// The number of days, 29 or 30.
  package var length: Int
  /// The lunation whose new moon begins the month.
  package var lunation: Int

  /// The first day of the month after it.
  var end: DayNumber { firstDay.later(by: length) }

  /// The new moon that begins the month.
  var newMoon: SkyEvent { .moonPhase(.newMoon, lunation: lunation) }

  /// The name in messages: "leap month 6 of 2025".
  var name: String { "\(isLeap ? "leap month" : "month") \(month) of \(year)" }
}
