/// What the calendar widget draws.
public indirect enum CalendarContent: WidgetContent {
  /// A month; for the medium and the large family.
  case month(MonthContent)
  /// Today as a card; for the small family.
  case card(DayCard)
  /// Today in the circle of the lock screen.
  case circle(DayCircle)
  /// Today in the rectangle of the lock screen.
  case lines(DayLines)
  /// Today in the line above the clock, as much as has room: "17 tháng 2 · mùng 1 tháng Giêng", "17 tháng 2 · 1/1".
  case inline(TextForms)

  /// The links of the header, the days and the events, where the family has some.
  public var elementPages: [CalendarLink] {
    guard case .month(let month) = self else { return [] }
    return [month.headerLink].compactMap { $0 } + month.weeks.joined().compactMap { $0.link }
      + month.events.map { $0.link }
  }

  /// The content without the names of days of the user's own.
  public var redacted: CalendarContent {
    switch self {
    case .month(let month): .month(month.redacted)
    case .card(let card): .card(card.redacted)
    case .lines(let lines): .lines(lines.redacted)
    case .circle, .inline: self
    }
  }
}

extension CalendarContent {
  /// What is drawn of the facts with a layout that was made for them.
  init(_ facts: CalendarFacts, _ today: CalendarDay, layout: CalendarLayout, hasLinks: Bool) {
    switch layout {
    case .month(let layout): self = .month(MonthContent(facts, layout: layout, hasLinks: hasLinks))
    case .card: self = .card(DayCard(facts, today))
    case .circle: self = .circle(DayCircle(facts, today))
    case .lines: self = .lines(DayLines(facts, today))
    case .inline:
      self = .inline(facts.texts.inline(today))
    }
  }
}

/// A month as the medium and the large widget draw it.
public struct MonthContent: Hashable, Sendable {
  /// A heading of a column.
  public struct Heading: Hashable, Sendable {
    /// The day of the week.
    public let weekday: Weekday
    /// "T2", "一", "Mon".
    public let text: TextForms
    /// The colour: that of the days below.
    public let role: CalendarRole
    /// "Thứ Hai".
    public let accessibility: AccessibilityText
  }

  /// On the left: "Tháng 2, 2026".
  public let title: TextForms
  /// On the right: "Tháng Giêng Bính Ngọ"; `nil` outside the tables.
  public let lunarTitle: TextForms?
  /// Where a tap on the header leads.
  public let headerLink: CalendarLink?
  /// Behind the titles, if they were chosen: what leafs to other months.
  public let arrows: [MonthArrow]
  /// Above the columns.
  public let headings: [Heading]
  /// The weeks that are drawn, 7 days each.
  public private(set) var weeks: [[DayCell]]
  /// Festivals and solar terms to come, as many as have room; none but in the large widget.
  public private(set) var events: [EventLine]
  /// Above the events: "Sắp tới"; `nil` if there are none.
  public let eventsTitle: TextForms?
  /// Why days of the month have no lunar date or a doubtful one, or that the settings are not the user's; `nil` if there is
  /// nothing to say.
  public let note: TextForms?

  init(_ facts: CalendarFacts, layout: MonthLayout, hasLinks: Bool) {
    let texts = facts.texts
    title = texts.monthForms(facts.month.firstDay)
    lunarTitle = facts.lunarTitle
    headerLink = hasLinks ? .month(facts.shownMonth) : nil
    arrows = facts.arrows
    headings = facts.month.weekdays.map { weekday in
      Heading(
        weekday: weekday, text: TextForms(weekday.shortName(in: texts.language)), role: .ofWeekday(weekday),
        accessibility: AccessibilityText(label: texts.weekday(weekday)))
    }
    weeks = facts.month.weeks(layout.rows).map { week in
      week.map { day in
        let isDrawn = day.isInMonth || !facts.usesLargeType
        return DayCell(day, texts: texts, isLink: hasLinks && isDrawn, isDrawn: isDrawn)
      }
    }
    events = facts.events(layout.eventLines)
    eventsTitle = events.isEmpty ? nil : TextForms(texts.comingUp)
    note = facts.note.map { TextForms($0) }
  }

  fileprivate var redacted: MonthContent {
    var month = self
    month.weeks = weeks.map { week in week.map { $0.redacted } }
    month.events = events.map { $0.redacted }
    return month
  }
}

/// A sign beside the lunar day, so that days of the user's own, festivals and solar terms show without colours.
public enum DayMark: String, CaseIterable, Hashable, Sendable {
  /// A day of the user's own.
  case anniversary = "◊"
  /// A public holiday.
  case publicHoliday = "*"
  /// A festival or another day of note.
  case festival = "•"
  /// The beginning of a solar term.
  case solarTerm = "◦"
}

