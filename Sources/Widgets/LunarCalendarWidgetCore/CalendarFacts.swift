import LunarCalendarWidgetTables

/// The facts of the calendar widget: a month, today, and the days that are coming up.
///
/// The month is the current one unless the user chose another or paged to it.
public struct CalendarFacts: WidgetFacts {
  /// The roles of its colours.
  public typealias Role = CalendarRole

  /// The words of the language.
  public let texts: CalendarTexts
  /// The calendar of the lunar dates.
  public let calendar: LunarCalendar
  /// The month that is shown.
  public private(set) var month: CalendarMonth
  /// Today, even if another month is shown.
  public private(set) var today: CalendarDay
  /// The day after today, for events that are named on their eve.
  private var tomorrow: CalendarDay?
  /// Whether the widget shows less, in larger type: two weeks instead of a month in the medium family, no
  /// days of other months, and no weekday on the card of a day.
  public private(set) var usesLargeType: Bool
  private let (showsPentad, showsRokuyo): (Bool, Bool)
  private let family: Family
  private let rows: CalendarConfiguration.Rows
  /// The arrows for paging to other months; none unless the user chose them.
  public let arrows: [MonthArrow]
  private var events: EventList
  /// The note about settings that could not be read; `nil` if they could.
  private let settingsNote: String?

  /// Creates the facts at an instant; a sample has a fixed day and the default settings.
  ///
  /// - Returns: `nil` if a month grid with the day, or the one that is shown, is not within the years 1 to 9999.
  init?(
    _ state: CalendarState, _ configuration: CalendarConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) {
    let isSample = state == .placeholder
    let settings = state.settings
    let configuration = isSample ? CalendarConfiguration() : configuration
    let calendar = settings.calendar(in: environment)
    let firstWeekday = settings.firstWeekday ?? environment.firstWeekday
    let date =
      isSample
      ? CalendarDefinition.sampleDate : settings.days(at: instant, in: environment).day(at: instant)
    guard let date else { return nil }
    let daysOff = settings.daysOff(in: environment)
    let (current, shown) = (YearMonth(of: date), configuration.month(on: date))
    func grid(_ month: YearMonth) -> CalendarMonth? {
      CalendarMonth(
        month, today: date, firstWeekday: firstWeekday, calendar: calendar,
        daysOff: daysOff, anniversaries: settings.anniversaries, showing: settings.shows)
    }
    // The grid of a month continues after its last day, so it contains tomorrow.
    guard let month = grid(shown),
      let ahead = (shown == current ? month : grid(current))?.days.drop(while: { !$0.isToday }),
      let today = ahead.first
    else { return nil }
    texts = CalendarTexts(
      environment.language, calendar: calendar, monthNaming: settings.monthNaming,
      localeIdentifier: environment.localeIdentifier)
    self.calendar = calendar
    self.month = month
    self.today = today
    tomorrow = ahead.dropFirst().first
    (showsPentad, showsRokuyo) = (settings.showsPentad, settings.showsRokuyo)
    family = environment.family
    rows = configuration.rows
    usesLargeType = settings.usesLargeType && !isSample
    arrows =
      configuration.showsArrows
      ? MonthArrow.all(from: shown, today: date, firstWeekday: firstWeekday, texts: texts) : []
    events =
      environment.family == .large
      ? EventList(
        from: shown == current ? date : month.firstDay, today: date, calendar: calendar, texts: texts,
        settings, daysOff)
      : EventList()
    switch state {
    case .placeholder, .missing, .loaded: settingsNote = nil
    case .newer: settingsNote = texts.strings.newerSettings
    case .unreadable, .unavailable: settingsNote = texts.strings.unreadableSettings
    }
  }

  /// Whether the family has room for the month; otherwise it shows today alone.
  public var showsMonth: Bool { family.allowsElementLinks }

  /// Whether two weeks are shown in place of the month: that of today and the next, unless six weeks were chosen.
  var showsTwoWeeks: Bool { usesLargeType && family == .medium && rows != .six && isCurrentMonth }

