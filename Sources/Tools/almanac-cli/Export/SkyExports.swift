import Almanac

/// `almanac export terms`: solar terms by their day in UTC.
struct TermExport: Export {
  static let name = "terms"
  static let columns = ["longitude", "name", "tt", "utc"]
  static let hasEvents = true
  static let limits = Exports.skyDays
  static let options: [CommandOption] = [.calendar, .language]

  private let calendar: LunarCalendar
  private let language: Language

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
  }

  func forEachRow(in range: ClosedRange<DayNumber>, _ body: (Row) throws -> Void) throws {
    // All terms of a Gregorian year lie in it, in UTC as well.
    var next = try? SolarTermEvent(.minorCold, year: CivilDate(range.lowerBound).year)
    while let event = next, try event.instant.day(atOffset: 0) <= range.upperBound {
      if try event.instant.day(atOffset: 0) >= range.lowerBound { try body(row(event)) }
      next = event.next
    }
  }

  private func row(_ event: SolarTermEvent) -> Row {
    let name = event.term.name(in: language)
    return Row(
      values: [
        .integer(event.term.longitude), .text(name), .text(event.terrestrialInstant.description),
        .text(event.instant.description),
      ],
      event: SkyReport(event, calendar: calendar).dayEvent(
        id: "term-\(event.year)-\(event.term.longitude)", summary: name))
  }
}

/// `almanac export phases`: phases of the Moon by their day in UTC.
struct PhaseExport: Export {
  static let name = "phases"
  static let columns = ["phase", "tt", "utc"]
  static let hasEvents = true
  static let limits = Exports.skyDays
  static let options: [CommandOption] = [.calendar, .language]

  private let calendar: LunarCalendar
  private let language: Language

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
  }

  func forEachRow(in range: ClosedRange<DayNumber>, _ body: (Row) throws -> Void) throws {
    var next = try? MoonPhaseEvent(.newMoon, lunation: MoonPhaseEvent.lunations.lowerBound)
    while let event = next, try event.instant.day(atOffset: 0) <= range.upperBound {
      if try event.instant.day(atOffset: 0) >= range.lowerBound { try body(row(event)) }
      next = event.next
    }
  }

  private func row(_ event: MoonPhaseEvent) -> Row {
    Row(
      values: [
        .text(event.phase.word), .text(event.terrestrialInstant.description),
        .text(event.instant.description),
      ],
      event: SkyReport(event, calendar: calendar).dayEvent(
        id: "phase-\(event.lunation)-\(event.phase.word)", summary: event.phase.name(in: language)))
  }
}
