import DayAlmanac

/// `almanac export festivals`: festivals and public holidays of the calendar's country.
struct FestivalExport: Export {
  static let name = "festivals"
  static let columns = ["date", "id", "name", "kind", "days_off"]
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
    for entry in try calendar.festivals(in: range) {
      let report = FestivalReport(entry, language: language)
      try body(
        Row(
          values: [
            .text(report.date.description), .text(report.id), .text(report.name), .text(report.kind),
            .integer(report.daysOff),
          ],
          event: try event(report, on: entry.day)))
    }
  }

  private func event(_ report: FestivalReport, on day: DayNumber) throws -> DayEvent {
    let paid = report.daysOff > 0 ? report.whichDays.map { "days off: \(report.daysOff) (\($0))" } : nil
    let doubt = try calendar.doubt(on: day).map { DoubtText.sentence($0) }
    return DayEvent(
      id: "festival-\(report.id)-\(report.date)-\(calendar)", date: report.date, summary: report.name,
      description: [report.kind, paid, doubt].compactMap { $0 }.joined(separator: "\n"),
      isCertain: doubt == nil)
  }
}
