import Almanac

/// What there is to say of an event of the sky in a calendar, whichever event it is.
struct SkyReport {
  var terrestrialInstant: TerrestrialInstant
  var instant: Instant
  var margin: DayMargin
  var calendar: LunarCalendar

  init(_ event: SolarTermEvent, calendar: LunarCalendar) {
    terrestrialInstant = event.terrestrialInstant
    instant = event.instant
    margin = calendar.margin(of: event)
    self.calendar = calendar
  }

  init(_ event: MoonPhaseEvent, calendar: LunarCalendar) {
    terrestrialInstant = event.terrestrialInstant
    instant = event.instant
    margin = calendar.margin(of: event)
    self.calendar = calendar
  }

  /// The local date in the calendar.
  var date: CivilDate { CivilDate(margin.day) }

  /// The headings of ``cells``.
  static let headings = ["date", "UTC", "from midnight", ""]

  var cells: [String] {
    [date.description, instant.description, SecondsText.signed(margin.secondsFromMidnight), doubt ?? ""]
  }

  var members: [(key: String, value: JSONValue)] {
    [
      ("date", .text(date.description)), ("tt", .text(terrestrialInstant.description)),
      ("utc", .text(instant.description)), ("margin", .integer(margin.secondsFromMidnight)),
      ("certain", .boolean(margin.isCertain)),
      ("alternative", JSONValue(margin.alternative.map { CivilDate($0).description })),
      ("assumption", .text(margin.assumption.word)),
    ]
  }

  /// The event in a calendar app.
  ///
  /// Its id holds the calendar, because the local date hangs on it.
  func dayEvent(id: String, summary: String) -> DayEvent {
    DayEvent(
      id: "\(id)-\(calendar)", date: date, summary: summary,
      description: [instant.description, doubt].compactMap { $0 }.joined(separator: "\n"),
      isCertain: margin.isCertain)
  }

  private var doubt: String? { margin.alternative.map { "not certain: or \(CivilDate($0))" } }
}
