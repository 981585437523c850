import LunarCalendarWidget

/// A calendar snapshot as lines for a terminal, with lunar days below solar days.
struct CalendarPicture {
  private let snapshot: CalendarSnapshot
  private let style: TextStyle
  private static let columnWidth = 6

  init(_ snapshot: CalendarSnapshot, style: TextStyle) {
    self.snapshot = snapshot
    self.style = style
  }

  var text: String {
    let lines =
      switch snapshot.content {
      case .month(let month): lines(month)
      case .card(let card): lines(card)
      case .circle(let circle): [circle.solarDay, circle.lunarShort].compactMap { $0?.longest }
      case .lines(let lines):
        [lines.dateLine.longest, lines.lunarLine.longest, PrivateText.shown(lines.eventLine)]
      case .inline(let text): [text.longest]
      case nil: [snapshot.note?.text.longest].compactMap { $0 }
      }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(_ month: MonthContent) -> [String] {
    var lines = [header(month), headings(month)]
    for week in month.weeks {
      lines.append("")
      lines.append(trimmed(week.map { (solarColumn($0), solarMarks($0)) }))
      // Outside the tables there are no lunar days below.
      guard week.contains(where: { $0.lunarText != nil }) else { continue }
      lines.append(
        trimmed(
          week.map {
            (lunarColumn($0), lunarMarks($0))
          }))
    }
    if let title = month.eventsTitle {
      let rows = month.events.map {
        [$0.dateText.longest, PrivateText.shown($0.name), $0.distanceText.longest]
      }
      lines += ["", style.marked(title.longest, [.bold]), TextTable(rows: rows).text]
    }
    if let note = month.note { lines += ["", note.longest] }
    return lines
  }

  /// Returns the two titles, aligned left and right in the width of the grid.
  private func header(_ month: MonthContent) -> String {
    let (title, lunar) = (month.title.longest, month.lunarTitle?.longest ?? "")
    let width = Self.columnWidth * 7
    let gap = max(2, width - DisplayWidth.columns(title) - DisplayWidth.columns(lunar))
    let space = lunar.isEmpty ? "" : String(repeating: " ", count: gap)
    return style.marked(title, [.bold]) + space + style.marked(lunar, [.dim])
  }

  private func headings(_ month: MonthContent) -> String {
    trimmed(month.headings.map { (Self.column($0.text.longest), marks($0.role)) })
  }

  /// Returns the solar day; today is in brackets, so that it is visible without colours.
  private func solarColumn(_ cell: DayCell) -> String {
    guard cell.isDrawn else { return Self.column("") }
    return cell.day.isToday
      ? Self.column("[\(cell.solarText.longest)", end: "]") : Self.column(cell.solarText.longest)
  }

  private func lunarColumn(_ cell: DayCell) -> String {
    cell.isDrawn
      ? Self.column(cell.lunarText?.longest ?? "", end: cell.mark?.rawValue ?? " ") : Self.column("")
  }

  private func solarMarks(_ cell: DayCell) -> [TextStyle.Mark] {
    cell.day.isInMonth ? marks(cell.solarRole) + (cell.isBold ? [.bold] : []) : [.dim]
  }

  private func lunarMarks(_ cell: DayCell) -> [TextStyle.Mark] {
    guard cell.day.isInMonth else { return [.dim] }
    let bold: [TextStyle.Mark] = cell.isLunarBold ? [.bold] : []
    return cell.lunarRole != .lunar ? marks(cell.lunarRole) + bold : bold.isEmpty ? [.dim] : bold
  }

  private func marks(_ role: CalendarRole) -> [TextStyle.Mark] {
    switch role {
    case .sunday, .today, .todayBackground: [.red]
    case .saturday: [.blue]
    case .anniversary: [.cyan]
    case .publicHoliday: [.red]
    case .festival: [.yellow]
    case .solarTerm: [.green]
    case .weekday, .lunar, .background: []
    }
  }

  private func lines(_ card: DayCard) -> [String] {
    let day = style.marked(card.solarDay.longest, marks(card.role) + [.bold])
    let event = card.eventLine.map { style.marked(PrivateText.shown($0), marks(card.eventRole)) }
    let between = [card.month, card.lunarLine, card.yearLine, card.cycleLine].compactMap { $0?.longest }
    return [card.weekday?.longest, day].compactMap { $0 } + between
      + [event, card.note?.longest].compactMap { $0 }
  }

  /// Returns the cells of one line without spaces at the end.
  private func trimmed(_ cells: [(String, [TextStyle.Mark])]) -> String {
    var cells = cells
    while let last = cells.popLast() {
      guard let end = last.0.lastIndex(where: { $0 != " " }) else { continue }
      cells.append((String(last.0[...end]), last.1))
      break
    }
    return cells.map { text, marks in style.marked(text, marks) }.joined()
  }

  /// Returns text aligned right in its column, with room for a sign after it.
  private static func column(_ text: String, end: String = " ") -> String {
    let free = max(0, columnWidth - 1 - DisplayWidth.columns(text))
    return String(repeating: " ", count: free) + text + end
  }
}
