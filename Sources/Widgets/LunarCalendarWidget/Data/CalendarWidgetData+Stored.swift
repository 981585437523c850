import Foundation

extension CalendarWidgetData {
  /// Reads what the first version of the app stored under the key `calendarData`.
  ///
  /// Its lunar dates are those of the Chinese calendar, its leap months are not marked, and its "today" is the day on
  /// which it was written: fit for moving to this version, not for showing.
  ///
  /// - Throws: ``CalendarDataError``.
  public init(storedJSON text: String) throws(CalendarDataError) {
    do {
      self = try JSONDecoder().decode(CalendarWidgetData.self, from: Data(text.utf8))
    } catch let DecodingError.keyNotFound(key, context) {
      throw .unreadable("\(Self.path(context.codingPath))\(key.stringValue) is missing")
    } catch let DecodingError.typeMismatch(_, context) {
      throw .unreadable("\(Self.path(context.codingPath))another type was expected")
    } catch let DecodingError.valueNotFound(_, context) {
      throw .unreadable("\(Self.path(context.codingPath))null is not allowed")
    } catch {
      // The decoder says the same of both, and not where.
      let isJSON = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
      throw .unreadable(isJSON ? "a number is not whole or too large" : "it is not JSON")
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
    let todays = days.count(where: \.isToday)
    guard todays <= 1 else { throw .manyTodays(todays) }
  }

  private func check(
    _ field: String, _ value: Int?, in range: ClosedRange<Int>
  ) throws(CalendarDataError) {
    guard let value, !range.contains(value) else { return }
    throw .outOfRange(field: field, value: value, allowed: range)
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    let names = keys.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return names.isEmpty ? "" : names.joined(separator: ".") + ": "
  }
}
