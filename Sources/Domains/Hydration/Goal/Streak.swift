import Almanac

/// The number of consecutive days on which the goal was reached.
public struct Streak: Hashable, Sendable {
  /// The number of days, up to today, or up to yesterday while today's goal is not reached.
  public let days: Int
  /// Whether today is one of them.
  public let includesToday: Bool
}

extension Streak {
  /// Counts back from today.
  ///
  /// Drinks after the moment do not count. A day without drinks ends the streak, unless the user never lived
  /// it, see ``isUnbroken(from:last:to:first:in:)``; such a day does not count.
  ///
  /// - Parameters:
  ///   - log: The drinks.
  ///   - today: The user's day.
  ///   - now: The moment.
  ///   - goals: Returns the goal of each day, called in falling order.
  ///   - earlier: The days before those of the log.
  ///   - days: The user's days.
  init(
    _ log: HydrationLog, today: DayNumber, now: Timestamp, goals: inout GoalCursor, earlier: EarlierDays,
    in days: LocalDays
  ) {
    var count = 0
    var place = log.place(of: today)
    var next = (day: today, first: now)
    var reachedToday = false
    if place < log.days.count, log.days[place].day == today {
      let entries = log.entries(of: log.days[place], upTo: now)
      reachedToday = DayIntake.total(of: entries) >= goals.goal(on: today)
      next.first = entries.first?.moment ?? now
    }
    if reachedToday { count = 1 }
    var isOver = false
    while !isOver, place > 0, earlier.end.map({ log.days[place - 1].day >= $0 }) ?? true {
      place -= 1
      let total = log.days[place]
      let entries = total.last > now ? log.entries(of: total, upTo: now) : nil
      let drunk = entries.map(DayIntake.total) ?? total.total
      let last = entries?.last?.moment ?? total.last
      guard Self.isUnbroken(from: total.day, last: last, to: next.day, first: next.first, in: days),
        drunk >= goals.goal(on: total.day)
      else {
        isOver = true
        continue
      }
      count += 1
      next = (total.day, total.first)
    }
    if !isOver, let run = earlier.run,
      Self.isUnbroken(from: run.last, last: run.lastDrink, to: next.day, first: next.first, in: days)
    {
      count += run.days
    }
    self.days = count
    includesToday = reachedToday
  }

  /// The longest pause, in seconds, around a day that the user never lived.
  ///
  /// That happens when the user crosses the date line. A day that was lived has at least 23 hours, so drinks
  /// around it are further apart.
  static let longestPause: Int64 = 20 * 3600

  /// Returns whether the user lived no day between two days, so that one continues the streak of the other.
  ///
  /// That is so if one follows the other, if the user's zone skipped all days between them, as Samoa did with
  /// 2011-12-30, or if the pause between them is shorter than ``longestPause``.
  ///
  /// - Parameters:
  ///   - earlier: The earlier day.
  ///   - last: Its last drink.
  ///   - later: The later day.
  ///   - first: Its first drink, or now.
  ///   - days: The user's days.
  static func isUnbroken(
    from earlier: DayNumber, last: Timestamp, to later: DayNumber, first: Timestamp, in days: LocalDays
  ) -> Bool {
    let pause = first.instant.secondsSince1970 - last.instant.secondsSince1970
    if later.rataDie <= earlier.rataDie + 1 || (0..<longestPause).contains(pause) { return true }
    var day = earlier
    while let next = try? day.advanced(by: 1), next < later {
      guard days.start(of: CivilDate(next)) == nil else { return false }
      day = next
    }
    return true
  }
}
