import Almanac

/// `almanac date`: what a civil day is in a lunar calendar.
struct DateVerb: Verb {
  static let name = "date"
  static let operands = "[DATE]"
  static let summary = "the lunar date of a civil day, and what else there is to say of it"
  static let details = "DATE is such as 2026-02-17, from 1899-02-10 to 2101-01-28; without it, it is today."
  static let options: [CommandOption] = [.calendar, .language, .at, .zone, .format]
  static let formats: [OutputFormat] = [.text, .json]

  private let day: DayNumber
  private let calendar: LunarCalendar
  private let language: Language
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
    format = try arguments.format(Self.formats, of: "a date")
    guard let text = try arguments.optionalOperand() else {
      day = try arguments.today()
      return
    }
    for option in [CommandOption.at, .zone] where arguments[option] != nil {
      throw UsageError("\(option.flag) says when today is, but a date was given")
    }
    day = DayNumber(try Arguments.date(text))
  }

  func run(_ output: inout OutputStream) throws {
    try output.write(DayReport(day, calendar: calendar, language: language).text(format))
  }
}
