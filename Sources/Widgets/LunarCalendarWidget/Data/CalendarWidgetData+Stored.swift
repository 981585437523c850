extension CalendarWidgetData {
  /// Reads what the first version of the app stored under the key `calendarData`.
  ///
  /// Its lunar dates are those of the Chinese calendar, its leap months are not marked, and its "today" is the day on
  /// which it was written: fit for moving to this version, not for showing.
  ///
  /// - Throws: ``CalendarDataError``.
  public init(storedJSON text: String) throws(CalendarDataError) {
    let json: JSON
    do throws(JSONSyntaxError) {
      json = try JSON(parsing: Array(text.utf8))
    } catch {
      throw .unreadable("it is not JSON")
    }
    do throws(JSONValueError) {
      self = try CalendarWidgetData(json: json)
    } catch {
      throw .unreadable(Self.reason(error))
    }
    try check("currentMonth", currentMonth, in: 1...12)
    try check("currentYear", currentYear, in: 1...9999)
    try check("lunarMonth", lunarMonth, in: LunarDate.months)
    try check("lunarYear", lunarYear, in: 1...9999)
    guard days.count == CalendarMonth.dayCount else { throw .wrongDayCount(days.count) }
    for day in days {
      try check("solar", day.solar, in: 1...31)
      try check("lunar", day.lunar, in: LunarDate.days)
      try check("lunarMonth", day.lunarMonth, in: LunarDate.months)
      try check("dayOfWeek", day.dayOfWeek, in: 0...6)
    }
    let todays = days.count { $0.isToday }
    guard todays <= 1 else { throw .manyTodays(todays) }
  }

  private func check(
    _ field: String, _ value: Int?, in range: ClosedRange<Int>
  ) throws(CalendarDataError) {
    guard let value, !range.contains(value) else { return }
    throw .outOfRange(field: field, value: value, allowed: range)
  }

  /// What is wrong with a value, in the words of the first version.
  private static func reason(_ error: JSONValueError) -> String {
    if error.expected == JSONValueError.wholeNumber { return "a number is not whole or too large" }
    switch error.found {
    case nil: return "\(prefix(error.path.dropLast()))\(error.path.last ?? "") is missing"
    case "null": return "\(prefix(error.path[...]))null is not allowed"
    default: return "\(prefix(error.path[...]))another type was expected"
    }
  }

  private static func prefix(_ path: ArraySlice<String>) -> String {
    path.isEmpty ? "" : path.joined(separator: ".") + ": "
  }
}
