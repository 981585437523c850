/// What the widget shows, after all choices are settled: a month, and today with what is to come.
struct CalendarFacts {
  let calendar: LunarCalendar
  let texts: CalendarTexts
  /// Today.
  let date: CivilDate
  let month: CalendarMonth
  let rows: Int
  /// Whether there is less to see, in larger type.
  let usesLargeType: Bool
  /// What leafs to other months; empty where the header has no arrows.
  let arrows: [MonthArrow]
  /// Days of the user's own and days of note to come, the next first; none but in the large family, which alone has room for
  /// some.
  private let events: [EventLine]
  /// The solar terms between them.
  private let terms: [EventLine]
  private let anniversaries: AnniversaryList
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
    let calendar = settings.calendar(in: environment)
    let today =
      isSample
      ? CalendarSystem.sampleDate : settings.days(at: instant, in: environment).day(at: instant)
    guard let date = today,
      let month = CalendarMonth(
        configuration.month(on: date), today: date,
        firstWeekday: settings.firstWeekday ?? environment.firstWeekday, calendar: calendar,
        anniversaries: settings.anniversaries)
    else { return nil }
    self.calendar = calendar
    self.date = date
    self.month = month
    anniversaries = settings.anniversaries
    texts = CalendarTexts(environment.language, calendar: calendar, monthNaming: settings.monthNaming)
    usesLargeType = settings.usesLargeType && !isSample
    arrows = configuration.showsArrows ? MonthArrow.all(from: month, today: date, texts: texts) : []
    // A sixth week of nothing but days of another month would be empty in large type.
    rows = configuration.rows == .six && !usesLargeType ? 6 : month.weeksNeeded
    (events, terms) =
      environment.family == .large
      ? Self.events(
        from: date, calendar: calendar, texts: texts,
        with: texts.events(
          of: settings.anniversaries.days(in: Self.days(from: date), of: calendar), from: date)) : ([], [])
    switch state {
    case .placeholder, .missing, .loaded: settingsNote = nil
    case .newer: settingsNote = texts.newerSettings
    case .unreadable, .unavailable: settingsNote = texts.unreadableSettings
    }
  }

  var shownMonth: YearMonth { YearMonth(of: month.firstDay) }
  var isCurrentMonth: Bool { shownMonth.contains(date) }

  /// Today with its festivals, also if another month is shown; `nil` if its own weeks are not within the years 1 to 9999.
  var today: CalendarDay? {
    let ofToday =
      isCurrentMonth
      ? month
      : CalendarMonth(
        YearMonth(of: date), today: date, firstWeekday: month.firstWeekday, calendar: calendar,
        anniversaries: anniversaries)
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
      first == last ? texts.lunarMonthForms(first) : texts.lunarRangeForms(first, last)
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
  var eventCount: Int { events.count + terms.count }

  /// What is read aloud: another month that is shown, today, and that the settings are not the user's or why today has no lunar
  /// date.
  func spoken(_ today: CalendarDay, showsMonth: Bool, hidesNames: Bool) -> String {
    var label = texts.label(today, hidesNames: hidesNames)
    if showsMonth, !isCurrentMonth {
      let heading = lunarTitle.map { texts.pair(title, $0.longest) } ?? title
      label = texts.pair(heading, label)
    }
    let note = settingsNote ?? (today.lunarDate == nil ? texts.outsideTables(calendar) : nil)
    return note.map { texts.pair(label, $0) } ?? label
  }

  /// As many of the events as there is room for, in the order of time: with solar terms where days of note leave room, and
  /// then with all that begin before the last event, since a list of some of them would look complete.
  func events(_ count: Int) -> [EventLine] {
    Array((events.count < count ? Self.inOrder(events + terms) : events).prefix(count))
  }

  /// Events in the order of time; of one day those that were given first.
  private static func inOrder(_ events: [EventLine]) -> [EventLine] {
    events.inOrder { Int64(DayNumber($0.date).rataDie) }
  }

  /// Today and the days in which events are looked for.
  private static func days(from today: CivilDate) -> ClosedRange<DayNumber> {
    let today = DayNumber(today)
    return today...((try? today.advanced(by: eventDays)) ?? today)
  }

  /// What comes from today on: days of the user's own, festivals, and the first and fifteenth of lunar months, the next first;
  /// and solar terms.
  private static func events(
    from today: CivilDate, calendar: LunarCalendar, texts: CalendarTexts, with own: [EventLine]
  ) -> (ofNote: [EventLine], terms: [EventLine]) {
    let range = days(from: today)
    guard range.overlaps(calendar.days) else { return (own, []) }
    let days = range.clamped(to: calendar.days)
    let kept = FestivalsOfDays(days, of: calendar)
    let festivals = kept.festivals
    // A festival whose rule is a solar term says that it begins.
    let told = Set(festivals.filter { $0.festival.solarTerm != nil }.map { $0.day })
    var found = festivals.map { entry in
      let role: CalendarRole = kept.isDayOff(entry.day) ? .publicHoliday : .festival
      return (day: entry.day, name: texts.nameForms(entry.festival), role: role)
    }
    // The first and fifteenth are named unless a festival is, which lunar day it is.
    var named = Set(festivals.filter { $0.festival.isLunar }.map { $0.day })
    var terms: [EventLine] = []
    for offset in 0...days.lowerBound.distance(to: days.upperBound) {
      guard let day = try? days.lowerBound.advanced(by: offset) else { continue }
      if let lunar = try? calendar.lunarDate(of: day), lunar.day == 1 || lunar.day == 15,
        named.insert(day).inserted
      {
        found.append((day, texts.lunarForms(lunar), .lunar))
      }
      if !told.contains(day), let term = try? calendar.solarTerm(beginningOn: day) {
        let name = texts.name(term.term)
        terms.append(
          EventLine(TextForms(name), on: day, from: today, role: .solarTerm, spoken: name, texts: texts))
      }
    }
    let ofNote = found.map { day, name, role in
      EventLine(name, on: day, from: today, role: role, spoken: name.longest, texts: texts)
    }
    return (Array(inOrder(own + ofNote).prefix(eventLimit)), terms)
  }
}