/// A day of the grid as it is drawn.
public struct DayCell: Hashable, Sendable {
  /// What it stands for.
  public private(set) var day: CalendarDay
  /// Its festivals, the weightiest first.
  public let festivals: [CalendarFestival]
  /// The ids of the days of the user's own that are kept on it; `nil` if there are none.
  public private(set) var anniversaries: Sensitive<[String]>?
  /// The upper text: 1 to 31.
  public let solarText: TextForms
  /// The lower text: 1 to 30, `1/6` or `1/6n` on the first day of a lunar month, in Chinese `廿八` and `六月`, with a question
  /// mark if that is not certain; `nil` outside the tables.
  public let lunarText: TextForms?
  /// The colour of the upper text.
  public let solarRole: CalendarRole
  /// The colour of the lower text: that of a festival or solar term, if there is one.
  public let lunarRole: CalendarRole
  /// The sign behind the lower text; `nil` for none.
  public let mark: DayMark?
  /// Whether the upper text is bold.
  public let isBold: Bool
  /// Whether the lower text is bold: on the first and the fifteenth of a lunar month, days of offerings.
  public let isLunarBold: Bool
  /// The colour behind both; `nil` for none.
  public let backgroundRole: CalendarRole?
  /// How opaque the cell is drawn, 0 to 1: days of other months are faint, and in large type not drawn, read or tapped.
  public let opacity: Double
  /// What is read aloud.
  public private(set) var accessibility: AccessibilityText
  private let accessibilityWhenRedacted: AccessibilityText
  /// Where a tap leads; `nil` where parts of a widget are no links.
  public let link: CalendarLink?

  /// Whether it is drawn at all.
  public var isDrawn: Bool { opacity > 0 }

  /// How opaque days of other months are drawn.
  ///
  /// The source document has 0.3, with which small text has a contrast of 1.6; with this it has 3 or more.
  static let otherMonthOpacity = 0.7

  init(_ day: CalendarDay, texts: CalendarTexts, isLink: Bool, isDrawn: Bool = true) {
    self.day = day
    festivals = day.festivals.map { CalendarFestival($0, texts: texts) }
    anniversaries = day.anniversaries.isEmpty ? nil : Sensitive(day.anniversaries.map { $0.anniversary.id })
    solarText = TextForms("\(day.date.day)")
    lunarText = texts.cellForms(day)
    // Today's colour wins over those of the weekend.
    solarRole = day.isToday ? .today : day.role
    mark =
      !day.anniversaries.isEmpty
      ? .anniversary
      : day.isDayOff
        ? .publicHoliday : !day.festivals.isEmpty ? .festival : day.solarTerm != nil ? .solarTerm : nil
    lunarRole = day.nameRole
    isBold = day.isToday
    isLunarBold = day.lunarDate.map { $0.day == 1 || $0.day == 15 } ?? false
    backgroundRole = day.isToday ? .todayBackground : nil
    opacity = !isDrawn ? 0 : day.isInMonth ? 1 : Self.otherMonthOpacity
    accessibility = AccessibilityText(label: texts.label(day))
    accessibilityWhenRedacted = AccessibilityText(label: texts.label(day, hidesNames: true))
    link = isLink ? .day(day.date) : nil
  }

  fileprivate var redacted: DayCell {
    var cell = self
    cell.day.anniversaries = []
    cell.anniversaries = anniversaries.map { _ in .redacted }
    cell.accessibility = accessibilityWhenRedacted
    return cell
  }
}

/// A day of the user's own, a festival or a solar term to come.
public struct EventLine: Hashable, Sendable {
  /// "Tết Nguyên đán"; taken out of a redacted one if it is the user's own.
  public private(set) var name: Sensitive<TextForms>
  /// "17 tháng 2".
  public let dateText: TextForms
  /// "Còn 3 ngày".
  public let distanceText: TextForms
  /// The day.
  public let date: CivilDate
  /// The colour of the name.
  public let role: CalendarRole
  /// Whether the name is the user's own, and taken out where others could look.
  public var isPrivate: Bool { accessibilityWhenRedacted != nil }
  /// What is read aloud.
  public private(set) var accessibility: AccessibilityText
  /// What is read aloud where the name is private; `nil` if it is not.
  private let accessibilityWhenRedacted: AccessibilityText?
  /// Where a tap leads.
  public let link: CalendarLink

  /// An event on a day.
  ///
  /// - Parameters:
  ///   - name: What is drawn.
  ///   - day: The day.
  ///   - today: The day from which its distance is counted.
  ///   - role: The colour of the name.
  ///   - spoken: The name as it is read aloud.
  ///   - spokenWhenRedacted: What is read instead where the name is private; `nil` if it is not.
  ///   - texts: The words.
  init(
    _ name: TextForms, on day: DayNumber, from today: CivilDate, role: CalendarRole, spoken: String,
    spokenWhenRedacted: String? = nil, texts: CalendarTexts
  ) {
    let (date, distance) = (CivilDate(day), DayNumber(today).distance(to: day))
    func label(_ name: String) -> AccessibilityText {
      AccessibilityText(label: texts.eventLabel(name: name, date: date, days: distance))
    }
    self.name = Sensitive(name)
    dateText = TextForms(texts.dayAndMonth(date))
    distanceText = TextForms(texts.distance(distance).capitalizedFirst)
    self.date = date
    self.role = role
    accessibility = label(spoken)
    accessibilityWhenRedacted = spokenWhenRedacted.map(label)
    link = .day(date)
  }

