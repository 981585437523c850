import Almanac
import WidgetBridge

/// `almanac export terms`: solar terms by their day in UTC.
struct TermExport: Export {
  typealias Subject = (event: SolarTermEvent, calendar: LunarCalendar, language: Language)

  static let name = "terms"
  static let summary = "solar terms by their day in UTC; date and events: by the calendar"
  static let table: [Column<Subject>] = [
    Column("longitude", .integer, "of the Sun, in degrees") { .integer($0.event.term.longitude) },
    Column("name", .text, "the name, by --language") { .text($0.event.term.name(in: $0.language)) },
    Column("tt", .text, "the instant in Terrestrial Time", isKey: true) {
      .text("\($0.event.terrestrialInstant)")
    },
    Column("utc", .text, "the instant in UTC, before 1972 in UT1") { .text("\($0.event.instant)") },
    Column("date", .date, "the civil date in the calendar") { .text("\($0.calendar.date(of: $0.event))") },
  ]
  static let hasEvents = true
  static let limits = Exports.skyDays
  static let options: [CommandOption] = [.calendars, .language]

  private let calendar: LunarCalendar
  private let language: Language

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
  }

  func forEach(in range: ClosedRange<DayNumber>, _ body: (Subject) throws -> Void) throws {
    // The solar terms of a Gregorian year are all within that year, in UTC as well.
    var next = try? SolarTermEvent(.minorCold, year: CivilDate(range.lowerBound).year)
    while let event = next, try event.instant.day(atOffset: 0) <= range.upperBound {
      if try event.instant.day(atOffset: 0) >= range.lowerBound { try body((event, calendar, language)) }
      next = event.next
    }
  }

  func event(of subject: Subject) throws -> DayEvent? {
    let event = subject.event
    return SkyReport(event, calendar: calendar, language: language).dayEvent(
      id: "term-\(event.year)-\(event.term.longitude)",
      summary: event.term.name(in: language).capitalizedFirst)
  }
}

/// `almanac export phases`: phases of the Moon by their day in UTC.
struct PhaseExport: Export {
  typealias Subject = (event: MoonPhaseEvent, calendar: LunarCalendar)

  static let name = "phases"
  static let summary = "phases of the Moon by their day in UTC; date and events: by the calendar"
  static let table: [Column<Subject>] = [
    Column("phase", .text, "new, first-quarter, full or last-quarter") { .text($0.event.phase.word) },
    Column("tt", .text, "the instant in Terrestrial Time", isKey: true) {
      .text("\($0.event.terrestrialInstant)")
    },
    Column("utc", .text, "the instant in UTC, before 1972 in UT1") { .text("\($0.event.instant)") },
    Column("date", .date, "the civil date in the calendar") { .text("\($0.calendar.date(of: $0.event))") },
  ]
  static let hasEvents = true
  static let limits = Exports.skyDays
  static let options: [CommandOption] = [.calendars, .language]

  private let calendar: LunarCalendar
  private let language: Language

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
  }

  func forEach(in range: ClosedRange<DayNumber>, _ body: (Subject) throws -> Void) throws {
    var next = try? MoonPhaseEvent(.newMoon, lunation: MoonPhaseEvent.lunations.lowerBound)
    while let event = next, try event.instant.day(atOffset: 0) <= range.upperBound {
      if try event.instant.day(atOffset: 0) >= range.lowerBound { try body((event, calendar)) }
      next = event.next
    }
  }

  func event(of subject: Subject) throws -> DayEvent? {
    let event = subject.event
    return SkyReport(event, calendar: calendar, language: language).dayEvent(
      id: "phase-\(event.lunation)-\(event.phase.word)",
      summary: event.phase.name(in: language).capitalizedFirst)
  }
}
