import DayAlmanac
import WidgetCore

/// An event of the sky that has a date in each calendar.
package protocol DatedEvent: Sendable {
  var terrestrialInstant: TerrestrialInstant { get }
  var instant: Instant { get }
  /// The event after it; `nil` for the last of the tables.
  var next: Self? { get }
  /// Returns the day of the event in a calendar, and how far the event is from midnight.
  func margin(in calendar: LunarCalendar) -> DayMargin
  /// The name in TypeScript for rows of such events, and the meaning of a row.
  static var rowDeclaration: (name: String, help: String) { get }
  static var rowColumns: [Column<SkyRow<Self>>] { get }
}

/// An event of the sky in a calendar: a solar term or a phase of the Moon.
package struct SkyRow<Event: DatedEvent>: ColumnRecord {
  package let event: Event
  package let margin: DayMargin
  package let calendar: LunarCalendar
  package let language: Language
  /// The instant by the clock of a zone; `nil` without one.
  private let local: String?

  package init(_ event: Event, calendar: LunarCalendar, language: Language, zone: ZoneClock? = nil) {
    (self.event, margin) = (event, event.margin(in: calendar))
    (self.calendar, self.language) = (calendar, language)
    local = zone.map { LocalTime.text(event.instant, zone: $0) }
  }

  /// The local date in the zone of the calendar.
  package var date: CivilDate { CivilDate(margin.day) }

  /// The sentence about the other possible date; `nil` if the date is certain.
  package var uncertainty: String? {
    margin.alternative.map { DayTexts(language).uncertain(or: CivilDate($0)) }
  }

  package static var declaration: (name: String, help: String) { Event.rowDeclaration }
  package static var columns: [Column<Self>] { Event.rowColumns }

  /// The columns that all events have.
  fileprivate static var moments: [Column<Self>] {
    [
      Column("date", "the civil date in the calendar", label: { $0.date }) { $0.date },
      Column("tt", "the instant in Terrestrial Time", isKey: true) {
        $0.event.terrestrialInstant.description
      },
      Column(
        "utc", "the instant in UTC, before 1972 in UT1", label: { _ in "UTC" },
        cell: { $0.event.instant.description + ($0.local.map { "  " + $0 } ?? "") }
      ) { $0.event.instant.description },
      Column("local", "the instant by the clock of --zone, if that is given") { $0.local },
      Column(
        "margin", "seconds from the nearest midnight of the calendar's clock; negative before it",
        label: { $0.fromMidnight }, cell: { SecondsText.signed($0.margin.secondsFromMidnight) }
      ) { $0.margin.secondsFromMidnight },
      Column("certain", "whether nothing can move the date") { $0.margin.isCertain },
      Column(
        "alternative", "the date that it has otherwise", label: { _ in "" }, cell: { $0.uncertainty ?? "" }
      ) {
        $0.margin.alternative.map { CivilDate($0) }
      },
      Column(
        "assumption", "the assumption behind the instant in UTC", words: DayMargin.Assumption.words
      ) { $0.margin.assumption.word },
    ]
  }

  /// Returns the rows of an event and those after it whose local date is in a range.
  fileprivate static func rows(
    from first: Event, in range: ClosedRange<DayNumber>, _ calendar: LunarCalendar, _ language: Language,
    _ zone: ZoneClock?
  ) -> [Self] {
    var rows: [Self] = []
    for event in sequence(first: first, next: { $0.next }) {
      let row = Self(event, calendar: calendar, language: language, zone: zone)
      if row.margin.day > range.upperBound { break }
      if row.margin.day >= range.lowerBound { rows.append(row) }
    }
    return rows
  }

  /// Returns the event for a calendar app; its id contains the calendar, because the local date depends on it.
  fileprivate func dayEvent(id: String, summary: String) -> DayEvent {
    DayEvent(
      id: "\(id)-\(calendar)", date: date, summary: summary, lines: [event.instant.description, uncertainty],
      isCertain: margin.isCertain, revised: KnownData.ofTheSky)
  }
}

/// A solar term in a calendar.
package typealias TermRow = SkyRow<SolarTermEvent>

