import Almanac

/// `almanac export years`: the lunar years whose new-year day is in the range.
struct YearExport: Export {
  static let name = "years"
  static let columns = ["year", "new_year", "leap_month", "months", "days", "lengths"]
  static let hasEvents = true
  static let limits = Exports.calendarDays
  static let options: [CommandOption] = [.calendar, .language]

  private let calendar: LunarCalendar
  private let language: Language

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
  }

  func forEachRow(in range: ClosedRange<DayNumber>, _ body: (Row) throws -> Void) throws {
    for number in LunarDate.years {
      let year = try calendar.year(number)
      if range.contains(year.firstDayNumber) { try body(try row(year)) }
    }
  }

  private func row(_ year: LunarYear) throws -> Row {
    let lengths = year.months.map { String($0.dayCount) }.joined(separator: " ")
    return Row(
      values: [
        .integer(year.number), .text(year.firstDay.description), .integer(year.leapMonth ?? 0),
        .integer(year.months.count), .integer(year.dayCount), .text(lengths),
      ],
      event: try event(year))
  }

  private func event(_ year: LunarYear) throws -> DayEvent {
    let cycle = year.sexagenaryCycle.name(in: language)
    let doubt = try calendar.doubt(on: year.firstDayNumber)
    let description = ["\(calendar) \(year.number)-01-01", doubt.map { DoubtText.sentence($0) }]
    return DayEvent(
      id: "year-\(year.number)-\(calendar)", date: year.firstDay, summary: summary(year, cycle),
      description: description.compactMap { $0 }.joined(separator: "\n"), isCertain: doubt == nil)
  }

  private func summary(_ year: LunarYear, _ cycle: String) -> String {
    switch language {
    // Tết is the feast of the Vietnamese calendars; others have a new year.
    case .vietnamese:
      "\(calendar.id.hasPrefix("vietnamese") ? "Tết" : "Năm mới âm lịch") \(cycle) \(year.number)"
    case .chinese: "\(cycle)年正月初一 (\(year.number))"
    case .english: "Lunar New Year \(year.number), \(cycle)"
    }
  }
}
