import DayAlmanac

/// `almanac festivals`: the festivals and public holidays of a Gregorian year.
struct FestivalsVerb: Verb {
  static let name = "festivals"
  static let operands = "YYYY"
  static let summary = "the festivals and public holidays of a year"
  static let details = """
    Those of the calendar's country, Vietnam or China. For each: date, name, kind, and the paid days by law. Where the
    law gives their number alone, which days they are is decided every year and not computed; days that make up for
    weekends and swapped days are not here either. Years 1900 to 2100.
    """
  static let options = YearArguments.options
  static let formats = YearArguments.formats

  private let given: YearArguments

  init(_ arguments: Arguments) throws(UsageError) {
    given = try YearArguments(arguments, of: Self.name)
  }

  func run(_ output: inout OutputStream) throws {
    let first = DayNumber(try CivilDate(year: given.year, month: 1, day: 1))
    let last = DayNumber(try CivilDate(year: given.year, month: 12, day: 31))
    let reports = try given.calendar.festivals(in: first...last).map {
      FestivalReport($0, language: given.language)
    }
    if given.format == .json {
      try output.write("\(JSONValue.array(reports.map { .object($0.members) }))\n")
    } else {
      let headings = ["date", "", "name", "kind", "days off", "which"]
      try output.write(TextTable(rows: [headings] + reports.map(\.cells)).text + "\n")
    }
  }
}
