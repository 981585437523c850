public import WidgetFoundation

extension PeriodRules: JSONDecodable, JSONEncodable {
  /// Reads rules; what is missing is as in ``standard``.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let weekday: String = try object.optional("firstWeekday") ?? "\(Weekday.monday)"
    guard let first = Weekday.allCases.first(where: { "\($0)" == weekday }) else {
      let names = Weekday.allCases.map { "\($0)" }.joined(separator: ", ")
      throw JSONValueError(expected: "one of: \(names)", found: weekday).inside("firstWeekday")
    }
    let minimalDays: Int = try object.optional("minimalDays") ?? WeekRule.iso8601.minimalDays
    let monthStart: Int = try object.optional("monthStartDay") ?? 1
    let yearStart: JSONObject = try object.optional("financialYearStart") ?? JSONObject()
    let (month, day): (Int, Int) = (
      try yearStart.optional("month") ?? 1, try yearStart.optional("day") ?? 1
    )
    do throws(PeriodRuleError) {
      try self.init(
        week: WeekRule(firstWeekday: first, minimalDays: minimalDays), monthStartDay: monthStart,
        financialYearStart: YearStart(month: month, day: day))
    } catch {
      throw JSONValueError(expected: "rules of periods", found: "\(error)")
    }
  }

  /// The rules as JSON.
  public var json: JSON {
    .object([
      "firstWeekday": .string("\(week.firstWeekday)"), "minimalDays": .integer(Int64(week.minimalDays)),
      "monthStartDay": .integer(Int64(monthStartDay)),
      "financialYearStart": .object([
        "month": .integer(Int64(financialYearStart.month)), "day": .integer(Int64(financialYearStart.day)),
      ]),
    ])
  }
}
