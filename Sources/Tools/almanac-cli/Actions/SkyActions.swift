import DayAlmanac

/// `almanac terms`: the solar terms of a Gregorian year.
struct TermsAction: Action {
  static let name = "terms"
  static let operands = "YYYY"
  static let summary = "the 24 solar terms of a year"
  static let details = """
    For each term: the longitude of the Sun, the civil date in the calendar, the instant in UTC (UT1 before 1972),
    how far it is from midnight there, and the other possible date if the date is not certain. Years 1899 to 2101.
    """
  static let examples = ["almanac terms 2026", "almanac terms 2026 --calendar chinese --language zh"]
  static let options = YearArguments.options

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
      members: event.members(in: given.language),
      report: SkyReport(event, calendar: given.calendar, language: given.language))
  }
}

/// `almanac phases`: the phases of the Moon in a Gregorian year.
struct PhasesAction: Action {
  static let name = "phases"
  static let operands = "YYYY"
  static let summary = "the phases of the Moon in a year"
  static let details = """
    For each phase: the civil date in the calendar, the instant in UTC (UT1 before 1972), how far it is from
    midnight there, and the other possible date if the date is not certain. Years 1899 to 2101.
    """
  static let examples = ["almanac phases 2026", "almanac phases 2072 --language en --format json"]
  static let options = YearArguments.options

  private let given: YearArguments

  init(_ arguments: Arguments) throws(UsageError) {
    given = try YearArguments(arguments, of: Self.name)
  }

  func run(_ output: inout OutputStream) throws {
    // Solar terms and phases have tables for the same years.
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
      report: SkyReport(event, calendar: given.calendar, language: given.language))
  }
}

/// The arguments of the verbs that list the events of a Gregorian year.
struct YearArguments {
  static let options: [CommandOption] = [.calendar, .language, .format(.text, .json)]

  let year: Int
  let calendar: LunarCalendar
  let language: Language
  let format: OutputFormat

  init(_ arguments: Arguments, of verb: String) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
    format = try arguments.format(of: verb)
    year = try Arguments.year(arguments.operand("YYYY"))
  }
}

/// A list of events of the sky with their reports.
struct SkyList {
  struct Entry {
    /// The cells that identify the event, for people.
    var cells: [String]
    /// The members that identify the event, for programs.
    var members: [(key: String, value: OrderedJSON)]
    var report: SkyReport
  }

  /// The headings of the entries' cells.
  var headings: [String]
  var entries: [Entry]

  func text(_ format: OutputFormat) -> String {
    if format == .json {
      return "\(OrderedJSON.array(entries.map { .object($0.members + $0.report.members) }))\n"
    }
    let rows = [headings + SkyReport.headings] + entries.map { $0.cells + $0.report.cells }
    return TextTable(rows: rows).text + "\n"
  }
}

extension SkyReport {
  /// The headings of ``cells``.
  static let headings = ["date", "UTC", "from midnight", ""]

  var cells: [String] {
    [date.description, instant.description, SecondsText.signed(margin.secondsFromMidnight), doubt ?? ""]
  }

  /// Returns the event for a calendar app.
  ///
  /// Its id contains the calendar, because the local date depends on it.
  func dayEvent(id: String, summary: String) -> DayEvent {
    DayEvent(
      id: "\(id)-\(calendar)", date: date, summary: summary,
      description: [instant.description, doubt].compactMap { $0 }.joined(separator: "\n"),
      isCertain: margin.isCertain)
  }

  private var doubt: String? { margin.alternative.map { DayTexts(language).uncertain(or: CivilDate($0)) } }
}
