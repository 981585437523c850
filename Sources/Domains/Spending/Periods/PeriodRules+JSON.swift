public import Documents

extension PeriodRules: JSONDecodable, JSONEncodable {
  private enum Key {
    static let firstWeekday = "firstWeekday"
    static let minimalDays = "minimalDays"
    static let monthStartDay = "monthStartDay"
    static let yearStart = "financialYearStart"
    static let month = "month"
    static let day = "day"
  }

  /// Reads rules; missing members are as in ``standard``.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let weekday: String = try object.optional(Key.firstWeekday) ?? "\(Weekday.monday)"
    guard let first = Weekday.allCases.first(where: { "\($0)" == weekday }) else {
      let names = Weekday.allCases.map { "\($0)" }.joined(separator: ", ")
      throw JSONValueError(expected: "one of: \(names)", found: .string(weekday)).inside(Key.firstWeekday)
    }
    let minimalDays = try object.whole(Key.minimalDays, in: 1...7) ?? WeekRule.iso8601.minimalDays
    let monthStart = try object.whole(Key.monthStartDay, in: 1...28) ?? 1
    let (month, day): (Int, Int)
    do throws(JSONValueError) {
      let start = try object[Key.yearStart].flatMap { $0 == .null ? nil : $0 }
        .map { json throws(JSONValueError) in try JSONObject(json: json) }
      month = try start?.whole(Key.month, in: 1...12) ?? 1
      day = try start?.whole(Key.day, in: 1...28) ?? 1
    } catch {
      throw error.inside(Key.yearStart)
    }
    do throws(PeriodRuleError) {
      try self.init(
        week: WeekRule(firstWeekday: first, minimalDays: minimalDays), monthStartDay: monthStart,
        financialYearStart: YearStart(month: month, day: day))
    } catch {
      throw JSONValueError(expected: "rules of periods", found: "\(error)")
    }
  }

  /// The rules as JSON.
  public var json: JSON { .object(object(with: JSONObject())) }

  /// Returns the rules as JSON, with the given unknown members.
  func object(with unknown: JSONObject) -> JSONObject {
    var start: JSONObject = [
      Key.month: .integer(Int64(financialYearStart.month)), Key.day: .integer(Int64(financialYearStart.day)),
    ]
    start.fill(from: unknown[Key.yearStart]?.object ?? JSONObject())
    var object: JSONObject = [
      Key.firstWeekday: .string("\(week.firstWeekday)"), Key.minimalDays: .integer(Int64(week.minimalDays)),
      Key.monthStartDay: .integer(Int64(monthStartDay)), Key.yearStart: .object(start),
    ]
    object.fill(from: unknown)
    return object
  }

  /// Returns the unknown members of stored rules, including those inside the start of the financial year.
  static func unknownMembers(of stored: JSONObject) -> JSONObject {
    var unknown = stored.without([Key.firstWeekday, Key.minimalDays, Key.monthStartDay, Key.yearStart])
    let start = stored[Key.yearStart]?.object?.without([Key.month, Key.day])
    if let start, !start.members.isEmpty { unknown[Key.yearStart] = .object(start) }
    return unknown
  }
}

extension JSONObject {
  /// Returns a whole number in a range; `nil` if it is missing or null.
  fileprivate func whole(_ key: String, in range: ClosedRange<Int>) throws(JSONValueError) -> Int? {
    guard let json = self[key], json != .null else { return nil }
    guard let number = json.plainNumber.flatMap(Int.init), range.contains(number) else {
      let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw JSONValueError(expected: expected, found: json).inside(key)
    }
    return number
  }
}
