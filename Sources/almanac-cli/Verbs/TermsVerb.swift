import Almanac

/// `almanac terms`: the solar terms of a Gregorian year.
struct TermsVerb: Verb {
  static let name = "terms"
  static let operands = "YYYY"
  static let summary = "the 24 solar terms of a year"
  static let details = """
    For each term: the longitude of the Sun, the civil date in the calendar, the instant in UTC (UT1 before 1972),
    how far it is from midnight there, and the other date where the date is not certain. Years 1899 to 2101.
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
    format = try arguments.format(Self.formats, of: "terms")
    year = try Arguments.year(arguments.operand("YYYY"))
  }

  func run(_ output: inout OutputStream) throws {
    var events: [SolarTermEvent] = []
    var next: SolarTermEvent? = try SolarTermEvent(.minorCold, year: year)
    while let event = next, event.year == year {
      events.append(event)
      next = event.next
    }
    let list = SkyList(headings: ["longitude", "name"], entries: events.map(entry))
    try output.write(list.text(format))
  }

  private func entry(_ event: SolarTermEvent) -> SkyList.Entry {
    let name = event.term.name(in: language)
    return SkyList.Entry(
      cells: ["\(event.term.longitude)°", name],
      members: [("longitude", .integer(event.term.longitude)), ("name", .text(name))],
      report: SkyReport(event, calendar: calendar))
  }
}