  fileprivate var redacted: EventLine {
    guard let accessibilityWhenRedacted else { return self }
    var event = self
    event.name = .redacted
    event.accessibility = accessibilityWhenRedacted
    return event
  }
}

/// Today as the small widget shows it.
public struct DayCard: Hashable, Sendable {
  /// "Thứ Ba"; `nil` in large type.
  public let weekday: TextForms?
  /// "17".
  public let solarDay: TextForms
  /// The colour of the day of the week and the solar day: today needs no mark on a card of its own, weekend and public holidays do.
  public let role: CalendarRole
  /// "Tháng 2, 2026".
  public let month: TextForms
  /// "Mùng 1 tháng Giêng", with a question mark if it is not certain; `nil` outside the tables.
  public let lunarLine: TextForms?
  /// "Năm Bính Ngọ"; `nil` outside the tables.
  public let yearLine: TextForms?
  /// "Ngày Nhâm Tuất".
  public let cycleLine: TextForms
  /// A day of the user's own, which alone is taken out, the weightiest festival, or the solar term that begins; `nil` on
  /// most days.
  public private(set) var eventLine: Sensitive<TextForms>?
  /// The colour of the event.
  public let eventRole: CalendarRole
  /// Whether the event is the user's own, and taken out where others could look.
  public var isPrivate: Bool { eventRole == .anniversary }
  /// Why there is no lunar date or a doubtful one, or that the settings are not the user's; `nil` if there is nothing to say.
  public let note: TextForms?

  init(_ facts: CalendarFacts, _ day: CalendarDay) {
    let texts = facts.texts
    weekday = facts.usesLargeType ? nil : TextForms(texts.weekday(day.date.weekday))
    solarDay = TextForms("\(day.date.day)")
    role = day.role
    month = TextForms(texts.month(day.date))
    lunarLine = texts.lunarForms(day)
    yearLine = day.lunarDate.map { TextForms(texts.lunarYear($0)) }
    cycleLine = TextForms(texts.cycle(day))
    eventLine = texts.event(day).map { Sensitive($0) }
    eventRole = day.nameRole
    note = facts.note(day).map { TextForms($0) }
  }

  fileprivate var redacted: DayCard {
    guard isPrivate else { return self }
    var card = self
    card.eventLine = .redacted
    return card
  }
}

/// Today as the circle of the lock screen shows it.
public struct DayCircle: Hashable, Sendable {
  /// "17".
  public let solarDay: TextForms
  /// The colour of the solar day.
  public let role: CalendarRole
  /// `1/1`, `1/6n`, `24/11?`, in Chinese `正月初一`; `nil` outside the tables.
  public let lunarShort: TextForms?

  init(_ facts: CalendarFacts, _ day: CalendarDay) {
    solarDay = TextForms("\(day.date.day)")
    role = day.role
    lunarShort = facts.texts.short(day)
  }
}

/// Today as the rectangle of the lock screen shows it.
public struct DayLines: Hashable, Sendable {
  /// "Thứ Ba, 17 tháng 2".
  public let dateLine: TextForms
  /// "Mùng 1 tháng Giêng", with a question mark if it is not certain; outside the tables why there is none.
  public let lunarLine: TextForms
  /// A day of the user's own, which alone is taken out, the weightiest festival or the solar term that begins; on other days
  /// the can chi, "Ngày Nhâm Tuất".
  public private(set) var eventLine: Sensitive<TextForms>
  /// The colour of the last line.
  public let eventRole: CalendarRole
  /// Whether the event is the user's own, and taken out where others could look.
  public var isPrivate: Bool { eventRole == .anniversary }

  init(_ facts: CalendarFacts, _ day: CalendarDay) {
    let texts = facts.texts
    dateLine = TextForms(texts.weekdayAndDate(day.date))
    lunarLine = texts.lunarForms(day) ?? TextForms(texts.outsideTables(facts.calendar))
    eventLine = Sensitive(texts.event(day) ?? TextForms(texts.cycle(day)))
    eventRole = day.nameRole
  }

  fileprivate var redacted: DayLines {
    guard isPrivate else { return self }
    var lines = self
    lines.eventLine = .redacted
    return lines
  }
}

extension CalendarDay {
  /// The colour of the solar day: public holidays are red as Sundays are.
  fileprivate var role: CalendarRole { isDayOff ? .publicHoliday : .ofWeekday(date.weekday) }

  /// The colour of what a day is called besides its number: that of its festival or solar term, if there is one.
  fileprivate var nameRole: CalendarRole {
    !anniversaries.isEmpty
      ? .anniversary
      : isDayOff ? .publicHoliday : !festivals.isEmpty ? .festival : solarTerm != nil ? .solarTerm : .lunar
  }
}
