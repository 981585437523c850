import Almanac

/// What the verbs that list the events of a Gregorian year are given.
struct YearArguments {
  static let options: [CommandOption] = [.calendar, .language, .format]
  static let formats: [OutputFormat] = [.text, .json]

  let year: Int
  let calendar: LunarCalendar
  let language: Language
  let format: OutputFormat

  init(_ arguments: Arguments, of verb: String) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
    format = try arguments.format(Self.formats, of: verb)
    year = try Arguments.year(arguments.operand("YYYY"))
  }
}
