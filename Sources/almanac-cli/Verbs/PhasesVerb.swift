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
  static let options: [CommandOption] = [.calendar, .language, .format]
  static let formats: [OutputFormat] = [.text, .json]

  private let year: Int
  private let calendar: LunarCalendar
  private let language: Language
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
    format = try arguments.format(Self.formats, of: "phases")
    year = try Arguments.year(arguments.operand("YYYY"))
  }

  func run(_ output: inout OutputStream) throws {
    // Terms and phases have tables for the same years.
    guard SolarTermEvent.years.contains(year) else { throw SkyError.yearOutsideTables(year) }
    var events: [MoonPhaseEvent] = []
    var next: MoonPhaseEvent? = try MoonPhaseEvent(
      .newMoon, lunation: MoonPhaseEvent.lunations.lowerBound)
    while let event = next, calendar.date(of: event).year <= year {
      if calendar.date(of: event).year == year { events.append(event) }
      next = event.next
    }
    let list = SkyList(headings: ["phase"], entries: events.map(entry))
    try output.write(list.text(format))
  }

  private func entry(_ event: MoonPhaseEvent) -> SkyList.Entry {
    let name = event.phase.name(in: language)
    return SkyList.Entry(
      cells: [name], members: [("phase", .text(event.phase.word)), ("name", .text(name))],
      report: SkyReport(event, calendar: calendar))
  }
}