  /// The index of the first week that is shown, among those of the month.
  ///
  /// It is 0 unless two weeks are shown. In the last of six weeks it is that of the week before.
  package var firstWeek: Int {
    showsTwoWeeks ? min((month.days.firstIndex { $0.isToday } ?? 0) / 7, CalendarMonth.dayCount / 7 - 2) : 0
  }

  /// The number of weeks that are shown.
  public var weekCount: Int {
    // In large type days of other months are not drawn, so a sixth week would be empty.
    showsTwoWeeks ? 2 : rows == .six && !usesLargeType ? 6 : month.weeksNeeded
  }

  /// The weeks that are shown.
  package var weeks: [ArraySlice<CalendarDay>] {
    Array(month.weeks(firstWeek + weekCount).dropFirst(firstWeek))
  }

  private var shownMonth: YearMonth { YearMonth(of: month.firstDay) }
  private var isCurrentMonth: Bool { shownMonth.contains(today.date) }

  /// The page of today, or of the shown month if that is not the current one.
  public var page: CalendarLink? { showsMonth && !isCurrentMonth ? headerPage : .day(today.date) }

  /// The page of the shown month.
  var headerPage: CalendarLink { .month(shownMonth) }

  /// The text that screen readers read.
  ///
  /// It names the shown month if it is not the current one, then today with its ``countedLine`` and the events of tomorrow, and then
  /// that the user's settings could not be read or why today has no lunar date.
  public var accessibility: AccessibilityText {
    var value = texts.label(today)
    if showsMonth, !isCurrentMonth {
      value = texts.pair(lunarTitle.map { texts.pair(title.longest, $0.longest) } ?? title.longest, value)
    }
    if showsMonth, let counted = countedForms(texts.pair) { value = texts.pair(value, counted.longest) }
    if let eve = tomorrow.flatMap(texts.spokenEve) { value = texts.pair(value, eve) }
    if let note = settingsNote ?? (today.lunarDate == nil ? texts.outsideTables(calendar).longest : nil) {
      value = texts.pair(value, note)
    }
    return AccessibilityText(label: texts.displayName, value: value)
  }

  /// The facts for larger type, which show less.
  public var inLargeType: CalendarFacts {
    var facts = self
    facts.usesLargeType = true
    return facts
  }

  /// The facts without the names, kinds and ids of anniversaries.
  public var redacted: CalendarFacts {
    var facts = self
    facts.month = month.redacted
    facts.today = today.redacted
    facts.tomorrow = tomorrow?.redacted
    facts.events = events.redacted
    return facts
  }
}

extension CalendarFacts {
  /// The title of the month: "Tháng 2, 2026".
  public var title: TextForms { texts.monthForms(month.firstDay) }

  /// The lunar title of the month: "Tháng Giêng Bính Ngọ"; `nil` outside the tables.
  public var lunarTitle: TextForms? {
    headingDates.map { first, last in
      first == last ? texts.lunarMonthForms(first) : texts.lunarRangeForms(first, last)
    }
  }

  /// The lunar dates for the heading: today's, or the first and last known ones of another month.
  var headingDates: (first: LunarDate, last: LunarDate)? {
    if isCurrentMonth { return today.lunarDate.map { ($0, $0) } }
    let known = month.days.compactMap { $0.isInMonth ? $0.lunarDate : nil }
    guard let first = known.first, let last = known.last else { return nil }
    let isOneMonth =
      first.year == last.year && first.month == last.month && first.isLeapMonth == last.isLeapMonth
    return (first, isOneMonth ? first : last)
  }

  /// The note below the month or the day; `nil` if there is none.
  ///
  /// It explains that the user's settings could not be read, that days of the month have no lunar date, or
  /// that days of its weeks have an uncertain one.
  public var note: TextForms? {
    showsMonth ? monthNote : note(on: [today], or: [today])
  }

