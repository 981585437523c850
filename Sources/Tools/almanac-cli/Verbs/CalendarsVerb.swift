import Almanac

/// `almanac calendars`: the calendars of the tables, the offsets they used, and what is not certain in them.
struct CalendarsVerb: Verb {
  static let name = "calendars"
  static let operands = ""
  static let summary = "the calendars there are, and where they are not certain"
  static let details = """
    For each calendar: its id, the offsets from UTC it is computed with, and the days whose lunar date is not certain.
    """
  static let options: [CommandOption] = [.format]
  static let formats: [OutputFormat] = [.text, .json]

  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.noOperand()
    format = try arguments.format(Self.formats, of: "calendars")
  }

  func run(_ output: inout OutputStream) throws {
    let reports = try LunarCalendar.all.map { try CalendarReport($0) }
    if format == .json {
      try output.write("\(JSONValue.array(reports.map(\.json)))\n")
    } else {
      try output.write(reports.map(\.text).joined(separator: "\n"))
    }
  }
}
