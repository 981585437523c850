import DayAlmanac
import LunarCalendarWidget

/// `almanac month`: a Gregorian month with lunar days.
struct MonthAction: Action {
  static let name = "month"
  static let operands = "YYYY-MM"
  static let summary = "a month as a grid from Monday to Sunday, with lunar days"
  static let details = """
    Each day is followed by its lunar day. The first day of a lunar month is written 1/6, of a leap month 1/6n; in English
    6/1 and 6L/1; in Chinese 六月 and 闰六月. Today is in brackets. A question mark follows a lunar date that is not certain.
    """
  static let examples = ["almanac month 2026-02", "almanac month 2025-07 --language zh --format json"]
  static let options: [CommandOption] = [.calendar, .language, .with, .at, .zone, .format(.text, .json)]

  private let first: CivilDate
  private let path: String?
  private let today: DayNumber
  private let calendar: LunarCalendar
  /// The calendar of `--calendar`.
  private let chosen: LunarCalendar?
  private let language: Language
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    chosen = try arguments.chosenCalendar()
    language = try arguments.language()
    format = try arguments.format(of: "a month")
    first = try Arguments.month(arguments.operand("YYYY-MM"))
    path = arguments[.with]
    today = DayNumber(try arguments.today())
  }

  func run(_ output: inout OutputStream) throws {
    let report = try MonthReport(first: first, today: today, calendar: calendar, language: language)
    var anniversaries: [AnniversaryReport]?
    if let first = report.days.first, let last = report.days.last {
      let given = try GivenAnniversaries(path, chosen: chosen, language: language)
      anniversaries = given?.reports(in: first.number...last.number)
    }
    try output.write(report.text(format, with: anniversaries))
  }
}

/// The month as weeks from Monday to Sunday.
extension MonthReport {
  /// Returns the report as text.
  ///
  /// - Parameter anniversaries: The anniversaries in the month; `nil` if `--with` was not given.
  fileprivate func text(_ format: OutputFormat, with anniversaries: [AnniversaryReport]?) -> String {
    if format == .json {
      return "\(OrderedJSON.object(members + (anniversaries.map { [("anniversaries", $0.json)] } ?? [])))\n"
    }
    let lines = [title, "", TextTable(rows: weeks).text] + notes(with: anniversaries ?? [])
    return lines.joined(separator: "\n") + "\n"
  }

  private var title: String {
    let lunar = days.compactMap(\.lunar)
    let months = [lunar.first, lunar.last].compactMap { $0?.description.dropLast(3) }
    let span = Set(months).count == 1 ? months.prefix(1) : months[...]
    return "\(month)  lunar \(span.joined(separator: " to "))  \(calendar)"
  }

  /// The heading, then one row per week.
  private var weeks: [[String]] {
    var rows = [Weekday.allCases.map { $0.shortName(in: language) }]
    for day in days {
      let column = day.number.weekday.rawValue
      if column == 0 || rows.count == 1 { rows.append([]) }
      while rows[rows.count - 1].count < column { rows[rows.count - 1].append("") }
      rows[rows.count - 1].append(cell(day))
    }
    // All columns have a fixed width, so that the days of every month are aligned in the same way.
    rows[0] = rows[0].map { DisplayWidth.padded(" " + $0, to: 9) }
    return rows
  }

  /// Returns the day, in brackets if it is today, and the lunar day as in the calendar widget: ` 24 30`,
  /// `[25]1/6n`.
  private func cell(_ day: Day) -> String {
    let number = day.isToday ? "[\(day.date.day)]" : "\(day.date.day) "
    let lunar = day.lunar.map { CalendarTexts(language).cell($0, isCertain: day.isCertain) }
    return String(repeating: " ", count: max(0, 4 - number.count)) + number + (lunar ?? "-")
  }

  private func notes(with anniversaries: [AnniversaryReport]) -> [String] {
    var notes: [String] = []
    let texts = DayTexts(language)
    if let today = days.first(where: \.isToday) { notes.append(texts.todayNote(today.date)) }
    if days.contains(where: { !$0.isCertain }) { notes.append(texts.uncertainNote(command: "almanac date")) }
    let kept = anniversaries.map(\.cells)
    return (notes.isEmpty ? [] : [""] + notes) + (kept.isEmpty ? [] : ["", TextTable(rows: kept).text])
  }
}
