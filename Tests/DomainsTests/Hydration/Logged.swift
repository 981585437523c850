import Almanac
import Documents

@testable import Hydration

/// All that a user can see of a log.
struct Logged: Hashable {
  /// Whether it has to be recovered; then the rest is what is saved.
  var isCorrupt = false
  var drinks: [HydrationEntry] = []
  /// The goals of the days that have drinks.
  var goals: [DayNumber: GoalBreakdown] = [:]
  var profile = HydrationProfile()
  var streak = 0
  /// The changes that can be undone.
  var changes: [LogChange] = []
  var counts: [Int] = []
  /// The number of damaged lines in the files of years.
  var damaged = 0
  /// Lines of the widget's log that are not whole, wherever they are.
  var tornTaps: Set<[UInt8]> = []

  var withoutTornTaps: Self {
    var logged = self
    logged.tornTaps = []
    return logged
  }
}
