/// What the app stores for its calendar widgets under the key `calendarSettings`: choices of the user, never a date.
public struct CalendarSettings: WidgetSettings {
  /// Whose civil day is today.
  public enum DayBasis: String, CaseIterable, Hashable, Sendable {
    /// Where the user is.
    case userZone
    /// Where the calendar is at home, for people abroad who follow it.
    case calendarZone
  }

  /// The lunar calendar; without it, that of the environment's region.
  public var calendar: LunarCalendar?
  /// How Vietnamese names month 11.
  public var monthNaming: MonthNaming
  /// The first day of the week; without it, that of the environment.
  public var firstWeekday: Weekday?
  /// Whose civil day is today.
  public var dayBasis: DayBasis
  /// Whether there is less to see, in larger type: no days of other months, and no weekday on the card of a day.
  public var usesLargeType: Bool
  /// The days of the user's own.
  public var anniversaries: AnniversaryList

  /// The settings as the app is delivered.
  public init() { self.init(calendar: nil) }

  /// Settings; those left out are as the app is delivered.
  public init(
    calendar: LunarCalendar? = nil, monthNaming: MonthNaming = .modern, firstWeekday: Weekday? = nil,
    dayBasis: DayBasis = .userZone, usesLargeType: Bool = false, anniversaries: AnniversaryList = .init()
  ) {
    self.calendar = calendar
    self.monthNaming = monthNaming
    self.firstWeekday = firstWeekday
    self.dayBasis = dayBasis
    self.usesLargeType = usesLargeType
    self.anniversaries = anniversaries
  }

  /// Takes the settings from a reader.
  public init(_ reader: inout SettingsReader) {
    self.init(
      calendar: reader.choice("calendar"), monthNaming: reader.choice("monthNaming", else: .modern),
      firstWeekday: reader.choice("firstWeekday"), dayBasis: reader.choice("dayBasis", else: .userZone),
      usesLargeType: reader.choice("usesLargeType", else: false),
      anniversaries: reader.choice("anniversaries", else: AnniversaryList()))
    for unreadable in anniversaries.unreadable { reader.remember(unreadable.error, in: "anniversaries") }
  }

  /// The choices; calendar, first weekday, large type and anniversaries only if there are any.
  public var members: JSONObject {
    JSONObject(present: [
      ("calendar", calendar?.json), ("monthNaming", monthNaming.json), ("firstWeekday", firstWeekday?.json),
      ("dayBasis", dayBasis.json), ("usesLargeType", usesLargeType ? .bool(true) : nil),
      ("anniversaries", anniversaries.isEmpty ? nil : anniversaries.json),
    ])
  }
}

extension CalendarSettings {
  /// The lunar calendar that was chosen, or that of the region.
  package func calendar(in environment: WidgetEnvironment) -> LunarCalendar {
    calendar ?? environment.region.calendar
  }

  /// The days of the zone that says what today is.
  package func days(at instant: Instant, in environment: WidgetEnvironment) -> LocalDays {
    dayBasis == .calendarZone
      ? LocalDays(zone: ZoneClock(offset: calendar(in: environment).offset(at: instant))) : environment.days
  }
}

extension CalendarSettings.DayBasis: JSONDecodable, JSONEncodable {}

/// What a calendar widget finds in the place of its settings.
///
/// Without settings, and with such as cannot be read, it shows the calendar as the app is delivered.
public typealias CalendarState = Loaded<CalendarSettings>
