extension CalendarView {
  /// Today with its festivals, also if another month is shown.
  var todayOfItsMonth: CalendarDay? {
    let ofToday =
      isCurrentMonth
      ? month
      : CalendarMonth(
        YearMonth(of: today), today: today, firstWeekday: month.firstWeekday, calendar: calendar)
    return ofToday?.days.first { $0.isToday }
  }

  func monthContent(frame: WidgetFrame) -> MonthContent {
    let layout = MonthLayout(frame: frame, rows: rows, hasNote: note != nil)
    let isLink = frame.family.allowsElementLinks
    return MonthContent(
      title: texts.month(month.firstDay), lunarTitle: lunarTitle,
      headerLink: isLink ? .month(shownMonth) : nil, headings: headings,
      weeks: month.weeks(rows).map { week in
        week.map { DayCell($0, texts: texts, isLink: isLink) }
      }, layout: layout, events: events(limit: layout.eventLines), eventsTitle: texts.comingUp, note: note)
  }

  func dayContent(_ day: CalendarDay, frame: WidgetFrame) -> DayContent {
    let layout = DayLayout(frame: frame)
    let certainty = day.isCertain ? nil : texts.uncertainNote
    return DayContent(
      weekday: texts.weekday(day.date.weekday), solarDay: "\(day.date.day)", month: texts.month(day.date),
      dateLine: texts.weekdayAndDate(day.date), lunarLine: texts.lunarDay(day),
      lunarShort: texts.short(day),
      yearLine: day.lunarDate.map(texts.lunarYear), cycleLine: texts.cycle(day),
      eventLine: texts.names(day).first, inline: texts.inline(day, characters: layout.characters),
      // Today needs no mark on a card of its own; the weekend does.
      role: .ofWeekday(day.date.weekday),
      note: day.lunarDate == nil ? texts.outsideTables(calendar) : certainty, layout: layout)
  }

  private var headings: [MonthContent.Heading] {
    month.weekdays.map { weekday in
      MonthContent.Heading(
        weekday: weekday, text: weekday.shortName(in: texts.language), role: .ofWeekday(weekday),
        accessibility: AccessibilityText(label: texts.weekday(weekday)))
    }
  }
}
