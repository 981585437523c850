public import Almanac

extension HydrationJournal {
  /// Returns the goal of a day: the recorded one for a past day, and for today a computed one, if the settings are known.
  ///
  /// Weather and workouts count on their own day only. A lower goal that was reached earlier today is included.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - today: The user's day.
  ///   - now: The moment until which drinks of today count; `nil` for all of them.
  public func goal(on day: DayNumber, today: DayNumber, upTo now: Timestamp? = nil) -> GoalBreakdown {
    let recorded = recordedGoal(on: day)
    guard day == today, hasSettings else { return recorded ?? GoalBreakdown(base: baseBefore(day)) }
    let readings = readings(of: today)
    var goal = GoalRule.goal(of: settings.profile, weather: readings.weather, workout: readings.workout)
    guard let recorded, recorded.threshold < goal.total else { return goal }
    let drunk = now.map { DayIntake.total(of: log.entries(on: day, upTo: $0)) } ?? log.total(on: day)?.total
    goal.reached = recorded.isReached(by: drunk ?? .zero) ? recorded.threshold : recorded.reached
    return goal
  }

  /// Returns the goal recorded for a day of a month that was read; `nil` if there is none.
  ///
  /// For a day of an old file it is the goal that will be recorded when its drinks are moved to a month.
  func recordedGoal(on day: DayNumber) -> GoalBreakdown? {
    let date = CivilDate(day)
    return months[YearMonth(of: date)]?.goals[day] ?? (oldDrinks.days.contains(date) ? oldGoal : nil)
  }

  /// The goal of all days of an old file, which stores only the goal of its last day.
  var oldGoal: GoalBreakdown { GoalBreakdown(base: GoalRule.base(of: settings.profile)) }

  /// Returns whether the goal of today would be larger without ``GoalRule/largestGoal``.
  package func isGoalLimited(today: DayNumber) -> Bool {
    let readings = readings(of: today)
    return GoalRule.isLimited(of: settings.profile, weather: readings.weather, workout: readings.workout)
  }

  /// Returns the last readings if they are of a day.
  private func readings(of day: DayNumber) -> (weather: WeatherReading?, workout: WorkoutReading?) {
    let date = CivilDate(day)
    return (
      settings.weather.flatMap { $0.day == date ? $0 : nil },
      settings.workout.flatMap { $0.day == date ? $0 : nil }
    )
  }

  /// Returns the number of consecutive days on which the goal was reached, up to a moment.
  ///
  /// Drinks after the moment do not count. A day without drinks ends the streak, unless the user never lived it; such a
  /// day does not count.
  ///
  /// - Parameters:
  ///   - today: The user's day.
  ///   - now: The moment.
  ///   - zone: The zone in which the user is now.
  public func streak(today: DayNumber, now: Timestamp, in zone: ZoneClock) -> Streak {
    let drunk = log.entries(on: today, upTo: now)
    let reachedToday =
      !drunk.isEmpty && goal(on: today, today: today, upTo: now).isReached(by: DayIntake.total(of: drunk))
    var count = reachedToday ? 1 : 0
    let here = ClockReading(time: now, offset: zone.offset(at: now.instant))
    var next = PastDay(day: today, first: drunk.first.map(ClockReading.init) ?? here)
    search: for month in pastMonths(upTo: today) {
      for day in pastDays(of: month, before: today, upTo: now) {
        guard day.isReached, Streak.isUnbroken(from: day, to: next) else { break search }
        count += 1
        next = day
      }
    }
    return Streak(days: count, includesToday: reachedToday)
  }

  /// The months with drinks, from that of a day on backwards.
  private func pastMonths(upTo today: DayNumber) -> [YearMonth] {
    let month = YearMonth(of: CivilDate(today))
    return Set(log.days.map { YearMonth(of: CivilDate($0.day)) }).union(summaries.keys).filter { $0 <= month }
      .sorted(by: >)
  }

  /// Returns the days of a month with drinks, the last one first: from the drinks, or from the month's summary.
  private func pastDays(of month: YearMonth, before today: DayNumber, upTo now: Timestamp) -> [PastDay] {
    guard let summary = summaries[month] else {
      let first =
        (try? CivilDate(year: month.year, month: month.month, day: 1)).map { DayNumber($0) } ?? today
      let days = log.days[log.index(of: first)...].prefix {
        $0.day < today && month.contains(CivilDate($0.day))
      }
      return days.reversed().map { total in
        let entries = log.entries(on: total.day, upTo: now)
        // The goal is that of a summary, so that a streak does not depend on whether the month was read.
        let goal = months[month]?.goal(on: total.day) ?? goal(on: total.day, today: today)
        return PastDay(
          day: total.day, isReached: goal.isReached(by: DayIntake.total(of: entries)),
          first: log.entries[total.indices].first.map(ClockReading.init),
          last: (entries.last ?? log.entries[total.indices].last).map(ClockReading.init))
      }
    }
    let ends = (first: summary.days.trailingZeroBitCount, last: 31 - summary.days.leadingZeroBitCount)
    return (1...31).reversed().compactMap { number in
      guard summary.days >> number & 1 == 1,
        let date = try? CivilDate(year: month.year, month: month.month, day: number), DayNumber(date) < today
      else { return nil }
      return PastDay(
        day: DayNumber(date), isReached: summary.reached >> number & 1 == 1,
        first: number == ends.first ? summary.first : nil, last: number == ends.last ? summary.end : nil,
        unlivedAfter: (summary.unlived >> (number + 1)).trailingOneBitCount)
    }
  }
}

extension UInt32 {
  /// The number of consecutive bits that are set, from the lowest bit on.
  fileprivate var trailingOneBitCount: Int { (~self).trailingZeroBitCount }
}

/// A day with drinks, with the facts that the count of a streak needs.
struct PastDay {
  let day: DayNumber
  var isReached = false
  /// The clock at the first and at the last drink; `nil` if they are not known.
  var first: ClockReading?
  var last: ClockReading?
  /// The number of days after it that the user is known not to have lived.
  var unlivedAfter = 0
}
