import LunarCalendarWidgetTables

extension CalendarDefinition {
  /// No two festivals of a calendar are further apart, so one of them is always within these days.
  private static let dayCount = 400

  /// Returns the next festival from today on, or why there is none: "Tết Nguyên đán, Thứ Ba, 17 tháng 2 năm 2026, còn 3 ngày".
  ///
  /// It is read aloud, and names no day of the user's own.
  package static func spokenFestival(
    of state: CalendarState, at instant: Instant, in environment: WidgetEnvironment
  ) -> String {
    let settings = state.settings
    let calendar = settings.calendar(in: environment)
    let texts = CalendarTexts(
      environment.language, calendar: calendar, monthNaming: settings.monthNaming,
      localeIdentifier: environment.localeIdentifier)
    guard let today = settings.days(at: instant, in: environment).day(at: instant) else {
      return texts.strings.outsideCalendar
    }
    let first = DayNumber(today)
    let days = first...((try? first.adding(days: dayCount)) ?? first)
    guard days.overlaps(calendar.days),
      let festivals = try? calendar.festivals(in: days.clamped(to: calendar.days)),
      let next = festivals.first(where: { settings.shows($0.festival) })
    else { return texts.outsideTables(calendar).longest }
    return texts.eventLabel(
      name: texts.nameForms(next.festival).longest, date: CivilDate(next.day),
      days: first.distance(to: next.day))
  }
}
