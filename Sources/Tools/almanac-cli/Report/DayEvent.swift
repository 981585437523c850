import Almanac

/// An all-day event of a calendar app.
struct DayEvent {
  /// What identifies the event in every export, today's and next year's.
  var id: String
  var date: CivilDate
  var summary: String
  var description: String
  var isCertain: Bool
}
