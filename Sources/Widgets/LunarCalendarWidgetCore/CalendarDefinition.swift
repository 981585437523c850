@_exported public import DayAlmanac
@_exported public import DecisionDocuments
import LunarCalendarWidgetTables
@_exported public import WidgetCore
@_exported public import WorkingDays

/// The calendar widget: a month with solar and lunar days.
///
/// ```swift
/// let snapshot = CalendarDefinition.snapshot(
///   of: .loaded(CalendarSettings()), configuration: CalendarConfiguration(), at: instant,
///   in: WidgetEnvironment(zone: zone, language: .vietnamese, frame: WidgetFrame(.medium)))
/// ```
public enum CalendarDefinition: WidgetDefinition {
  /// The number of days ahead for which there are entries, unless evenings among them fill the timeline sooner.
  package static let daysAhead = 14

  /// The local hour from which the widget names the next day's anniversary or day off as an event of tomorrow.
  static let eveningHour = 18

  /// The day of a sample in every zone: Tết 2026.
  static let sampleDate = try? CivilDate(year: 2026, month: 2, day: 17)

  /// The widget's name for the system.
  public static var kind: String { AppIdentifiers.lichViet.kinds[0] }

  /// Returns the language of its texts for a requested language.
  public static func language(for asked: Language) -> Language { CalendarTexts(asked).language }

  /// Returns the widget's name in the gallery.
  public static func name(in language: Language) -> String { CalendarTexts(language).displayName }

  /// Returns the widget's description in the gallery.
  public static func summary(in language: Language) -> String { CalendarTexts(language).description }

  /// Returns the snapshot of the widget at an instant.
  ///
  /// The civil day is the user's; its lunar date is in the configured calendar. The facts never become stale,
  /// because they depend only on the arguments.
  public static func snapshot(
    of state: CalendarState, configuration: CalendarConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> CalendarSnapshot {
    guard let facts = CalendarFacts(state, configuration, at: instant, in: environment) else {
      let texts = CalendarTexts(environment.language)
      let spoken = AccessibilityText(label: texts.displayName, value: texts.strings.outsideCalendar)
      return CalendarSnapshot(
        frame: environment.frame, status: .failure(.outsideCalendar),
        .note(WidgetNote(TextForms(texts.strings.outsideCalendar), spoken: spoken), page: nil))
    }
    return CalendarSnapshot(frame: environment.frame, status: state.status(), .facts(facts))
  }

  /// Returns the instant itself and the next 14 beginnings of days or evenings before the user's own; a sample does not change.
  public static func schedule(
    of state: CalendarState, configuration: CalendarConfiguration, from instant: Instant,
    in environment: WidgetEnvironment
  ) -> Schedule {
    if state == .placeholder { return state.scheduleWithoutFacts(from: instant) }
    let days = state.settings.days(at: instant, in: environment)
    let midnights = days.changes(after: instant, count: daysAhead)
    let evenings = evenings(of: state.settings, after: instant, to: midnights.last, in: environment)
    // Evenings replace days at the end, so that no timeline is longer than the system can archive.
    let later = (midnights + evenings).inOrder { $0.secondsSince1970 }.prefix(midnights.count)
    return Schedule(now: instant, later: Array(later), reload: .atEnd)
  }

  /// Returns the moments after an instant at which the evening before one of the user's days begins.
  private static func evenings(
    of settings: CalendarSettings, after instant: Instant, to last: Instant?,
    in environment: WidgetEnvironment
  ) -> [Instant] {
    let days = settings.days(at: instant, in: environment)
    guard let first = days.day(at: instant), let end = last.flatMap(days.day), first < end else { return [] }
    let own = settings.anniversaries.days(
      in: DayNumber(first)...DayNumber(end), of: settings.calendar(in: environment))
    return own.compactMap { (try? $0.day.adding(days: -1)).flatMap { evening(of: $0, in: days) } }
      .filter { $0 > instant }
  }

  /// Returns the moment at which the evening of a day begins; `nil` if the zone has no such evening.
  private static func evening(of day: DayNumber, in days: LocalDays) -> Instant? {
    days.zone.firstMoment(at: eveningHour * 3_600, on: day)
  }

  /// Returns a high relevance until the end of special days.
  ///
  /// These are the eve of the new year, the first and fifteenth of a lunar month, the user's own days, and the evenings before these.
  public static func relevance(
    of state: CalendarState, configuration: CalendarConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> Relevance? {
    let calendar = state.settings.calendar(in: environment)
    let days = state.settings.days(at: instant, in: environment)
    guard state != .placeholder, let today = days.day(at: instant),
      let date = try? calendar.lunarDate(of: today)
    else { return nil }
    let isEve = (try? calendar.year(date.year).lastDayNumber) == DayNumber(today)
    let isEvening = evening(of: DayNumber(today), in: days).map { $0 <= instant } ?? false
    let last = (try? DayNumber(today).adding(days: isEvening ? 1 : 0)) ?? DayNumber(today)
    let own = state.settings.anniversaries.days(in: DayNumber(today)...last, of: calendar)
    guard isEve || !own.isEmpty || date.day == 1 || date.day == 15, let end = days.next(after: instant) else {
      return nil
    }
    return Relevance(score: 10, duration: end.secondsSince1970 - instant.secondsSince1970)
  }
}

/// The snapshot of the calendar widget.
public typealias CalendarSnapshot = WidgetSnapshot<CalendarFacts, NoReason>

extension CalendarDefinition {
  /// Festivals of a calendar are never further apart than this.
  private static let dayCount = 400

  /// Returns the next festival from today on, or why there is none: "Tết Nguyên đán, Thứ Ba, 17 tháng 2 năm 2026, còn 3 ngày".
  ///
  /// It is read aloud, and names no day of the user's own.
  package static func spokenFestival(
    of state: CalendarState, at instant: Instant, in environment: WidgetEnvironment
  ) -> String {
    let settings = state.settings
    let calendar = settings.calendar(in: environment)
    let texts = CalendarTexts(
      environment.language, calendar: calendar, monthNaming: settings.monthNaming,
      localeIdentifier: environment.localeIdentifier)
    guard let today = settings.days(at: instant, in: environment).day(at: instant) else {
      return texts.strings.outsideCalendar
    }
    let first = DayNumber(today)
    let days = first...((try? first.adding(days: dayCount)) ?? first)
    guard days.overlaps(calendar.days),
      let festivals = try? calendar.festivals(
        in: days.clamped(to: calendar.days), groups: settings.festivalGroups),
      let next = festivals.first(where: { settings.shows($0.festival) })
    else { return texts.outsideTables(calendar).longest }
    return texts.eventLabel(
      name: texts.nameForms(next.festival).longest, date: CivilDate(next.day),
      days: first.distance(to: next.day))
  }
}
