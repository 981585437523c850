/// The calendar widget: a month with solar and lunar days.
///
/// ```swift
/// let snapshot = LunarCalendarSystem.snapshot(
///   of: CalendarSettings(), configuration: CalendarConfiguration(), at: instant,
///   in: WidgetEnvironment(zone: zone, language: .vietnamese, frame: WidgetFrame(.medium)))
/// ```
public enum LunarCalendarSystem: WidgetSystem {
  /// How many days ahead there are entries for.
  public static let daysAhead = 14

  /// The kind and families.
  public static var identity: WidgetIdentity {
    WidgetIdentity(kind: AppIdentifiers.lichViet.kinds[0], families: Family.allCases)
  }

  /// What the gallery calls the widget.
  public static func name(in language: Language) -> String { CalendarTexts(language).displayName }

  /// What the gallery says of the widget.
  public static func summary(in language: Language) -> String { CalendarTexts(language).description }

  /// What the widget shows at a moment.
  ///
  /// The civil day is the user's; its lunar date is that of the configured calendar. Nothing can go stale: everything
  /// follows from the arguments.
  public static func snapshot(
    of settings: CalendarSettings, configuration: CalendarConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> CalendarSnapshot {
    let texts = CalendarTexts(environment.language, monthNaming: settings.monthNaming)
    guard let view = CalendarView(settings, configuration, at: instant, in: environment),
      let content = content(view, in: environment)
    else {
      return CalendarSnapshot(
        family: environment.family, status: .failure(.outsideCalendar),
        content: .unavailable(note: texts.outsideCalendar), page: nil,
        accessibility: AccessibilityText(label: texts.displayName, value: texts.outsideCalendar))
    }
    return CalendarSnapshot(
      family: environment.family, status: .normal, content: content.content,
      page: view.isCurrentMonth || !environment.family.allowsElementLinks
        ? .day(view.today) : .month(view.shownMonth),
      accessibility: AccessibilityText(label: texts.displayName, value: texts.label(content.today)))
  }

  /// A sample for the gallery: the month of Tết 2026, marked as a sample.
  public static func placeholder(in environment: WidgetEnvironment) -> CalendarSnapshot {
    // Noon in Vietnam; the same day everywhere from UTC-5 to UTC+14, which is all a sample needs.
    let tet = Instant(secondsSince1970: 1_771_304_400)
    var snapshot = snapshot(
      of: CalendarSettings(), configuration: CalendarConfiguration(), at: tet, in: environment)
    snapshot.status = .placeholder
    return snapshot
  }

  /// Now and the beginnings of the next 14 days.
  public static func schedule(
    of settings: CalendarSettings, configuration: CalendarConfiguration, from instant: Instant,
    in environment: WidgetEnvironment
  ) -> Schedule {
    let calendar = settings.calendar ?? environment.region.calendar
    let days = settings.days(of: calendar, in: environment, at: instant)
    return Schedule(now: instant, later: days.starts(after: instant, count: daysAhead), reload: .atEnd)
  }

  /// The eve of the new year, and the first and fifteenth of a lunar month, matter for their whole day.
  public static func relevance(
    of settings: CalendarSettings, configuration: CalendarConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> Relevance? {
    let calendar = settings.calendar ?? environment.region.calendar
    let days = settings.days(of: calendar, in: environment, at: instant)
    guard let today = days.day(at: instant), let date = try? calendar.lunarDate(of: today) else { return nil }
    let isEve = (try? calendar.year(date.year).lastDayNumber) == DayNumber(today)
    guard isEve || date.day == 1 || date.day == 15, let end = days.next(after: instant) else { return nil }
    return Relevance(score: 10, duration: end.secondsSince1970 - instant.secondsSince1970)
  }

  private static func content(
    _ view: CalendarView, in environment: WidgetEnvironment
  ) -> (content: CalendarSnapshot.Content, today: CalendarDay)? {
    guard let today = view.todayOfItsMonth else { return nil }
    switch environment.family {
    case .medium, .large: return (.month(view.monthContent(frame: environment.frame)), today)
    case .small, .circular, .rectangular, .inline:
      return (.day(view.dayContent(today, frame: environment.frame)), today)
    }
  }
}

extension CalendarSettings {
  /// The days of the zone that says what today is.
  func days(of calendar: LunarCalendar, in environment: WidgetEnvironment, at instant: Instant) -> LocalDays {
    dayBasis == .calendarZone
      ? LocalDays(zone: ZoneClock(offset: calendar.offset(at: instant))) : environment.days
  }
}
