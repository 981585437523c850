/// The goals of past days and of today, kept so that a change of the profile never changes the past.
public struct GoalHistory: Hashable, Sendable {
  /// The goal of one day.
  public struct Day: Hashable, Sendable {
    /// The day.
    public let day: DayNumber
    /// Its goal.
    public let goal: GoalBreakdown
  }

  /// The goals in the order of days.
  public private(set) var days: [Day] = []

  /// Makes a history without goals.
  public init() {}

  /// Makes a history of goals in any order; of two for the same day, the last one counts.
  init(_ days: [Day]) {
    var last: [DayNumber: Day] = [:]
    for day in days { last[day.day] = day }
    self.days = last.values.sorted { $0.day < $1.day }
  }

  /// Returns the goal recorded for a day; `nil` if there is none.
  public func recorded(on day: DayNumber) -> GoalBreakdown? {
    let place = place(of: day)
    return place < days.count && days[place].day == day ? days[place].goal : nil
  }

  /// Records the goal of a day, replaces an earlier one, and keeps its unknown members.
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

  /// Records a goal for each day of a log without one, before another day.
  ///
  /// - Parameter base: The goal of days before all recorded ones.
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

  /// Returns the index of the first day that is not before another.
  private func place(of day: DayNumber) -> Int { days.firstPlace { $0.day >= day } }
}

/// Looks up the goals of days in falling order, each in constant time on average.
struct GoalCursor {
  private let days: [GoalHistory.Day]
  /// The number of days that are not after the last requested one.
  private var count: Int
  private let today: DayNumber
  private let goalToday: Volume
  private let base: Volume

  /// Starts at the end of a history.
  ///
  /// - Parameters:
  ///   - history: The recorded goals.
  ///   - today: The user's day.
  ///   - goalToday: The goal of today, which may differ from the one recorded in the morning.
  ///   - base: The goal of days before all recorded ones.
  init(_ history: GoalHistory, today: DayNumber, goalToday: Volume, base: Volume) {
    days = history.days
    count = days.count
    self.today = today
    self.goalToday = goalToday
    self.base = base
  }

  /// Returns the goal of a day: the recorded one, or the base of the nearest earlier day.
  mutating func goal(on day: DayNumber) -> Volume {
    if day == today { return goalToday }
    while count > 0, days[count - 1].day > day { count -= 1 }
    guard count > 0 else { return base }
    let found = days[count - 1]
    return found.day == day ? found.goal.total : found.goal.base
  }
}