extension SolarTermEvent: DatedEvent {
  package func margin(in calendar: LunarCalendar) -> DayMargin { calendar.margin(of: self) }

  package static let rowDeclaration = (name: "TermRow", help: "A row of `terms`.")
  package static let rowColumns: [Column<TermRow>] =
    [
      Column(
        "longitude", "of the Sun, in degrees", label: { $0.longitude },
        cell: { "\($0.event.term.longitude)°" }
      ) {
        $0.event.term.longitude
      },
      Column("name", "the name, by --language", label: { $0.name }) { $0.event.term.name(in: $0.language) },
    ] + TermRow.moments
}

extension SkyRow where Event == SolarTermEvent {
  /// Returns the solar terms whose date in a calendar is in a range.
  static func rows(
    in range: ClosedRange<DayNumber>, _ calendar: LunarCalendar, _ language: Language, _ zone: ZoneClock?
  ) -> [Self] {
    // In every calendar, the first term of a Gregorian year is some days after its beginning.
    let year = max(CivilDate(range.lowerBound).year, SolarTermEvent.years.lowerBound)
    guard let first = try? SolarTermEvent(.minorCold, year: year) else { return [] }
    return rows(from: first, in: range, calendar, language, zone)
  }
}

extension Table where Row == TermRow {
  /// The solar terms by their date in a calendar, with their time in a zone.
  package static func terms(_ calendar: LunarCalendar, _ language: Language, in zone: ZoneClock?) -> Table {
    Table(
      TermRow.columns, title: { "\($0.solarTerms) (\(calendar))" },
      event: {
        $0.dayEvent(
          id: "term-\($0.event.year)-\($0.event.term.longitude)",
          summary: $0.event.term.name(in: $0.language).capitalizedFirst)
      },
      rows: { (range) throws(Refusal) in TermRow.rows(in: range, calendar, language, zone) })
  }
}

/// A phase of the Moon in a calendar.
package typealias PhaseRow = SkyRow<MoonPhaseEvent>

extension MoonPhaseEvent: DatedEvent {
  package func margin(in calendar: LunarCalendar) -> DayMargin { calendar.margin(of: self) }

  package static let rowDeclaration = (name: "PhaseRow", help: "A row of `phases`.")
  package static let rowColumns: [Column<PhaseRow>] =
    [
      Column("phase", "which phase", words: MoonPhase.allCases.map { $0.word }) { $0.event.phase.word },
      Column("name", "the name, by --language", label: { $0.phase }) { $0.event.phase.name(in: $0.language) },
    ] + PhaseRow.moments
}

extension SkyRow where Event == MoonPhaseEvent {
  /// Returns the phases of the Moon whose date in a calendar is in a range.
  static func rows(
    in range: ClosedRange<DayNumber>, _ calendar: LunarCalendar, _ language: Language, _ zone: ZoneClock?
  ) -> [Self] {
    let lunations = MoonPhaseEvent.lunations
    guard let earliest = try? MoonPhaseEvent(.newMoon, lunation: lunations.lowerBound) else { return [] }
    // A lunation is never longer than 30 days, so this one begins before the range.
    let start = DayNumber(calendar.date(of: earliest))
    let skipped = max(0, start.distance(to: range.lowerBound) / 30 - 1)
    let lunation = min(lunations.upperBound, lunations.lowerBound + skipped)
    guard let first = try? MoonPhaseEvent(.newMoon, lunation: lunation) else { return [] }
    return rows(from: first, in: range, calendar, language, zone)
  }
}

extension Table where Row == PhaseRow {
  /// The phases of the Moon by their date in a calendar, with their time in a zone.
  package static func phases(_ calendar: LunarCalendar, _ language: Language, in zone: ZoneClock?) -> Table {
    Table(
      PhaseRow.columns, title: { "\($0.phases) (\(calendar))" },
      event: {
        $0.dayEvent(
          id: "phase-\($0.event.lunation)-\($0.event.phase.word)",
          summary: $0.event.phase.name(in: $0.language).capitalizedFirst)
      },
      rows: { (range) throws(Refusal) in PhaseRow.rows(in: range, calendar, language, zone) })
  }
}
