/// A Gregorian month with lunar days.
package struct MonthReport {
  package struct Day {
    package let number: DayNumber
    /// The lunar date; `nil` outside the tables.
    package let lunar: LunarDate?
    package let isCertain: Bool
    package let isToday: Bool
    package var date: CivilDate { CivilDate(number) }
  }

  package private(set) var days: [Day] = []
  package let calendar: LunarCalendar
  package let language: Language

  /// Creates the report.
  ///
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` if no day of the month is in the tables.
  package init(
    first: CivilDate, today: DayNumber?, calendar: LunarCalendar, language: Language
  ) throws(LunarDateError) {
    self.calendar = calendar
    self.language = language
    let disputes = DisputedDays.all(of: calendar)
    var next: CivilDate? = first
    while let date = next, date.month == first.month {
      let day = DayNumber(date)
      days.append(
        Day(
          number: day, lunar: try? calendar.lunarDate(of: day),
          isCertain: (try? calendar.isCertain(day)) ?? true && !disputes.contains { $0.days.contains(day) },
          isToday: day == today))
      next = try? date.adding(days: 1)
    }
    if days.allSatisfy({ $0.lunar == nil }) { throw LunarDateError.dayOutsideTables(DayNumber(first)) }
  }

  package var members: [(key: String, value: OrderedJSON)] {
    [
      ("firstDay", OrderedJSON(days.first?.date.description)),
      ("lastDay", OrderedJSON(days.last?.date.description)), ("calendar", .text(calendar.id)),
      ("today", OrderedJSON(days.first { $0.isToday }?.date.description)),
      ("days", .array(days.map(json))),
    ]
  }

  private func json(_ day: Day) -> OrderedJSON {
    .object([
      ("date", .text(day.date.description)), ("weekday", .integer(day.date.weekday.rawValue + 1)),
      ("weekdayName", .text(day.date.weekday.shortName(in: language))), ("lunar", day.lunar.columnJSON),
      ("certain", .boolean(day.lunar != nil && day.isCertain)), ("isToday", .boolean(day.isToday)),
    ])
  }
}
