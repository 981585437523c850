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

  /// Returns the index of the first day that is not before another.
  private func place(of day: DayNumber) -> Int { days.firstPlace { $0.day >= day } }
}
