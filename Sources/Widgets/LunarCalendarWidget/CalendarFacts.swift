/// The facts that the widget shows: a month, today and upcoming events, with all choices made.
struct CalendarFacts {
  let calendar: LunarCalendar
  let texts: CalendarTexts
  /// Today.
  let date: CivilDate
  let month: CalendarMonth
  let rows: Int
  /// Whether the widget shows less, in larger type.
  let usesLargeType: Bool
  /// The arrows for paging; empty if the header has none.
  let arrows: [MonthArrow]
  /// The upcoming anniversaries and notable days, in order; empty except in the large family.
  private let events: [EventLine]
  /// The upcoming solar terms, in order.
  private let terms: [EventLine]
  private let anniversaries: AnniversaryList
  /// The note about settings that could not be read; `nil` if they could.
  private let settingsNote: String?
  /// The number of days in which events are looked for.
  private static let eventDays = 60
  /// The largest number of events that fit in a large widget.
  private static let eventLimit = 12

  /// Computes the facts at an instant; a sample uses a fixed day and the default settings.
  ///
  /// - Returns: `nil` if the day or its month grid is not within the years 1 to 9999.
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
    arrows =
      configuration.showsArrows
      ? MonthArrow.all(
        from: YearMonth(of: month.firstDay), today: date, firstWeekday: month.firstWeekday, texts: texts) : []
    // In large type days of other months are not drawn, so a sixth week would be empty.
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

  /// Today with its festivals, even if another month is shown.
  ///
  /// It is `nil` if the weeks of its month are not within the years 1 to 9999.
  var today: CalendarDay? {
    let ofToday =
      isCurrentMonth
      ? month
      : CalendarMonth(
        YearMonth(of: date), today: date, firstWeekday: month.firstWeekday, calendar: calendar,
        anniversaries: anniversaries)
    return ofToday?.days.first { $0.isToday }
  }

  /// The lunar dates for the heading: today's, or the first and last known ones of another month.
  var headingDates: (first: LunarDate, last: LunarDate)? {
    if isCurrentMonth {
      return (try? calendar.lunarDate(of: date)).map { ($0, $0) }
    }
    let known = month.ownDays.compactMap { $0.lunarDate }
    guard let first = known.first, let last = known.last else { return nil }
    // The heading names one lunar month unless the lunar year changes within the month.
    return (first, first.year == last.year ? first : last)
  }

  var title: String { texts.month(month.firstDay) }

  var lunarTitle: TextForms? {
    headingDates.map { first, last in
      first == last ? texts.lunarMonthForms(first) : texts.lunarRangeForms(first, last)
    }
  }

  /// The note below the month; `nil` if there is nothing to say.
  ///
  /// It says that the user's settings could not be read, that days of the month have no lunar date, or that
  /// days of the weeks have an uncertain one.
  var note: String? {
    if let settingsNote { return settingsNote }
    if month.ownDays.contains(where: { $0.lunarDate == nil }) { return texts.outsideTables(calendar) }
    return month.days.contains { !$0.isCertain } ? texts.uncertainNote : nil
  }

  /// The note for a single day.
  func note(_ day: CalendarDay) -> String? {
    if let settingsNote { return settingsNote }
    if day.lunarDate == nil { return texts.outsideTables(calendar) }
    return day.isCertain ? nil : texts.uncertainNote
  }

  /// The number of events.
  var eventCount: Int { events.count + terms.count }

  /// The text that screen readers read.
  ///
  /// It names the shown month if it is not the current one, then today, and then that the user's settings
  /// could not be read or why today has no lunar date.
  func spoken(_ today: CalendarDay, showsMonth: Bool, hidesNames: Bool) -> String {
    var label = texts.label(today, hidesNames: hidesNames)
    if showsMonth, !isCurrentMonth {
      let heading = lunarTitle.map { texts.pair(title, $0.longest) } ?? title
      label = texts.pair(heading, label)
    }
    let note = settingsNote ?? (today.lunarDate == nil ? texts.outsideTables(calendar) : nil)
    return note.map { texts.pair(label, $0) } ?? label
  }

  /// Returns the next `count` events in the order of time.
  ///
  /// If notable days leave room, solar terms are included: all of those before the last event, because a list
  /// with only some of them would look complete.
  func events(_ count: Int) -> [EventLine] {
    Array((events.count < count ? Self.inOrder(events + terms) : events).prefix(count))
  }

  /// Sorts events by time; events of one day keep their order.
  private static func inOrder(_ events: [EventLine]) -> [EventLine] {
    events.inOrder { Int64(DayNumber($0.date).rataDie) }
  }

  /// Returns today and the days in which events are looked for.
  private static func days(from today: CivilDate) -> ClosedRange<DayNumber> {
    let today = DayNumber(today)
    return today...((try? today.advanced(by: eventDays)) ?? today)
  }

  /// Returns the events from today on, in order, and the solar terms.
  ///
  /// The events are anniversaries, festivals, and the first and fifteenth of lunar months.
  private static func events(
    from today: CivilDate, calendar: LunarCalendar, texts: CalendarTexts, with own: [EventLine]
  ) -> (ofNote: [EventLine], terms: [EventLine]) {
    let range = days(from: today)
    guard range.overlaps(calendar.days) else { return (own, []) }
    let days = range.clamped(to: calendar.days)
    let kept = FestivalsOfDays(days, of: calendar)
    let festivals = kept.festivals
    // A festival that is defined by a solar term already says that the term begins.
    let told = Set(festivals.filter { $0.festival.solarTerm != nil }.map { $0.day })
    var found = festivals.map { entry in
      let role: CalendarRole = kept.isDayOff(entry.day) ? .publicHoliday : .festival
      return (day: entry.day, name: texts.nameForms(entry.festival), role: role)
    }
    // The first and fifteenth are named unless a festival already tells the lunar day.
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
