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
  static let options = YearArguments.options
  static let formats = YearArguments.formats

  private let given: YearArguments

  init(_ arguments: Arguments) throws(UsageError) {
    given = try YearArguments(arguments, of: Self.name)
  }

  func run(_ output: inout OutputStream) throws {
    var events: [SolarTermEvent] = []
    var next: SolarTermEvent? = try SolarTermEvent(.minorCold, year: given.year)
    while let event = next, event.year == given.year {
      events.append(event)
      next = event.next
    }
    let list = SkyList(headings: ["longitude", "name"], entries: events.map(entry))
    try output.write(list.text(given.format))
  }

  private func entry(_ event: SolarTermEvent) -> SkyList.Entry {
    let name = event.term.name(in: given.language)
    return SkyList.Entry(
      cells: ["\(event.term.longitude)°", name],
      members: [("longitude", .integer(event.term.longitude)), ("name", .text(name))],
      report: SkyReport(event, calendar: given.calendar))
  }
}
