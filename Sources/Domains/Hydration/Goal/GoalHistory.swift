/// The goals of days that are over or have begun, so that a change of the profile never changes the past.
public struct GoalHistory: Hashable, Sendable {
  /// The goal of one day.
  public struct Day: Hashable, Sendable {
    /// The day.
    public let day: DayNumber
    /// Its goal.
    public let goal: GoalBreakdown
  }

  /// In the order of days.
  public private(set) var days: [Day] = []

  /// No goals.
  public init() {}

  /// Goals in any order; of two for a day, the last.
  init(_ days: [Day]) {
    var last: [DayNumber: Day] = [:]
    for day in days { last[day.day] = day }
    self.days = last.values.sorted { $0.day < $1.day }
  }

  /// The goal recorded for a day.
  public func recorded(on day: DayNumber) -> GoalBreakdown? {
    let place = place(of: day)
    return place < days.count && days[place].day == day ? days[place].goal : nil
  }

  /// Records the goal of a day, in place of an earlier one, whose members that are not known here stay.
  mutating func record(_ goal: GoalBreakdown, on day: DayNumber) {
    let place = place(of: day)
    if place < days.count, days[place].day == day {
      var goal = goal
      goal.others.fill(from: days[place].goal.others)
      days[place] = Day(day: day, goal: goal)
    } else {
      days.insert(Day(day: day, goal: goal), at: place)
    }
  }

  /// Records a goal for each day of a log before another day that has none.
  ///
  /// - Parameter base: The goal of days before all that are recorded.
  mutating func fill(_ log: HydrationLog, before today: DayNumber, base: Volume) {
    var filled: [Day] = []
    var place = 0
    var earlier = base
    for total in log.days where total.day < today {
      while place < days.count, days[place].day < total.day {
        earlier = days[place].goal.base
        place += 1
      }
      guard place == days.count || days[place].day != total.day else { continue }
      filled.append(Day(day: total.day, goal: GoalBreakdown(base: earlier)))
    }
    if !filled.isEmpty { days = (days + filled).sorted { $0.day < $1.day } }
  }

  /// The place of the first day not before another.
  private func place(of day: DayNumber) -> Int { days.firstPlace { $0.day >= day } }
}

/// Looks up the goals of days in falling order, each in constant time on average.
struct GoalCursor {
  private let days: [GoalHistory.Day]
  /// How many of the days are not after the last one asked for.
  private var count: Int
  private let today: DayNumber
  private let goalToday: Volume
  private let base: Volume

  /// - Parameters:
  ///   - history: The recorded goals.
  ///   - today: The user's day.
  ///   - goalToday: Its goal, which may differ from what was recorded in the morning.
  ///   - base: The goal of days before all that are recorded.
  init(_ history: GoalHistory, today: DayNumber, goalToday: Volume, base: Volume) {
    days = history.days
    count = days.count
    self.today = today
    self.goalToday = goalToday
    self.base = base
  }

  /// The goal of a day: as recorded, or the base of the nearest day before.
  mutating func goal(on day: DayNumber) -> Volume {
    if day == today { return goalToday }
    while count > 0, days[count - 1].day > day { count -= 1 }
    guard count > 0 else { return base }
    let found = days[count - 1]
    return found.day == day ? found.goal.total : found.goal.base
  }
}
