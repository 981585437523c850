import DayAlmanac
import LunarCalendarWidgetCore

extension Action {
  /// `almanac month`: Gregorian months with lunar days, festivals and days off.
  static let month = Action(
    "month", DayRange.operand, words: DayRange.relativeWords,
    "a month as the calendar widget has it: lunar days, festivals, days off",
    details: """
      \(DayRange.help) (default: this month);
      the months that have a day of it, up to four side by side. Below each day is its lunar day. The first day of a lunar
      month is written 1/6, of a leap month 1/6n; in English 6/1 and 6L/1; in Chinese 六月 and 闰六月. Today is in brackets, and
      the last line explains the signs. A terminal is used in its whole width, a pipe has 80 columns; the variable COLUMNS
      sets another width. As JSON, one month is an object, several are an array.
      """,
    examples: ["almanac month 2026-02", "almanac month 2026 --language zh --calendar chinese"],
    options: [
      Options.calendar, Options.country, Options.noGroups, Options.language, Options.files, Options.at,
      Options.zone,
      WidgetOptions.firstWeekday, color, Options.format(.text, .json),
    ]
  ) { arguments, output in
    let format = try arguments.format()
    let surroundings = try WidgetSurroundings(arguments, format, of: .calendar)
    let language = surroundings.environment.language
    let own = try arguments.anniversaries(language)
    let calendar = try own?.calendar ?? arguments.calendar()
    let range = try arguments.range(default: .month)
    let style = TextStyle(try arguments[color] ?? .auto, on: output)
    let today = try arguments.today()
    let daysOff = try arguments.daysOff(in: calendar)
    let groups = try arguments[Options.noGroups] ?? []
    let last = YearMonth(of: CivilDate(range.upperBound))
    let months = Array(
      sequence(first: YearMonth(of: CivilDate(range.lowerBound))) {
        $0 < last ? $0.adding(months: 1) : nil
      })
    func report(_ month: YearMonth) throws(LunarDateError) -> MonthReport {
      let first = CivilDate(month.days.lowerBound)
      return try MonthReport(
        first: first, today: today, calendar: calendar, language: language, daysOff: daysOff, groups: groups)
    }
    // All months between two in the tables are in them too, so an error occurs before anything is written.
    do throws(LunarDateError) {
      for month in [months.first, months.last].compactMap({ $0 }) { _ = try report(month) }
    } catch {
      throw CommandFailure { $0.partInTables($0.sentence(of: error), of: range, in: calendar.days) }
    }
    if format == .json {
      try output.write(months.count > 1 ? "[\n" : "")
      for month in months {
        var report = try report(month)
        report.anniversaries = own?.rows(in: month.days)
        try output.write("\(report.columnJSON)\(month == months.last ? "\n" : ",\n")")
      }
      return try output.write(months.count > 1 ? "]\n" : "")
    }
    // In large type the days of other months are blank, and with them a sixth week; a terminal has nothing
    // else to distinguish them.
    let settings = CalendarSettings(
      calendar: calendar, usesLargeType: true, festivalGroups: groups,
      daysOffCountry: daysOff.map { .country($0.country) } ?? .noCountry,
      anniversaries: own?.list ?? AnniversaryList(), decidedDays: daysOff?.decided)
    let layout = MonthLayout(output.columns, count: months.count, style)
    var (days, notes) = ([CalendarDay](), [String]())
    for start in stride(from: 0, to: months.count, by: layout.count) {
      let facts = months[start..<min(start + layout.count, months.count)].compactMap { month in
        CalendarDefinition.snapshot(
          of: .loaded(settings),
          configuration: CalendarConfiguration(month: month, rows: .six),
          at: surroundings.instant, in: surroundings.environment
        ).facts
      }
      for line in layout.lines(facts) { try output.write(line.line + "\n") }
      days += facts.flatMap { $0.month.days.filter(\.isInMonth) }
      for note in facts.flatMap({ $0.notes(language) }) where !notes.contains(note) { notes.append(note) }
    }
    notes += DayTexts(language).notes(
      on: CivilDate(range.lowerBound).year...CivilDate(range.upperBound).year, of: daysOff,
      today: CivilDate(today))
    let legend = CalendarTexts(language).legend(of: days)
    for line in DisplayWidth.wrapped(legend + notes, to: output.columns, between: "   ") {
      try output.write(line + "\n")
    }
    let shown = (months.first?.days.lowerBound ?? range.lowerBound)...range.upperBound
    arguments.reportEarlierLaws(of: daysOff, in: shown, language, format)
  }
}

