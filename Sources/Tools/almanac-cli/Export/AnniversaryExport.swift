import LunarCalendarWidget

/// `almanac export anniversaries`: the anniversaries of a document.
struct AnniversaryExport: Export {
  static let name = "anniversaries"
  static let summary =
    "the anniversaries of --with, one row for each day on which one is kept; events: the same days"
  static let table: [Column<AnniversaryReport>] = [
    Column("date", .date, "the civil date", isKey: true) { .text("\($0.date)") },
    Column("id", .text, "its id, unique among the anniversaries", isKey: true) {
      .text($0.day.anniversary.id)
    },
    Column("name", .text, "as it was entered") { .text($0.day.anniversary.name) },
    Column("kind", .text, "death, birthday or other") { .text($0.day.anniversary.kind.rawValue) },
    Column("title", .text, "the name, the kind of event and the years since, by --language") {
      .text($0.title)
    },
    Column("years", .integer, "lunar years since it happened; empty if that is not known") {
      $0.day.years.map { .integer($0) } ?? .null
    },
    Column("calendar", .text, "the id of its calendar") { .text($0.calendar.id) },
    Column("lunar", .text, "the lunar date, such as 2025-06-10, or 2025-06L-10 in a leap month") {
      .text("\($0.day.lunarDate)")
    },
    Column("certain", .boolean, "whether nothing can move the lunar date") { .boolean($0.doubt == nil) },
  ]
  static let hasEvents = true
  static let limits = Exports.calendarDays
  static let options: [CommandOption] = [.with, .calendars, .language]

  private let path: String
  /// The calendar of `--calendar`.
  private let chosen: LunarCalendar?
  private let language: Language

  init(_ arguments: Arguments) throws(UsageError) {
    path = try arguments.required(.with)
    chosen = try arguments.chosenCalendar()
    language = try arguments.language()
  }

  func forEach(in range: ClosedRange<DayNumber>, _ body: (AnniversaryReport) throws -> Void) throws {
    let given = try GivenAnniversaries(path, chosen: chosen, language: language)
    for report in given?.reports(in: range) ?? [] { try body(report) }
  }

  func event(of report: AnniversaryReport) throws -> DayEvent? {
    let lunar = LunarDateFormatter(language: language, calendar: report.calendar).string(
      from: report.day.lunarDate)
    return DayEvent(
      id: report.eventID, date: report.date, summary: report.title,
      description: [lunar, report.doubt.map { DoubtText.sentence($0, in: language) }].compactMap { $0 }
        .joined(
          separator: "\n"),
      isCertain: report.doubt == nil)
  }
}
