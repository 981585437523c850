extension GoalBreakdown {
  private enum Key {
    static let base = "baseML"
    static let weather = "weatherAdjustmentML"
    static let workout = "workoutAdjustmentML"
    static let total = "totalML"
    static let reached = "reachedML"
    static let all: Set = ["day", base, weather, workout, total, reached]
  }

  /// The allowed millilitres of a stored goal, which another version may have computed with other bounds.
  private static let range = 1...100_000

  /// Reads a stored goal; adjustments may be missing, and so may the total, which is then the base.
  package init(stored json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let bound = Self.range.upperBound
    func volume(_ key: String, from least: Int) throws(JSONValueError) -> Int? {
      guard let value = object[key], value != .null else { return nil }
      guard let number = value.integer, (Int64(least)...Int64(bound)).contains(number) else {
        throw JSONValueError(expected: .numbers(least...bound, " mL"), found: value).inside(key)
      }
      return Int(number)
    }
    let least = Self.range.lowerBound
    guard let base = try volume(Key.base, from: least) else {
      throw JSONValueError(expected: .numbers(least...bound, " mL"), found: nil).inside(Key.base)
    }
    self.init(
      base: Volume(clamping: base), weatherAdjustment: try volume(Key.weather, from: -bound) ?? 0,
      workoutAdjustment: Volume(clamping: try volume(Key.workout, from: 0) ?? 0),
      total: Volume(clamping: try volume(Key.total, from: least) ?? base))
    reached = try volume(Key.reached, from: least).map { Volume(clamping: $0) }
    others = object.without(Key.all)
  }

  /// All parts of the goal, for programs.
  package var json: JSON {
    .present([
      (Key.base, JSON(base.millilitres)), (Key.weather, JSON(weatherAdjustment)),
      (Key.workout, JSON(workoutAdjustment.millilitres)), (Key.total, JSON(total.millilitres)),
      (Key.reached, reached.map { JSON($0.millilitres) }),
    ])
  }

  /// The goal in the form of documents; adjustments of zero are left out.
  var stored: JSONObject {
    var object = others
    object[Key.base] = .integer(Int64(base.millilitres))
    for (key, millilitres) in [
      (Key.weather, weatherAdjustment), (Key.workout, workoutAdjustment.millilitres),
    ] where millilitres != 0 {
      object[key] = .integer(Int64(millilitres))
    }
    if total != base { object[Key.total] = .integer(Int64(total.millilitres)) }
    if let reached { object[Key.reached] = .integer(Int64(reached.millilitres)) }
    return object
  }
}
