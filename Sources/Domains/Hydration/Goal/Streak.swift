import Almanac

/// The number of consecutive days on which the goal was reached.
public struct Streak: Hashable, Sendable {
  /// The number of days, up to today, or up to yesterday while today's goal is not reached.
  public let days: Int
  /// Whether today is one of them.
  public let includesToday: Bool
}

extension Streak {
  /// The longest pause, in seconds, around a day that the user never lived.
  ///
  /// That happens when the user crosses the date line. A day that was lived has at least 23 hours, so drinks
  /// around it are further apart.
  static let longestPause: Int64 = 20 * 3600

  /// Returns whether a pause between two drinks is so short that the user lived no day in it.
  static func isShortPause(from last: Timestamp, to first: Timestamp) -> Bool {
    (0..<longestPause).contains(first.instant.secondsSince1970 - last.instant.secondsSince1970)
  }

  /// Returns whether the user lived no day between two days, so that one continues the streak of the other.
  ///
  /// That is so if one follows the other, if the user's zone skipped all days between them, as Samoa did with
  /// 2011-12-30, or if the pause between them is shorter than ``longestPause``.
  static func isUnbroken(from earlier: PastDay, to later: PastDay, in days: LocalDays) -> Bool {
    let skipped = Int(later.day.rataDie - earlier.day.rataDie) - 1
    if skipped <= earlier.unlivedAfter { return true }
    if let last = earlier.last, let first = later.first, isShortPause(from: last, to: first) { return true }
    var day = earlier.day
    while let next = try? day.adding(days: 1), next < later.day {
      guard days.start(of: CivilDate(next)) == nil else { return false }
      day = next
    }
    return true
  }
}
