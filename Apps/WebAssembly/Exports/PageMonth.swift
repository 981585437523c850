import AlmanacReports
import LunarCalendarWidgetCore

// The calls that the web page alone has. They take numbers and words: to read the request of a widget and all its settings takes more
// code than what the page asks for, and so does the drawing of a snapshot, which it does not need.

/// A month of the calendar widget, as the page asks for it.
private struct PageMonth {
  let days: PageDays
  let environment: WidgetEnvironment
  let now: Instant

  /// The time is noon, because all that is shown is of whole days.
  init(
    _ calendarIndex: Int32, _ languageIndex: Int32, today year: Int32, _ month: Int32, _ day: Int32
  ) throws(Refusal) {
    let (calendar, today) = (try calendar(at: calendarIndex), try civilDate(year, month, day))
    let zone = ZoneClock(offset: 0)
    days = PageDays(Question.words[...], in: calendar)
    environment = WidgetEnvironment(
      zone: zone, language: CalendarDefinition.language(for: language(at: languageIndex)),
      frame: WidgetFrame(.large), region: .vietnam)
    guard let noon = zone.firstMoment(at: 12 * 3_600, on: DayNumber(today)) else {
      throw .lunar(.dayOutsideTables(DayNumber(today)))
    }
    now = noon
  }
}

extension EventLine {
  /// The event without its link and its spoken text, which the page makes itself.
  fileprivate var ofPage: JSON {
    [
      "name": name.json, "date": date.json, "dateText": dateText.json, "distanceText": distanceText.json,
      "kind": .string(role.rawValue),
    ]
  }
}

/// Returns a month of the calendar widget as JSON: `widgetData`, and what is coming up with its title.
@_expose(wasm, "pageMonth")
@_cdecl("almanac_page_month")
func pageMonth(
  _ calendarIndex: Int32, _ languageIndex: Int32, _ year: Int32, _ month: Int32, _ todayYear: Int32,
  _ todayMonth: Int32, _ todayDay: Int32
) -> Int32 {
  Answer.number { () throws(Refusal) in
    let page = try PageMonth(calendarIndex, languageIndex, today: todayYear, todayMonth, todayDay)
    let configuration = CalendarConfiguration(month: YearMonth(of: try civilDate(year, month, 1)), rows: .six)
    let snapshot = CalendarDefinition.snapshot(
      of: page.days.state, configuration: configuration, at: page.now, in: page.environment)
    let events = snapshot.facts?.events(12) ?? []
    return Answer.keep(
      JSON.present([
        (
          "widgetData",
          CalendarDefinition.data(
            of: page.days.state, configuration: configuration, at: page.now, in: page.environment)
        ),
        ("eventsTitle", events.isEmpty ? nil : snapshot.facts?.eventsTitle.json),
        ("events", .array(events.map { $0.ofPage })),
      ]).text)
  }
}

/// Returns when each day of the user's own comes next, as JSON: an event in the place of each day.
///
/// It is null where the tables have no day of it any more, and where the day cannot be read.
@_expose(wasm, "pageAnniversaries")
@_cdecl("almanac_page_anniversaries")
func pageAnniversaries(
  _ calendarIndex: Int32, _ languageIndex: Int32, _ year: Int32, _ month: Int32, _ day: Int32
) -> Int32 {
  Answer.number { () throws(Refusal) in
    let page = try PageMonth(calendarIndex, languageIndex, today: year, month, day)
    var events = CalendarDefinition.nextAnniversaries(of: page.days.state, at: page.now, in: page.environment)
      .map { $0?.ofPage ?? .null }
    for index in page.days.unreadable { events.insert(.null, at: index) }
    return Answer.keep(JSON.array(events).text)
  }
}
