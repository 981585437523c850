/// The content of the calendar widget.
public indirect enum CalendarContent: WidgetContent {
  /// The pages of the app.
  public typealias Page = CalendarLink

  /// A month, in the medium and large families.
  case month(MonthContent)
  /// Today as a card, in the small family.
  case card(DayCard)
  /// Today, in the circle of the lock screen.
  case circle(DayCircle)
  /// Today, in the rectangle of the lock screen.
  case lines(DayLines)
  /// Today, in the line above the clock: "17 tháng 2 · mùng 1 tháng Giêng", in short "17 tháng 2 · 1/1".
  case inline(TextForms)

  /// The content without the names of anniversaries.
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
  /// Creates the content from the facts, with a layout that was made for them.
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

/// A month, as the medium and large widgets show it.
public struct MonthContent: Hashable, Sendable {
  /// The heading of a column.
  public struct Heading: Hashable, Sendable {
    /// The day of the week.
    public let weekday: Weekday
    /// "T2", "一", "Mon".
    public let text: TextForms
    /// The colour of the heading, the same as for the days below.
    public let role: CalendarRole
    /// "Thứ Hai".
    public let accessibility: AccessibilityText
  }

  /// The title on the left: "Tháng 2, 2026".
  public let title: TextForms
  /// The lunar title on the right: "Tháng Giêng Bính Ngọ"; `nil` outside the tables.
  public let lunarTitle: TextForms?
  /// The link of the header.
  public let headerLink: CalendarLink?
  /// The arrows for paging, after the titles; empty unless they were chosen.
  public let arrows: [MonthArrow]
  /// The headings above the columns.
  public let headings: [Heading]
  /// The weeks, with 7 days each.
  public private(set) var weeks: [[DayCell]]
  /// The upcoming events, as many as fit; empty except in the large widget.
  public private(set) var events: [EventLine]
  /// The heading above the events, "Sắp tới"; `nil` if there are none.
  public let eventsTitle: TextForms?
  /// The note below the month; `nil` if there is nothing to say.
  ///
  /// It says why days have no lunar date or an uncertain one, or that the user's settings could not be read.
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

/// A sign beside the lunar day, so that special days are visible without colours.
public enum DayMark: String, CaseIterable, Hashable, Sendable {
  /// The user's anniversary.
  case anniversary = "◊"
  /// A public holiday.
  case publicHoliday = "*"
  /// A festival or another notable day.
  case festival = "•"
  /// The beginning of a solar term.
  case solarTerm = "◦"
}

/// A day of the month grid.
public struct DayCell: Hashable, Sendable {
  /// The day.
  public private(set) var day: CalendarDay
  /// The festivals of the day, the most important first.
  public let festivals: [CalendarFestival]
  /// The ids of the anniversaries on the day; `nil` if there are none.
  public private(set) var anniversaries: Sensitive<[String]>?
  /// The upper text: the solar day, 1 to 31.
  public let solarText: TextForms
  /// The lower text, for the lunar day; `nil` outside the tables.
  ///
  /// It is 1 to 30, or `1/6` or `1/6n` (leap month) on the first day of a lunar month; in Chinese `廿八` and
  /// `六月`. An uncertain date has a question mark.
  public let lunarText: TextForms?
  /// The colour of the upper text.
  public let solarRole: CalendarRole
  /// The colour of the lower text; it shows an anniversary, a festival or a solar term.
  public let lunarRole: CalendarRole
  /// The sign after the lower text; `nil` for none.
  public let mark: DayMark?
  /// Whether the upper text is bold.
  public let isBold: Bool
  /// Whether the lower text is bold, as on days of offerings: the first and fifteenth of a lunar month.
  public let isLunarBold: Bool
  /// The colour behind both texts; `nil` for none.
  public let backgroundRole: CalendarRole?
  /// The opacity, from 0 to 1.
  ///
  /// Days of other months are faint. With large type they have opacity 0: they are not drawn, read aloud or
  /// tappable.
  public let opacity: Double
  /// The text that screen readers read.
  public private(set) var accessibility: AccessibilityText
  private let accessibilityWhenRedacted: AccessibilityText
  /// The link of the day; `nil` in families without links on parts.
  public let link: CalendarLink?

  /// Whether the day is drawn at all.
  public var isDrawn: Bool { opacity > 0 }

  /// The opacity of days of other months.
  ///
  /// The app's source document has 0.3, which gives small text a contrast of only 1.6; this value gives 3 or
  /// more.
  static let otherMonthOpacity = 0.7

  init(_ day: CalendarDay, texts: CalendarTexts, isLink: Bool, isDrawn: Bool = true) {
    self.day = day
    festivals = day.festivals.map { CalendarFestival($0, texts: texts) }
    anniversaries = day.anniversaries.isEmpty ? nil : Sensitive(day.anniversaries.map { $0.anniversary.id })
    solarText = TextForms("\(day.date.day)")
    lunarText = texts.cellForms(day)
    // Today's colour takes precedence over the colours of the weekend.
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

/// An upcoming anniversary, festival, first or fifteenth of a lunar month, or solar term.
public struct EventLine: Hashable, Sendable {
  /// The name, such as "Tết Nguyên đán"; redaction removes the names of anniversaries.
  public private(set) var name: Sensitive<TextForms>
  /// The date, "17 tháng 2".
  public let dateText: TextForms
  /// The distance in days, "Còn 3 ngày".
  public let distanceText: TextForms
  /// The date of the event.
  public let date: CivilDate
  /// The colour of the name.
  public let role: CalendarRole
  /// Whether the name is private, so that redaction removes it.
  public var isPrivate: Bool { accessibilityWhenRedacted != nil }
  /// The text that screen readers read.
  public private(set) var accessibility: AccessibilityText
  /// The text that screen readers read if the name is removed; `nil` if it is not private.
  private let accessibilityWhenRedacted: AccessibilityText?
  /// The link of the event.
  public let link: CalendarLink

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - name: The name that is drawn.
  ///   - day: The day.
  ///   - today: The day from which the distance is counted.
  ///   - role: The colour of the name.
  ///   - spoken: The name that is read aloud.
  ///   - spokenWhenRedacted: The name that is read aloud if the name is removed; `nil` if it is not private.
  ///   - texts: The texts of the language.
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

/// Today, as the small widget shows it.
public struct DayCard: Hashable, Sendable {
  /// The weekday, "Thứ Ba"; `nil` in large type.
  public let weekday: TextForms?
  /// The solar day, "17".
  public let solarDay: TextForms
  /// The colour of the weekday and the solar day, which marks weekends and public holidays.
  public let role: CalendarRole
  /// The solar month, "Tháng 2, 2026".
  public let month: TextForms
  /// The lunar day, "Mùng 1 tháng Giêng", with a question mark if it is uncertain; `nil` outside the tables.
  public let lunarLine: TextForms?
  /// The lunar year, "Năm Bính Ngọ"; `nil` outside the tables.
  public let yearLine: TextForms?
  /// The day in the cycle of sixty, "Ngày Nhâm Tuất".
  public let cycleLine: TextForms
  /// An anniversary, the most important festival, or the solar term that begins; `nil` on most days.
  ///
  /// Redaction removes it only if it is an anniversary.
  public private(set) var eventLine: Sensitive<TextForms>?
  /// The colour of the event.
  public let eventRole: CalendarRole
  /// Whether the event is an anniversary, so that redaction removes it.
  public var isPrivate: Bool { eventRole == .anniversary }
  /// The note; `nil` if there is nothing to say.
  ///
  /// It says why there is no lunar date or an uncertain one, or that the user's settings could not be read.
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

/// Today, as the circle of the lock screen shows it.
public struct DayCircle: Hashable, Sendable {
  /// The solar day, "17".
  public let solarDay: TextForms
  /// The colour of the solar day.
  public let role: CalendarRole
  /// The lunar day and month: `1/1`, `1/6n`, `24/11?`, in Chinese `正月初一`; `nil` outside the tables.
  public let lunarShort: TextForms?

  init(_ facts: CalendarFacts, _ day: CalendarDay) {
    solarDay = TextForms("\(day.date.day)")
    role = day.role
    lunarShort = facts.texts.short(day)
  }
}

/// Today, as the rectangle of the lock screen shows it.
public struct DayLines: Hashable, Sendable {
  /// The date, "Thứ Ba, 17 tháng 2".
  public let dateLine: TextForms
  /// The lunar day, "Mùng 1 tháng Giêng", with a question mark if it is uncertain.
  ///
  /// Outside the tables it says why there is none.
  public let lunarLine: TextForms
  /// An anniversary, the most important festival, or the solar term that begins.
  ///
  /// On other days it is the can chi, "Ngày Nhâm Tuất". Redaction removes it only if it is an anniversary.
  public private(set) var eventLine: Sensitive<TextForms>
  /// The colour of the last line.
  public let eventRole: CalendarRole
  /// Whether the event is an anniversary, so that redaction removes it.
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
  /// The colour of the solar day; public holidays are red like Sundays.
  fileprivate var role: CalendarRole { isDayOff ? .publicHoliday : .ofWeekday(date.weekday) }

  /// The colour of the texts beside the solar day: that of an anniversary, festival or solar term if there is
  /// one.
  fileprivate var nameRole: CalendarRole {
    !anniversaries.isEmpty
      ? .anniversary
      : isDayOff ? .publicHoliday : !festivals.isEmpty ? .festival : solarTerm != nil ? .solarTerm : .lunar
  }
}
