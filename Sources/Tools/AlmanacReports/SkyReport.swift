/// The report about an event of the sky in a calendar, for any kind of event.
package struct SkyReport {
  package let terrestrialInstant: TerrestrialInstant
  package let instant: Instant
  package let margin: DayMargin
  package let calendar: LunarCalendar
  package let language: Language

  package init(_ event: SolarTermEvent, calendar: LunarCalendar, language: Language) {
    terrestrialInstant = event.terrestrialInstant
    instant = event.instant
    margin = calendar.margin(of: event)
    self.calendar = calendar
    self.language = language
  }

  package init(_ event: MoonPhaseEvent, calendar: LunarCalendar, language: Language) {
    terrestrialInstant = event.terrestrialInstant
    instant = event.instant
    margin = calendar.margin(of: event)
    self.calendar = calendar
    self.language = language
  }

  /// The local date in the zone of the calendar.
  package var date: CivilDate { CivilDate(margin.day) }

  package var members: [(key: String, value: OrderedJSON)] {
    [
      ("date", .text(date.description)), ("tt", .text(terrestrialInstant.description)),
      ("utc", .text(instant.description)), ("margin", .integer(margin.secondsFromMidnight)),
      ("certain", .boolean(margin.isCertain)),
      ("alternative", OrderedJSON(margin.alternative.map { CivilDate($0).description })),
      ("assumption", .text(margin.assumption.word)),
    ]
  }
}

extension SolarTermEvent {
  /// Returns the members that identify the term.
  package func members(in language: Language) -> [(key: String, value: OrderedJSON)] {
    [("longitude", .integer(term.longitude)), ("name", .text(term.name(in: language)))]
  }
}
