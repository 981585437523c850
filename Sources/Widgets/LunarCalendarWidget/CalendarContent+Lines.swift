extension CalendarContent {
  /// Returns the texts of the month or of the day.
  public func lines(in layout: CalendarLayout) -> [WidgetLine] {
    switch (self, layout) {
    case (.month(let month), .month(let layout)): month.lines(in: layout)
    case (.card(let card), .card(let layout)): card.lines(in: layout)
    case (.circle(let circle), .circle(let layout)): circle.lines(in: layout)
    case (.lines(let lines), .lines(let layout)): lines.lines(in: layout)
    case (.inline(let text), .inline(let layout)): [WidgetLine("inline", text, layout)]
    default: []
    }
  }
}

extension DayMark {
  /// The sign as a drawn text.
  public var text: TextForms { TextForms(rawValue) }
}

extension MonthContent {
  /// The texts of header, columns, days and events, in drawing order.
  fileprivate func lines(in layout: MonthLayout) -> [WidgetLine] {
    var lines: [WidgetLine] = []
    lines.add("title", title, layout.title)
    lines.add("lunarTitle", lunarTitle, layout.lunarTitle)
    for heading in headings { lines.add("headings.text", heading.text, layout.heading) }
    for cell in weeks.joined() where cell.isDrawn {
      lines.add("weeks.solarText", cell.solarText, layout.solarText(of: cell))
      lines.add("weeks.lunarText", cell.lunarText, layout.lunarText(of: cell))
      lines.add("weeks.mark.text", cell.mark?.text, layout.mark)
    }
    lines.add("eventsTitle", eventsTitle, layout.eventsTitle)
    for event in events {
      lines.add("events.dateText", event.dateText, layout.event?.date)
      lines.add("events.name", event.name, layout.event?.name)
      lines.add("events.distanceText", event.distanceText, layout.event?.distance)
    }
    lines.add("note", note, layout.note)
    return lines
  }
}

extension DayCard {
  fileprivate func lines(in layout: CardLayout) -> [WidgetLine] {
    var lines: [WidgetLine] = []
    lines.add("weekday", weekday, layout.weekday)
    lines.add("solarDay", solarDay, layout.solarDay)
    lines.add("month", month, layout.month)
    lines.add("lunarLine", lunarLine, layout.lunarLine)
    lines.add("yearLine", yearLine, layout.yearLine)
    lines.add("cycleLine", cycleLine, layout.cycleLine)
    lines.add("eventLine", eventLine, layout.eventLine)
    lines.add("note", note, layout.note)
    return lines
  }
}

extension DayCircle {
  fileprivate func lines(in layout: CircleLayout) -> [WidgetLine] {
    var lines: [WidgetLine] = []
    lines.add("solarDay", solarDay, layout.solarDay)
    lines.add("lunarShort", lunarShort, layout.lunarShort)
    return lines
  }
}

extension DayLines {
  fileprivate func lines(in layout: LinesLayout) -> [WidgetLine] {
    var lines: [WidgetLine] = []
    lines.add("dateLine", dateLine, layout.dateLine)
    lines.add("lunarLine", lunarLine, layout.lunarLine)
    lines.add("eventLine", eventLine, layout.eventLine)
    return lines
  }
}