  /// The note below the month, also if the family does not show it.
  var monthNote: TextForms? { note(on: month.days.filter { $0.isInMonth }, or: month.days) }

  /// Whether the line below the month names the ``lineEvent`` instead of the note, where no list names it.
  ///
  /// The note about unreadable settings comes first, because the user's own days are among them.
  var namesEvent: Bool { family == .medium && isCurrentMonth && settingsNote == nil && lineEvent != nil }

  private func note(on days: [CalendarDay], or shown: [CalendarDay]) -> TextForms? {
    if let settingsNote { return TextForms(settingsNote) }
    if days.contains(where: { $0.lunarDate == nil }) { return texts.outsideTables(calendar) }
    return shown.contains { !$0.isCertain } ? TextForms(texts.strings.uncertainNote) : nil
  }

  /// The special days of the shown month in the order of time: short date, name and kind.
  package var specialDays: [(date: String, name: String, role: CalendarRole)] {
    month.days.filter { $0.isInMonth }.flatMap { day in
      texts.names(day).map { (texts.dates.dayAndMonthShort(day.date), $0.name.capitalizedFirst, $0.role) }
    }
  }

  /// Returns the next `count` anniversaries, festivals, first and fifteenth days of lunar months and solar terms.
  ///
  /// They are in the order of time, from today on, or from the first day of the shown month if that is another.
  /// Only the large family has any.
  public func events(_ count: Int) -> [EventLine] { events.first(count) }

  /// The heading of the events: "Sắp tới", or "Từ 1 tháng 8" if another month is shown.
  public var eventsTitle: TextForms {
    TextForms(
      isCurrentMonth
        ? texts.strings.comingUp : texts.strings.comingFrom(date: texts.dates.dayAndMonth(month.firstDay)))
  }

  /// "Thứ Ba", today.
  public var weekday: TextForms { TextForms(texts.dates.weekday(today.date.weekday)) }

  /// "Tháng 2, 2026", the month of today.
  public var monthLine: TextForms { TextForms(texts.dates.monthAndYear(today.date)) }

  /// "Thứ Ba, 17 tháng 2".
  public var dateLine: TextForms { TextForms(texts.dates.weekdayAndDate(today.date)) }

  /// "17 tháng 2 · mùng 1 tháng Giêng", in short "17 tháng 2 · ÂL 1/1", and on an eve "ÂL 4/1 · ngày mai: Giỗ bà ngoại".
  public var inlineText: TextForms { texts.inline(today, event: lineEvent?.forms.value) }

  /// "Mùng 1 tháng Giêng", with a question mark if it is uncertain; `nil` outside the tables.
  public var lunarLine: TextForms? { texts.lunarForms(today) }

  /// `1/1`, `1/6n`, `24/11?`, in Chinese `正月初一`; `nil` outside the tables.
  public var lunarShort: TextForms? { texts.short(today) }

  /// "Năm Bính Ngọ"; `nil` outside the tables.
  public var yearLine: TextForms? { today.lunarDate.map { TextForms(texts.lunarYear($0)) } }

  /// "Ngày Nhâm Tuất", the day in the cycle of sixty.
  public var cycleLine: TextForms { TextForms(texts.cycle(today)) }

  /// Today's day of Japan's six (六曜); `nil` unless the user wants it, and in other calendars.
  public var rokuyo: Rokuyo? { showsRokuyo ? today.lunarDate.flatMap { calendar.rokuyo(of: $0) } : nil }

  #if hasFeature(Embedded)
  // The instants of the pentads would enlarge what is compiled for WebAssembly and for Android.
  private var pentadForms: TextForms? { nil }
  private var pentadMembers: [(String, JSON?)] { [] }
  #else
  private var pentadEvent: PentadEvent? {
    showsPentad && calendar.pentads != nil ? try? calendar.pentad(on: DayNumber(today.date)) : nil
  }

  /// Today's pentad (候), 1 to 72; `nil` unless the user wants it, in calendars without names for them, and on Android and in
  /// WebAssembly.
  public var pentad: Int? { pentadEvent?.number }

