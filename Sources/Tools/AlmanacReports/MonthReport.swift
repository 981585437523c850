import LunarCalendarWidget
package import WorkingDays

/// A Gregorian month with lunar days, festivals and days off.
package struct MonthReport {
  private let days: [CalendarDay]
  /// How much is known of the days off of its year; `nil` if the calendar belongs to no country.
  private let daysOff: DaysOffYear?
  private let today: CivilDate?
  private let calendar: LunarCalendar
  private let language: Language

  /// Creates the report.
  ///
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` if no day of the month is in the tables.
  package init(
    first: CivilDate, today: DayNumber?, calendar: LunarCalendar, language: Language,
    decided: DecidedDays = .collected
  ) throws(LunarDateError) {
    self.calendar = calendar
    self.language = language
    self.today = today.map { CivilDate($0) }
    daysOff = DaysOff(of: calendar, decided: decided)?.year(first.year)
    // Without today, any day will do that is not in the month.
    let today = today.map { CivilDate($0) } ?? (try? first.adding(days: -1)) ?? first
    let month = CalendarMonth(
      YearMonth(of: first), today: today, firstWeekday: .monday, calendar: calendar, decided: decided)
    days = month?.days.filter { $0.isInMonth } ?? []
    if days.allSatisfy({ $0.lunarDate == nil }) { throw LunarDateError.dayOutsideTables(DayNumber(first)) }
  }

  package var members: [(key: String, value: OrderedJSON)] {
    [
      ("firstDay", OrderedJSON(days.first?.date.description)),
      ("lastDay", OrderedJSON(days.last?.date.description)), ("calendar", .text(calendar.id)),
      ("languageUsed", .text(language.tag)),
      ("today", OrderedJSON(days.first { $0.isToday }?.date.description)),
      ("daysOffYear", daysOff?.json(today: today) ?? .null), ("days", .array(days.map(json))),
    ]
  }

  /// Festivals and days off are null in a calendar of no country.
  private func json(_ day: CalendarDay) -> OrderedJSON {
    let hasCountry = calendar.country != nil
    let isKnown = calendar.knowsDaysOff(day.ruling, on: day.date)
    return .object([
      ("date", .text(day.date.description)), ("weekday", .integer(day.date.weekday.rawValue + 1)),
      ("weekdayName", .text(day.date.weekday.shortName(in: language))), ("lunar", day.lunarDate.columnJSON),
      ("certain", .boolean(day.lunarDate != nil && day.isCertain)), ("isToday", .boolean(day.isToday)),
      ("festivalIds", (hasCountry ? day.festivals.map { $0.id } : nil).columnJSON),
      ("off", (isKnown ? day.isDayOff : nil).columnJSON),
      ("worked", (isKnown ? day.isWorked : nil).columnJSON),
      ("working", daysOff.flatMap { $0.isWorkingDay(DayNumber(day.date), day.ruling) }.columnJSON),
      ("usuallyOff", (isKnown ? day.ruling?.reason == .forecast : nil).columnJSON),
      ("offReason", OrderedJSON(day.ruling?.word)),
    ])
  }
}
