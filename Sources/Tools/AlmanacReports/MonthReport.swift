import LunarCalendarWidgetCore
package import WorkingDays

/// A Gregorian month with lunar days, festivals and days off.
package struct MonthReport: ColumnRecord {
  /// The first day, which the error names if none of the month's days are in the tables.
  private let first: CivilDate
  private let days: [CalendarDay]
  /// The days off of a country; `nil` for none.
  private let daysOff: DaysOff?
  /// The state of knowledge of the days off of its year.
  private let year: DaysOffYear?
  private let today: CivilDate?
  private let calendar: LunarCalendar
  private let language: Language
  #if !hasFeature(Embedded)
  /// The user's own days in the month; `nil` without a document of them.
  package var anniversaries: [AnniversaryRow]?
  #endif

  /// Creates the report.
  ///
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` if no day of the month is in the tables.
  package init(
    first: CivilDate, today: DayNumber?, calendar: LunarCalendar, language: Language,
    daysOff: DaysOff?, groups: Set<FestivalGroup> = []
  ) throws(LunarDateError) {
    // Its texts are those of the calendar widget.
    (self.first, self.calendar) = (first, calendar)
    self.language = CalendarDefinition.language(for: language)
    self.today = today.map { CivilDate($0) }
    (self.daysOff, year) = (daysOff, daysOff?.year(first.year))
    // Without today, any day outside the month will do.
    let today = today.map { CivilDate($0) } ?? (try? first.adding(days: -1)) ?? first
    let month = CalendarMonth(
      YearMonth(of: first), today: today, firstWeekday: .monday, calendar: calendar, daysOff: daysOff
    ) { $0.isIn(groups) }
    days = month?.days.filter { $0.isInMonth } ?? []
    if days.allSatisfy({ $0.lunarDate == nil }) { throw LunarDateError.dayOutsideTables(DayNumber(first)) }
  }

  package static let declaration = (
    name: "Month", help: "A Gregorian month with lunar days: `almanac month`."
  )
  package static let columns: [Column<MonthReport>] =
    [
      Column("firstDay") { $0.days.first?.date ?? $0.first },
      Column("lastDay") { $0.days.last?.date ?? $0.first },
      Column("calendar") { $0.calendar.id },
      Column("languageUsed", "the language of the texts", words: Language.allCases.map { $0.tag }) {
        $0.language.tag
      },
      Column("today", "today, where it is in this month") { $0.days.first { $0.isToday }?.date },
      Column(
        "daysOffYear", "how much is known of the days off of the year; null if they are of no country"
      ) { month in month.year.map { KnownYear(year: $0, today: month.today) } },
      Column("days") { $0.reports },
    ] + own

  #if hasFeature(Embedded)
  private static let own: [Column<MonthReport>] = []
  #else
  private static let own: [Column<MonthReport>] = [
    Column(AnniversaryRow.listColumn, ofOptional: { $0.anniversaries })
  ]
  #endif

  private var reports: [MonthDay] {
    let hasCountry = calendar.country != nil || daysOff != nil
    return days.map { day in
      MonthDay(
        day: day, hasCountry: hasCountry, language: language,
        ruled: RuledDay(
          day: DayNumber(day.date), ruling: day.ruling, year: year, country: daysOff?.country))
    }
  }
}

/// A day of a month.
struct MonthDay: ColumnRecord {
  let day: CalendarDay
  /// Whether there are festivals: those of the calendar's country, or public holidays of another.
  let hasCountry: Bool
  let language: Language
  let ruled: RuledDay

  static let declaration = (name: "MonthDay", help: "A day of a month.")
  static let columns: [Column<MonthDay>] =
    [
      Column("date") { $0.day.date },
      Column("weekday", "ISO 8601: 1 is Monday, 7 Sunday") { $0.day.date.weekday.rawValue + 1 },
      Column("weekdayName") { $0.day.date.weekday.shortName(in: $0.language) },
      Column("lunar", "the lunar date; null outside the tables") { $0.day.lunarDate },
      Column("certain", "whether nothing can move the lunar date") {
        $0.day.lunarDate != nil && $0.day.isCertain
      },
      Column("isToday") { $0.day.isToday },
      Column("festivalIds", "ids of the festivals on the day itself; null in a calendar of no country") {
        $0.hasCountry ? $0.day.festivals.map { $0.id } : nil
      },
    ] + RuledDay.columns.prefix(5).map { Column($0, of: { $0.ruled }) }
}
