import Almanac

/// What there is to know of the days before those of a log.
struct EarlierDays: Hashable, Sendable {
  /// The streak that ends with the last of them.
  var run: StreakRun?
  /// The first day that is not one of them; `nil` if there are none.
  var end: DayNumber?
}

/// Days in a row on which the goal was reached.
struct StreakRun: Hashable, Sendable {
  /// How many days.
  var days: Int
  /// The first of them.
  var first: DayNumber
  /// The last of them.
  var last: DayNumber
  /// The last drink of the last day.
  var lastDrink: Timestamp
}