extension CalendarFacts {
  /// Returns notes: which day is today, the meaning of a question mark, and the reason why days have no lunar date.
  fileprivate func notes(_ language: Language) -> [String] {
    let (texts, days) = (DayTexts(language), month.days.filter { $0.isInMonth })
    let isUncertain = days.contains { !$0.isCertain }
    return days.filter { $0.isToday }.map { texts.todayNote($0.date) }
      + (isUncertain ? [texts.uncertainNote(command: "almanac date")] : [])
      + (days.contains { $0.lunarDate == nil } ? note.map { [$0.longest] } ?? [] : [])
  }
}

/// Months side by side: each with a heading, the grid of the widget, and the names of its days.
private struct MonthLayout {
  /// The number of months in a row.
  let count: Int
  /// The number of columns for a month.
  private let room: Int
  private let style: TextStyle

  /// The space between months, and between a grid and the names beside it.
  private static let gap = 3
  /// The least and the largest width of a column of a grid; a day has room for the widest text, 1/12*.
  private static let cellWidths = 5...7
  private static var narrowest: Int { 7 * cellWidths.lowerBound + 1 }
  /// The least width of names beside a grid; most then need no second line.
  private static let namesWidth = 30

  init(_ width: Int, count: Int, _ style: TextStyle) {
    // Two, three and four months a row divide a year into equal rows.
    self.count = max(1, min(4, count, (width + Self.gap) / (Self.narrowest + Self.gap)))
    room = (width - Self.gap * (self.count - 1)) / self.count
    self.style = style
  }

  /// Returns the lines of a row of months, followed by an empty one.
  func lines(_ months: [CalendarFacts]) -> [StyledText] {
    let empty = StyledText("")
    return DrawingText.beside(months.map(heading), gap: Self.gap) + [empty]
      + DrawingText.beside(months.map(days), gap: Self.gap) + [empty]
  }

  /// "Tháng 2, 2026 · Tháng Chạp Ất Tỵ – Tháng Giêng Bính Ngọ", with the lunar months on a second line if there is no room.
  private func heading(_ facts: CalendarFacts) -> [StyledText] {
    let title = StyledText(facts.title.longest, [.bold], style)
    guard let lunar = facts.lunarTitle else { return [title.padded(to: room, .leading)] }
    let line = title + StyledText(" · \(lunar.longest)")
    if line.width <= room { return [line.padded(to: room, .leading)] }
    let form = lunar.all.first { DisplayWidth.columns($0) <= room } ?? lunar.shortest
    return [title.padded(to: room, .leading)]
      + DisplayWidth.wrapped(form.split(separator: " ").map(String.init), to: room).map { StyledText($0) }
  }

  /// The grid with the names beside it, or below it if there is no room.
  private func days(_ facts: CalendarFacts) -> [StyledText] {
    let isBeside = room >= Self.narrowest + Self.gap + Self.namesWidth
    let cellWidth = (isBeside ? room - Self.gap - Self.namesWidth : room) / 7
    let (least, most) = (Self.cellWidths.lowerBound, Self.cellWidths.upperBound)
    let grid = DrawingText.grid(facts.grid, cellWidth: min(most, max(least, cellWidth)), style: style)
    let width = grid.map(\.width).max() ?? 0
    let names = names(facts, room: isBeside ? room - width - Self.gap : room)
    if isBeside { return DrawingText.beside([grid, names], gap: Self.gap) }
    return grid.map { $0.padded(to: room, .leading) } + (names.isEmpty ? [] : [StyledText("")] + names)
  }

  private func names(_ facts: CalendarFacts, room: Int) -> [StyledText] {
    let days = facts.specialDays
    let width = days.map { DisplayWidth.columns($0.date) }.max() ?? 0
    return days.flatMap { day in
      let color = [TextStyle.Mark(Paint(day.role))].compactMap { $0 }
      let name = day.name.escapingHiddenCharacters.split(separator: " ").map(String.init)
      return DisplayWidth.wrapped(name, to: room - width - 3).enumerated().map { index, line in
        let date = StyledText(index == 0 ? day.date : "").padded(to: width, .trailing)
        return date + StyledText(" \(index == 0 ? day.role.sign ?? " " : " ") \(line)", color, style)
      }
    }
  }
}
