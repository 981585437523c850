import LunarCalendarWidget
package import WorkingDays

/// A Gregorian month with lunar days, festivals and days off.
package struct MonthReport {
  private let days: [CalendarDay]
  /// The days off of a country; `nil` for none.
  private let daysOff: DaysOff?
  /// How much is known of those of its year.
  private let year: DaysOffYear?
  private let today: CivilDate?
  private let calendar: LunarCalendar
  private let language: Language

  /// Creates the report.
  ///
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` if no day of the month is in the tables.
  package init(
    first: CivilDate, today: DayNumber?, calendar: LunarCalendar, language: Language,
    daysOff: DaysOff?
  ) throws(LunarDateError) {
    self.calendar = calendar
    self.language = language
    self.today = today.map { CivilDate($0) }
    (self.daysOff, year) = (daysOff, daysOff?.year(first.year))
    // Without today, any day will do that is not in the month.
    let today = today.map { CivilDate($0) } ?? (try? first.adding(days: -1)) ?? first
    let month = CalendarMonth(
      YearMonth(of: first), today: today, firstWeekday: .monday, calendar: calendar, daysOff: daysOff)
    days = month?.days.filter { $0.isInMonth } ?? []
    if days.allSatisfy({ $0.lunarDate == nil }) { throw LunarDateError.dayOutsideTables(DayNumber(first)) }
  }

  package var members: [(key: String, value: OrderedJSON)] {
    [
      ("firstDay", OrderedJSON(days.first?.date.description)),
      ("lastDay", OrderedJSON(days.last?.date.description)), ("calendar", .text(calendar.id)),
      ("languageUsed", .text(language.tag)),
      ("today", OrderedJSON(days.first { $0.isToday }?.date.description)),
      ("daysOffYear", year?.json(today: today) ?? .null), ("days", .array(days.map(json))),
    ]
  }

  /// Festivals are null in a calendar of no country, and days off where they are of none.
  private func json(_ day: CalendarDay) -> OrderedJSON {
    let hasCountry = calendar.country != nil || daysOff != nil
    let ruled = RuledDay(
      day: DayNumber(day.date), ruling: day.ruling, year: year, country: daysOff?.country)
    let members: [(key: String, value: OrderedJSON)] = [
      ("date", .text(day.date.description)), ("weekday", .integer(day.date.weekday.rawValue + 1)),
      ("weekdayName", .text(day.date.weekday.shortName(in: language))), ("lunar", day.lunarDate.columnJSON),
      ("certain", .boolean(day.lunarDate != nil && day.isCertain)), ("isToday", .boolean(day.isToday)),
      ("festivalIds", (hasCountry ? day.festivals.map { $0.id } : nil).columnJSON),
    ]
    return .object(members + Array(RuledDay.columns.prefix(5)).members(ruled))
  }
}
