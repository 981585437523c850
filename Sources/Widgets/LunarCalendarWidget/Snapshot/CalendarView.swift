/// The day and month a snapshot is made of, after all choices are settled.
struct CalendarView {
  let calendar: LunarCalendar
  let texts: CalendarTexts
  let today: CivilDate
  let month: CalendarMonth
  let rows: Int
  private let environment: WidgetEnvironment
  /// How far ahead events are looked for.
  private static let eventDays = 60

  /// The view of settled choices.
  ///
  /// - Returns: `nil` if there is no such day or grid within the years 1 to 9999.
  init?(
    _ settings: CalendarSettings, _ configuration: CalendarConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) {
    let calendar = settings.calendar ?? environment.region.calendar
    guard let today = settings.days(of: calendar, in: environment, at: instant).day(at: instant) else {
      return nil
    }
    let firstWeekday = settings.firstWeekday ?? environment.firstWeekday
    guard
      let month = CalendarMonth(
        configuration.month ?? YearMonth(of: today), today: today, firstWeekday: firstWeekday,
        calendar: calendar)
    else { return nil }
    self.calendar = calendar
    self.today = today
    self.month = month
    self.environment = environment
    texts = CalendarTexts(environment.language, calendar: calendar, monthNaming: settings.monthNaming)
    rows = configuration.rows == .six ? 6 : month.weeksNeeded
  }

  var shownMonth: YearMonth { YearMonth(of: month.firstDay) }
  var isCurrentMonth: Bool { shownMonth.contains(today) }

  /// The lunar dates the heading names: today's, or the first and last of another month, as far as they are known.
  var headingDates: (first: LunarDate, last: LunarDate)? {
    if isCurrentMonth {
      return (try? calendar.lunarDate(of: today)).map { ($0, $0) }
    }
    let known = month.ownDays.compactMap { $0.lunarDate }
    guard let first = known.first, let last = known.last else { return nil }
    // One lunar month is named unless the year changes within the month.
    return (first, first.year == last.year ? first : last)
  }

  var lunarTitle: String? {
    headingDates.map { first, last in
      first == last ? texts.lunarMonth(first) : texts.lunarRange(first, last)
    }
  }

  /// Why days of the month have no lunar date, or days of the weeks a doubtful one; `nil` if all are certain.
  var note: String? {
    if month.ownDays.contains(where: { $0.lunarDate == nil }) { return texts.outsideTables(calendar) }
    return month.days.contains { !$0.isCertain } ? texts.uncertainNote : nil
  }

  /// Festivals and solar terms from today on, the next first.
  func events(limit: Int) -> [EventLine] {
    guard limit > 0 else { return [] }
    let end = (try? DayNumber(today).advanced(by: Self.eventDays)) ?? DayNumber(today)
    let range = DayNumber(today)...end
    guard range.overlaps(calendar.days) else { return [] }
    let days = range.clamped(to: calendar.days)
    let festivals = ((try? calendar.festivals(in: days)) ?? []).filter { $0.festival.kind != .observance }
    // A festival whose rule is a solar term says that it begins.
    let told = Set(festivals.filter { $0.festival.solarTerm != nil }.map { $0.day })
    var found = festivals.map { ($0.day, texts.name($0.festival), CalendarRole.festival) }
    for offset in 0...days.lowerBound.distance(to: days.upperBound) {
      guard let day = try? days.lowerBound.advanced(by: offset), !told.contains(day),
        let term = try? calendar.solarTerm(beginningOn: day)
      else { continue }
      found.append((day, texts.name(term.term), .solarTerm))
    }
    // Of one day the festivals stand first; the sort keeps the order of what is equal by the place.
    let ordered = found.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
    return ordered.prefix(limit).map { event(day: $0.element.0, name: $0.element.1, role: $0.element.2) }
  }

  private func event(day: DayNumber, name: String, role: CalendarRole) -> EventLine {
    let date = CivilDate(day)
    let distance = DayNumber(today).distance(to: day)
    return EventLine(
      name: name, dateText: texts.dayAndMonth(date),
      distanceText: texts.distance(distance).capitalizedFirst, date: date, role: role,
      accessibility: AccessibilityText(label: texts.eventLabel(name: name, date: date, days: distance)),
      link: .day(date))
  }
}