  /// The name of that pentad in the list of the calendar.
  public var pentadName: String? { pentadEvent.flatMap { calendar.name(of: $0, in: texts.language) } }

  /// "Hậu 30: 半夏生", with the name alone as a shorter form.
  private var pentadForms: TextForms? {
    guard let pentadEvent, let name = calendar.name(of: pentadEvent, in: texts.language) else { return nil }
    return TextForms(
      texts.strings.pentad(name: name, number: "\(pentadEvent.number)").capitalizedFirst, name)
  }

  private var pentadMembers: [(String, JSON?)] {
    [("pentad", pentad.map { JSON($0) }), ("pentadName", pentadName.map(JSON.string))]
  }
  #endif

  /// "Đại An · hậu 30: 半夏生", the day of the six and the pentad of today; `nil` unless the user wants them.
  ///
  /// The large family has it below the month, the medium one where neither an event nor a note needs the line.
  public var countedLine: TextForms? { countedForms(texts.strings.inlineDate) }

  private func countedForms(_ combine: (String, String) -> String) -> TextForms? {
    let day = rokuyo.map { TextForms(DayTexts(texts.language).name($0)) }
    guard let day, let pentadForms else { return day ?? pentadForms }
    return TextForms(day, pentadForms, combine: combine)
  }

  /// An anniversary of today, why it is off or worked, the most important festival, or the solar term that begins; `nil`
  /// on most days, and private if it names an anniversary.
  public var eventLine: Sensitive<TextForms>? { event?.forms }

  /// "Ngày mai: Giỗ ông nội lần thứ 5": an anniversary of tomorrow, which is private, or why it is off or worked; `nil`
  /// on most days.
  public var eveLine: Sensitive<TextForms>? { eve?.forms }

  var event: CalendarTexts.Event? { texts.event(today) }
  var eve: CalendarTexts.Event? { tomorrow.flatMap(texts.eve) }
  /// The event for families with a single line: today's anniversary, with tomorrow's event if there is room, or else tomorrow's.
  var lineEvent: CalendarTexts.Event? {
    today.anniversaries.isEmpty ? eve : event.map { texts.event($0, before: eve) }
  }

  /// The facts as JSON: today, and the month if the family shows one.
  ///
  /// Texts have the same names as in the drawing. The month is in `widgetData`, as the app's first version wrote it.
  public var json: JSON {
    let ofToday: [(String, JSON?)] = [
      ("day", today.json(texts, hidden: .null)), ("weekday", weekday.json),
      ("monthLine", monthLine.json), ("dateLine", dateLine.json), ("inlineText", inlineText.json),
      ("lunarLine", lunarLine?.json), ("lunarShort", lunarShort?.json), ("yearLine", yearLine?.json),
      ("cycleLine", cycleLine.json), ("eventLine", eventLine?.json), ("eveLine", eveLine?.json),
      ("note", note?.json), ("countedLine", countedLine?.json),
      ("rokuyo", rokuyo.map { .string($0.rawValue) }),
      ("usesLargeType", usesLargeType ? .bool(true) : nil),
    ]
    let events = events(EventList.limit)
    let ofMonth: [(String, JSON?)] = [
      ("title", title.json), ("lunarTitle", lunarTitle?.json), ("weekCount", JSON(weekCount)),
      ("firstWeek", firstWeek > 0 ? JSON(firstWeek) : nil),
      ("widgetData", widgetData(hidden: .null)),
      ("weekdayNames", .array(month.weekdays.map { .string(texts.dates.weekday($0)) })),
      ("arrows", arrows.isEmpty ? nil : .array(arrows.map { $0.json })),
      ("eventsTitle", events.isEmpty ? nil : eventsTitle.json),
      ("events", events.isEmpty ? nil : .array(events.map { $0.json })),
    ]
    return .present(ofToday + pentadMembers + (showsMonth ? ofMonth : []))
  }
}
