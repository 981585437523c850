/// The settings that the app stores for its calendar widgets under the key `calendarSettings`; never a date.
public struct CalendarSettings: WidgetSettings {
  /// The time zone that decides what today is.
  public enum DayBasis: String, CaseIterable, Hashable, Sendable {
    /// The zone of the user.
    case userZone
    /// The zone of the calendar, for people abroad who follow it.
    case calendarZone
  }

  /// The lunar calendar; `nil` for the one of the environment's region.
  public var calendar: LunarCalendar?
  /// The Vietnamese name of month 11.
  public var monthNaming: MonthNaming
  /// The first day of the week; `nil` for the one of the environment.
  public var firstWeekday: Weekday?
  /// The time zone that decides what today is.
  public var dayBasis: DayBasis
  /// Whether the widget shows less, in larger type: two weeks in the medium family, no days of other months, and no
  /// weekday on the card of a day.
  public var usesLargeType: Bool
  /// Whether days of remembrance and of professions are hidden; other festivals, on which people have customs or a day
  /// off, are always shown.
  public var hidesObservances: Bool
  /// The groups of days that can be left out, such as the dog days, that are shown too.
  public var festivalGroups: Set<FestivalGroup>
  /// Groups of a later version; they are written back after the others.
  private var unreadableGroups: [LossyArray<FestivalGroup>.Unreadable] = []
  /// Whether today's pentad (候) is shown, in calendars that have names for them; not on Android and in WebAssembly.
  public var showsPentad: Bool
  /// Whether today's day of Japan's six (六曜) is shown, in the Japanese calendar.
  public var showsRokuyo: Bool
  /// The country whose days off are marked; festivals are those of the calendar, or of that country if it shares the calendar.
  public var daysOffCountry: DaysOffCountry
  /// The user's anniversaries.
  public var anniversaries: AnniversaryList
  /// Decisions about days off that are newer than this release; `nil` if there are none.
  public var decidedDays: DecidedDays?

  /// Creates the default settings.
  public init() { self.init(calendar: nil) }

  /// Creates settings; omitted ones have their default values.
  public init(
    calendar: LunarCalendar? = nil, monthNaming: MonthNaming = .modern, firstWeekday: Weekday? = nil,
    dayBasis: DayBasis = .userZone, usesLargeType: Bool = false, hidesObservances: Bool = false,
    festivalGroups: Set<FestivalGroup> = [], showsPentad: Bool = false, showsRokuyo: Bool = false,
    daysOffCountry: DaysOffCountry = .ofCalendar,
    anniversaries: AnniversaryList = .init(),
    decidedDays: DecidedDays? = nil
  ) {
    self.calendar = calendar
    self.monthNaming = monthNaming
    self.firstWeekday = firstWeekday
    self.dayBasis = dayBasis
    self.usesLargeType = usesLargeType
    self.hidesObservances = hidesObservances
    self.festivalGroups = festivalGroups
    (self.showsPentad, self.showsRokuyo) = (showsPentad, showsRokuyo)
    self.daysOffCountry = daysOffCountry
    self.anniversaries = anniversaries
    self.decidedDays = decidedDays
  }

  /// Lists the settings; all but the month naming and the day basis are written only if they are not the default.
  public mutating func list(in fields: inout SettingsFields) {
    fields.choice("calendar", &calendar)
    fields.choice("monthNaming", &monthNaming)
    fields.choice("firstWeekday", &firstWeekday)
    fields.choice("dayBasis", &dayBasis)
    fields.choice("usesLargeType", &usesLargeType, omitting: false)
    fields.choice("hidesObservances", &hidesObservances, omitting: false)
    var groups = LossyArray(FestivalGroup.allCases.filter(festivalGroups.contains))
    groups.unreadable = unreadableGroups
    fields.choice("festivalGroups", &groups, omitting: LossyArray())
    (festivalGroups, unreadableGroups) = (Set(groups.elements), groups.unreadable)
    fields.choice("showsPentad", &showsPentad, omitting: false)
    fields.choice("showsRokuyo", &showsRokuyo, omitting: false)
    fields.choice("daysOffCountry", &daysOffCountry, omitting: .ofCalendar)
    fields.choice("anniversaries", &anniversaries, omitting: AnniversaryList())
    fields.choice("decidedDays", &decidedDays)
    for unreadable in anniversaries.unreadable { fields.remember(unreadable.error, in: "anniversaries") }
  }
}

extension CalendarSettings {
  /// Returns the chosen lunar calendar, or the one of the region.
  package func calendar(in environment: WidgetEnvironment) -> LunarCalendar {
    calendar ?? environment.region.calendar
  }

  /// Returns the country that `DaysOffCountry.ofCalendar` means: that of the locale if it shares the calendar, otherwise the
  /// calendar's own.
  package func country(in environment: WidgetEnvironment) -> FestivalCountry? {
    let local = FestivalCountry.all.first { $0.calendar.country != $0 && environment.isIn($0.region) }
    return calendar(in: environment).home(markingDaysOffOf: local)
  }

  /// Returns whether the user wants to see a festival.
  func shows(_ festival: Festival) -> Bool {
    festival.isIn(festivalGroups) && (!hidesObservances || festival.kind != .observance)
  }

  /// Returns the days off that are marked, with the user's decisions in place of older ones; `nil` if there are none.
  package func daysOff(in environment: WidgetEnvironment) -> DaysOff? {
    let decided = decidedDays.map { DecidedDays.collected.replacing(with: $0) } ?? .collected
    guard daysOffCountry == .ofCalendar else {
      return daysOffCountry.daysOff(in: calendar(in: environment), decided: decided)
    }
    return country(in: environment).map { DaysOff(of: $0, decided: decided) }
  }

  /// Returns the civil days of the zone that decides what today is.
  package func days(at instant: Instant, in environment: WidgetEnvironment) -> LocalDays {
    dayBasis == .calendarZone
      ? LocalDays(zone: ZoneClock(offset: calendar(in: environment).offset(at: instant))) : environment.days
  }
}

extension CalendarSettings.DayBasis: JSONDecodable, JSONEncodable {}

extension FestivalGroup: JSONDecodable, JSONEncodable {}

/// The settings of a calendar widget, or the reason why there are none.
///
/// If there are no readable settings, the widget uses the default settings.
public typealias CalendarState = Loaded<CalendarSettings>
