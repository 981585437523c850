import Almanac

/// The number of consecutive days on which the goal was reached.
public struct Streak: Hashable, Sendable {
  /// The number of days, up to today, or up to yesterday while today's goal is not reached.
  public let days: Int
  /// Whether today is one of them.
  public let includesToday: Bool
}

/// A reading of the user's clock.
struct ClockReading: Hashable {
  /// The seconds since 1970 in UTC.
  let seconds: Int64
  /// How far the clock was ahead of UTC, in seconds; `nil` if that was not logged.
  let offset: Int?

  init(seconds: Int64, offset: Int?) {
    (self.seconds, self.offset) = (seconds, offset)
  }

  init(time: Timestamp, offset: Int?) {
    self.init(seconds: time.instant.secondsSince1970, offset: offset)
  }

  /// The clock of a drink.
  init(_ drink: HydrationEntry) {
    self.init(time: drink.moment, offset: drink.offset)
  }
}

extension Streak {
  /// The seconds of the shortest day of a zone: one on which its clocks are put forward.
  private static let shortestDay: Int64 = 23 * 3_600

  /// Returns whether no date between two days was lived in full by the user, so that the later day continues
  /// the streak.
  ///
  /// Somebody who flies from Honolulu on Wednesday and lands in Sydney on Friday has not lived Thursday. The
  /// two logged clocks decide: a date was not lived if neither clock has it wholly between the two drinks.
  /// That also holds for a date that a zone skipped, as Samoa did with 2011-12-30.
  static func isUnbroken(from earlier: PastDay, to later: PastDay) -> Bool {
    if Int(later.day.rataDie - earlier.day.rataDie) - 1 <= earlier.unlivedAfter { return true }
    guard let last = earlier.last, let first = later.first else { return false }
    if (0..<shortestDay).contains(first.seconds - last.seconds) { return true }
    guard let before = last.offset, let after = first.offset else { return false }
    // In the small hours, a drink may count for the day before its date.
    let date = ClockTime(secondsSince1970: last.seconds + Int64(before)).day
    let dates = max(earlier.day.rataDie + 1, date.rataDie)..<max(later.day.rataDie, date.rataDie)
    // Without travel, or between neighbouring zones, every date is lived.
    guard dates.isEmpty || after - before > 3_600 else { return false }
    let end = min(first.seconds, start(of: later.day.rataDie + 1, after) - 1)
    return dates.allSatisfy { date in
      [before, after].allSatisfy { start(of: date, $0) <= last.seconds || start(of: date + 1, $0) > end }
    }
  }

  /// Returns the second at which a date begins where the clock is ahead of UTC by an offset.
  private static func start(of date: Int32, _ offset: Int) -> Int64 {
    ClockTime.secondsSince1970(startOf: DayNumber(unchecked: date)) - Int64(offset)
  }
}
