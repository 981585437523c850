/// What the widget shows, after all choices are settled: a month, and today with what is to come.
struct CalendarFacts {
  let calendar: LunarCalendar
  let texts: CalendarTexts
  /// Today.
  let date: CivilDate
  let month: CalendarMonth
  let rows: Int
  /// Days of note to come, the next first, and behind them solar terms; none but in the large family, which alone has room for
  /// some.
  private let events: [EventLine]
  /// What is said of settings that could not be read; `nil` if they could.
  private let settingsNote: String?
  /// How far ahead events are looked for.
  private static let eventDays = 60
  /// How many events a large widget has room for at most.
  private static let eventLimit = 12

  /// The facts at a moment; those of a sample are of its own day and as the app is delivered.
  ///
  /// - Returns: `nil` if there is no such day or grid within the years 1 to 9999.
  init?(
    _ state: CalendarState, _ configuration: CalendarConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) {
    let isSample = state == .placeholder
    let settings = state.settings
    let configuration = isSample ? CalendarConfiguration() : configuration
    let calendar = Self.calendar(settings, in: environment)
    let today =
      isSample
      ? CalendarSystem.sampleDate : Self.days(settings, at: instant, in: environment).day(at: instant)
    guard let date = today,
      let month = CalendarMonth(
        configuration.month ?? YearMonth(of: date), today: date,
        firstWeekday: settings.firstWeekday ?? environment.firstWeekday, calendar: calendar)
    else { return nil }
    self.calendar = calendar
    self.date = date
    self.month = month
    texts = CalendarTexts(environment.language, calendar: calendar, monthNaming: settings.monthNaming)
    rows = configuration.rows == .six ? 6 : month.weeksNeeded
    events =
      environment.family == .large
      ? Self.events(from: date, calendar: calendar, texts: texts, limit: Self.eventLimit) : []
    switch state {
    case .placeholder, .missing, .loaded: settingsNote = nil
    case .newer, .unreadable, .unavailable: settingsNote = texts.unreadableSettings
    }
  }

  /// The lunar calendar of the settings, or that of the region.
  static func calendar(_ settings: CalendarSettings, in environment: WidgetEnvironment) -> LunarCalendar {
    settings.calendar ?? environment.region.calendar
  }

  /// The days of the zone that says what today is.
  static func days(
    _ settings: CalendarSettings, at instant: Instant, in environment: WidgetEnvironment
  ) -> LocalDays {
    settings.dayBasis == .calendarZone
      ? LocalDays(zone: ZoneClock(offset: calendar(settings, in: environment).offset(at: instant)))
      : environment.days
  }

  var shownMonth: YearMonth { YearMonth(of: month.firstDay) }
  var isCurrentMonth: Bool { shownMonth.contains(date) }

  /// Today with its festivals, also if another month is shown; `nil` if its own weeks are not within the years 1 to 9999.
  var today: CalendarDay? {
    let ofToday =
      isCurrentMonth
      ? month
      : CalendarMonth(
        YearMonth(of: date), today: date, firstWeekday: month.firstWeekday, calendar: calendar)
    return ofToday?.days.first { $0.isToday }
  }

  /// The lunar dates the heading names: today's, or the first and last of another month, as far as they are known.
  var headingDates: (first: LunarDate, last: LunarDate)? {
    if isCurrentMonth {
      return (try? calendar.lunarDate(of: date)).map { ($0, $0) }
    }
    let known = month.ownDays.compactMap { $0.lunarDate }
    guard let first = known.first, let last = known.last else { return nil }
    // One lunar month is named unless the year changes within the month.
    return (first, first.year == last.year ? first : last)
  }

  var title: String { texts.month(month.firstDay) }

  var lunarTitle: TextForms? {
    headingDates.map { first, last in
      first == last ? TextForms(texts.lunarMonth(first)) : texts.lunarRangeForms(first, last)
    }
  }

  /// What is to be said below the month: that the settings are not the user's, or why days of the month have no lunar date,
  /// or days of the weeks a doubtful one; `nil` if there is nothing.
  var note: String? {
    if let settingsNote { return settingsNote }
    if month.ownDays.contains(where: { $0.lunarDate == nil }) { return texts.outsideTables(calendar) }
    return month.days.contains { !$0.isCertain } ? texts.uncertainNote : nil
  }

  /// The same of a day alone.
  func note(_ day: CalendarDay) -> String? {
    if let settingsNote { return settingsNote }
    if day.lunarDate == nil { return texts.outsideTables(calendar) }
    return day.isCertain ? nil : texts.uncertainNote
  }

  /// How many events there are.
  var eventCount: Int { events.count }

  /// What is read aloud: another month that is shown, today, and that the settings are not the user's.
  func spoken(_ today: CalendarDay, showsMonth: Bool) -> String {
    var label = texts.label(today)
    if showsMonth, !isCurrentMonth {
      let heading = lunarTitle.map { texts.pair(title, $0.longest) } ?? title
      label = texts.pair(heading, label)
    }
    return settingsNote.map { texts.pair(label, $0) } ?? label
  }

  /// As many of the events as there is room for, in the order of time: days of note first, and solar terms where they leave
  /// room.
  func events(_ count: Int) -> [EventLine] {
    let chosen = events.prefix(count).enumerated()
    return chosen.sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map { $0.element }
  }

  /// What comes from today on: festivals, and the first and fifteenth of lunar months, the next first; behind them solar terms.
  private static func events(
    from today: CivilDate, calendar: LunarCalendar, texts: CalendarTexts, limit: Int
  ) -> [EventLine] {
    let end = (try? DayNumber(today).advanced(by: eventDays)) ?? DayNumber(today)
    let range = DayNumber(today)...end
    guard range.overlaps(calendar.days) else { return [] }
    let days = range.clamped(to: calendar.days)
    let festivals = (try? calendar.festivals(in: days)) ?? []
    // A festival whose rule is a solar term says that it begins.
    let told = Set(festivals.filter { $0.festival.solarTerm != nil }.map { $0.day })
    var found = festivals.map { entry in
      let role: CalendarRole = entry.festival.isDayOff ? .publicHoliday : .festival
      return (day: entry.day, name: texts.name(entry.festival), role: role)
    }
    var named = Set(festivals.map { $0.day })
    var terms: [(day: DayNumber, name: String, role: CalendarRole)] = []
    for offset in 0...days.lowerBound.distance(to: days.upperBound) {
      guard let day = try? days.lowerBound.advanced(by: offset) else { continue }
      if let lunar = try? calendar.lunarDate(of: day), lunar.day == 1 || lunar.day == 15,
        named.insert(day).inserted
      {
        found.append((day, texts.dayAndMonth(lunar), .lunar))
      }
      if !told.contains(day), let term = try? calendar.solarTerm(beginningOn: day) {
        terms.append((day, texts.name(term.term), .solarTerm))
      }
    }
    // Of one day the weightiest festival stands first; the sort keeps the order of what is equal by the place.
    let ordered = found.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
    return (ordered.map { $0.element } + terms).prefix(limit).map { event in
      let (date, distance) = (CivilDate(event.day), DayNumber(today).distance(to: event.day))
      return EventLine(
        name: CalendarTexts.nameForms(event.name), dateText: TextForms(texts.dayAndMonth(date)),
        distanceText: TextForms(texts.distance(distance).capitalizedFirst), date: date, role: event.role,
        accessibility: AccessibilityText(
          label: texts.eventLabel(name: event.name, date: date, days: distance)),
        link: .day(date))
    }
  }
}
