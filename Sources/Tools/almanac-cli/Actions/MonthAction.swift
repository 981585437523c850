import DayAlmanac
import LunarCalendarWidget

extension Action {
  /// `almanac month`: Gregorian months with lunar days.
  static let month = Action(
    "month", DayRange.operand, words: DayRange.relativeWords,
    "a month as a grid from Monday to Sunday, with lunar days",
    details: """
      \(DayRange.help) (default: this month); the months that have a day of it. Each day is followed by its lunar day.
      The first day of a lunar month is written 1/6, of a leap month 1/6n; in English
      6/1 and 6L/1; in Chinese 六月 and 闰六月. Today is in brackets. A question mark follows a lunar date that is not certain.
      """,
    examples: ["almanac month 2026-02", "almanac month 2025-07 --language zh --format json"],
    options: [
      Options.calendar, Options.language, Options.anniversaries, Options.at, Options.zone,
      Options.format(.text, .json),
    ]
  ) { arguments, output in
    let format = try arguments.format()
    let language = try arguments.language(format)
    let calendar = try arguments.calendar()
    let today = DayNumber(try arguments.today())
    let range = try arguments.range(default: .month)
    let own = try arguments.anniversaries(language)
    let first = YearMonth(of: CivilDate(range.lowerBound))
    guard let date = CivilDate("\(first)-01") else { return }
    let report = try MonthReport(first: date, today: today, calendar: calendar, language: language)
    let rows = report.days.first.flatMap { first in
      report.days.last.map { own?.rows(in: first.number...$0.number) ?? [] }
    }
    try output.write(report.text(format, with: own == nil ? nil : rows))
  }
}

/// The month as weeks from Monday to Sunday.
extension MonthReport {
  /// Returns the report as text.
  ///
  /// - Parameter anniversaries: The anniversaries in the month; `nil` without a file.
  fileprivate func text(_ format: OutputFormat, with anniversaries: [AnniversaryRow]?) -> String {
    if format == .json {
      let rows = anniversaries.map {
        OrderedJSON.array($0.map { .object(AnniversaryRow.columns.members($0)) })
      }
      return "\(OrderedJSON.object(members + (rows.map { [("anniversaries", $0)] } ?? [])))\n"
    }
    let lines = [title, "", TextTable(rows: weeks).text] + notes(with: anniversaries ?? [])
    return lines.joined(separator: "\n") + "\n"
  }

  private var title: String {
    let lunar = days.compactMap(\.lunar)
    let months = [lunar.first, lunar.last].compactMap { $0?.description.dropLast(3) }
    let span = Set(months).count == 1 ? months.prefix(1) : months[...]
    return
      "\(days.first.map { "\(YearMonth(of: $0.date))" } ?? "")  lunar \(span.joined(separator: " to "))  \(calendar)"
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

  private func notes(with anniversaries: [AnniversaryRow]) -> [String] {
    var notes: [String] = []
    let texts = DayTexts(language)
    if let today = days.first(where: \.isToday) { notes.append(texts.todayNote(today.date)) }
    if days.contains(where: { !$0.isCertain }) { notes.append(texts.uncertainNote(command: "almanac date")) }
    let kept = anniversaries.map { row in
      AnniversaryRow.columns.filter { $0.label != nil }.map { $0.cell(row) }
    }
    return (notes.isEmpty ? [] : [""] + notes) + (kept.isEmpty ? [] : ["", TextTable(rows: kept).text])
  }
}
