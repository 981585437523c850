/// How many days in a row the goal was reached.
public struct Streak: Hashable, Sendable {
  /// The days, up to today or, while today's goal is not reached, up to yesterday.
  public let days: Int
  /// Whether today is one of them.
  public let includesToday: Bool

  /// How long a pause may be for a day without a drink to be one that was never lived.
  ///
  /// That happens when the date line is crossed, and where a zone left a day out. A day that was lived has at least 23
  /// hours, so drinks around it lie further apart.
  static let longestPause: Int64 = 20 * 3600

  init(days: Int, includesToday: Bool) {
    self.days = days
    self.includesToday = includesToday
  }

  /// Counts back from today.
  ///
  /// Drinks after the moment do not count. A day without drinks ends the streak, unless it was skipped: if the drink
  /// before and the drink after it (or now) are less than 20 hours apart. A skipped day does not count as a day.
  ///
  /// - Parameters:
  ///   - log: The drinks.
  ///   - today: The user's day.
  ///   - now: The moment.
  ///   - goals: The goal of each day, asked for in falling order.
  init(_ log: HydrationLog, today: DayNumber, now: Timestamp, goals: inout GoalCursor) {
    var count = 0
    var place = log.place(of: today)
    var next = now
    var reachedToday = false
    if place < log.days.count, log.days[place].day == today {
      let entries = log.entries(of: log.days[place], upTo: now)
      reachedToday = DayIntake.total(of: entries) >= goals.goal(on: today)
      next = entries.first?.moment ?? now
    }
    if reachedToday { count = 1 }
    var expected = today.rataDie - 1
    while place > 0 {
      place -= 1
      let total = log.days[place]
      let entries = total.last > now ? log.entries(of: total, upTo: now) : nil
      let drunk = entries.map(DayIntake.total) ?? total.total
      if total.day.rataDie < expected, !Self.isShort(from: entries?.last?.moment ?? total.last, to: next) {
        break
      }
      guard drunk >= goals.goal(on: total.day) else { break }
      count += 1
      next = total.first
      expected = total.day.rataDie - 1
    }
    days = count
    includesToday = reachedToday
  }

  private static func isShort(from earlier: Timestamp, to later: Timestamp) -> Bool {
    let pause = later.instant.secondsSince1970 - earlier.instant.secondsSince1970
    return (0..<longestPause).contains(pause)
  }
}
