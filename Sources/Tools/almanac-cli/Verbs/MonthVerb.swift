import Almanac

/// `almanac month`: a Gregorian month with lunar days.
struct MonthVerb: Verb {
  static let name = "month"
  static let operands = "YYYY-MM"
  static let summary = "a month as a grid from Monday to Sunday, with lunar days"
  static let details = """
    Behind each day stands its lunar day; the first of a lunar month as 1/6, of a leap month as 1/6L. A star marks
    today, a question mark a lunar date that is not certain.
    """
  static let options: [CommandOption] = [.calendar, .language, .at, .zone, .format]
  static let formats: [OutputFormat] = [.text, .json]

  private let first: CivilDate
  private let today: DayNumber
  private let calendar: LunarCalendar
  private let language: Language
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
    format = try arguments.format(Self.formats, of: "a month")
    first = try Arguments.month(arguments.operand("YYYY-MM"))
    today = try arguments.today()
  }

  func run(_ output: inout OutputStream) throws {
    let grid = try MonthGrid(first: first, today: today, calendar: calendar, language: language)
    try output.write(grid.text(format))
  }
}
