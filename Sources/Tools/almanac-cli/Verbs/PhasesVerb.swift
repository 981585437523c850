import Almanac

/// `almanac phases`: the phases of the Moon in a Gregorian year.
struct PhasesVerb: Verb {
  static let name = "phases"
  static let operands = "YYYY"
  static let summary = "the phases of the Moon in a year"
  static let details = """
    For each phase: the civil date in the calendar, the instant in UTC (UT1 before 1972), how far it is from
    midnight there, and the other date where the date is not certain. Years 1899 to 2101.
    """
  static let options = YearArguments.options
  static let formats = YearArguments.formats

  private let given: YearArguments

  init(_ arguments: Arguments) throws(UsageError) {
    given = try YearArguments(arguments, of: Self.name)
  }

  func run(_ output: inout OutputStream) throws {
    // Terms and phases have tables for the same years.
    guard SolarTermEvent.years.contains(given.year) else { throw SkyError.yearOutsideTables(given.year) }
    var events: [MoonPhaseEvent] = []
    var next: MoonPhaseEvent? = try MoonPhaseEvent(
      .newMoon, lunation: MoonPhaseEvent.lunations.lowerBound)
    while let event = next, given.calendar.date(of: event).year <= given.year {
      if given.calendar.date(of: event).year == given.year { events.append(event) }
      next = event.next
    }
    let list = SkyList(headings: ["phase"], entries: events.map(entry))
    try output.write(list.text(given.format))
  }

  private func entry(_ event: MoonPhaseEvent) -> SkyList.Entry {
    let name = event.phase.name(in: given.language)
    return SkyList.Entry(
      cells: [name], members: [("phase", .text(event.phase.word)), ("name", .text(name))],
      report: SkyReport(event, calendar: given.calendar))
  }
}
