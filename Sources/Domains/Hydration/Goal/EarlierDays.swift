import Almanac

/// The facts of the days before those of a log.
struct EarlierDays: Hashable, Sendable {
  /// The streak that ends with the last of them; `nil` if there is none.
  var run: StreakRun?
  /// The first day after them; `nil` if there are none.
  var end: DayNumber?
}

/// Consecutive days on which the goal was reached.
struct StreakRun: Hashable, Sendable {
  /// The number of days.
  var days: Int
  /// The first day.
  var first: DayNumber
  /// The last day.
  var last: DayNumber
  /// The time of the last drink on the last day.
  var lastDrink: Timestamp
  /// Members that this version does not know.
  var others = JSONObject()

  /// Whether each day from the first to the last counts, so that none was skipped.
  var isWithoutGaps: Bool { Int(last.rataDie - first.rataDie) + 1 == days }

  /// Returns a part of a streak without gaps.
  func days(_ first: DayNumber, _ last: DayNumber, lastDrink: Timestamp) -> StreakRun {
    StreakRun(days: Int(last.rataDie - first.rataDie) + 1, first: first, last: last, lastDrink: lastDrink)
  }
}

extension StreakRun: JSONDecodable, JSONEncodable {
  private enum Key {
    static let days = "days"
    static let first = "first"
    static let last = "last"
    static let lastDrink = "lastDrink"
  }

  init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let (first, last): (CivilDate, CivilDate) = (
      try object.required(Key.first), try object.required(Key.last)
    )
    self.init(
      days: try object.count(Key.days), first: DayNumber(first), last: DayNumber(last),
      lastDrink: try object.required(Key.lastDrink),
      others: object.without([Key.days, Key.first, Key.last, Key.lastDrink]))
  }

  var json: JSON {
    var object = others
    object[Key.days] = .integer(Int64(days))
    object[Key.first] = .string("\(first)")
    object[Key.last] = .string("\(last)")
    object[Key.lastDrink] = lastDrink.json
    return .object(object)
  }
}
