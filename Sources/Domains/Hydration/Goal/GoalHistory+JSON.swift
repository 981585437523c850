extension GoalHistory {
  /// Reads the goals of a document, an object of goals by day; those that cannot be read are given back.
  ///
  /// - Returns: The goals, and the members that could not be read.
  static func read(_ object: JSONObject) -> (goals: GoalHistory, unreadable: JSONObject) {
    var days: [Day] = []
    days.reserveCapacity(object.members.count)
    var unreadable = JSONObject()
    for member in object.members {
      if let date = CivilDate(member.key), let goal = GoalBreakdown(stored: member.value) {
        days.append(Day(day: DayNumber(date), goal: goal))
      } else {
        unreadable[member.key] = member.value
      }
    }
    return (GoalHistory(days), unreadable)
  }

  /// The goals by day, and what could not be read.
  func object(with unreadable: JSONObject) -> JSONObject {
    var object = JSONObject()
    for day in days { object["\(day.day)"] = day.goal.stored }
    object.fill(from: unreadable)
    return object
  }
}

extension GoalBreakdown {
  private enum Key {
    static let base = "baseML"
    static let weather = "weatherAdjustmentML"
    static let workout = "workoutAdjustmentML"
    static let total = "totalML"
  }

  /// The millilitres a stored goal can have: from another version, perhaps by other bounds.
  private static let range = 1...100_000

  /// Reads a stored goal; adjustments may be missing.
  init?(stored json: JSON) {
    guard let object = json.object else { return nil }
    func volume(_ key: String) -> Volume? {
      guard let number = object[key]?.integer.flatMap({ Int(exactly: $0) }), number <= Self.range.upperBound,
        number >= 0
      else { return nil }
      return Volume(clamping: number)
    }
    guard let base = volume(Key.base), let total = volume(Key.total) ?? volume(Key.base),
      Self.range.contains(base.millilitres), Self.range.contains(total.millilitres)
    else { return nil }
    let bound = Self.range.upperBound
    let weather = object[Key.weather]?.integer.flatMap { Int(exactly: $0) } ?? 0
    self.init(
      base: base, weatherAdjustment: (-bound...bound).contains(weather) ? weather : 0,
      workoutAdjustment: volume(Key.workout) ?? .zero, total: total)
  }

  /// The goal as documents have it; adjustments of zero are left out.
  var stored: JSON {
    var object: JSONObject = [Key.base: .integer(Int64(base.millilitres))]
    for (key, millilitres) in [
      (Key.weather, weatherAdjustment), (Key.workout, workoutAdjustment.millilitres),
    ] where millilitres != 0 {
      object[key] = .integer(Int64(millilitres))
    }
    if total != base { object[Key.total] = .integer(Int64(total.millilitres)) }
    return .object(object)
  }
}
