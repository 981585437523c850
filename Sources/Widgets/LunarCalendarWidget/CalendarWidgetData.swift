/// A month as JSON, for clients that draw it themselves, such as React Native and the web.
///
/// The fields up to ``days`` are from the app's first version and keep their names. The other fields are new;
/// data stored by the first version does not have them.
public struct CalendarWidgetData: Hashable, Sendable {
  /// The solar month, 1 to 12.
  public var currentMonth: Int
  /// The solar year.
  public var currentYear: Int
  /// The lunar month of today, or of the first day if another month is shown; `nil` outside the tables.
  public var lunarMonth: Int?
  /// The lunar year of that day.
  public var lunarYear: Int?
  /// The title, "Tháng 2, 2026".
  public var monthName: String
  /// The lunar title, "Tháng Giêng Bính Ngọ"; empty outside the tables.
  public var lunarMonthName: String
  /// 42 days, six weeks.
  public var days: [CalendarDayData]

  /// Today's civil date.
  public var today: CivilDate?
  /// The id of the lunar calendar.
  public var calendar: String?
  /// The language of the texts.
  public var language: Language?
  /// The headings of the columns: "T2" to "CN".
  public var weekdays: [String]?
  /// The number of weeks, of the six, that are needed to show the month.
  public var weeksNeeded: Int?
  /// The reason why days have no lunar date or an uncertain one; `nil` if all are certain.
  public var note: String?

  init(_ facts: CalendarFacts, hidesNames: Bool) {
    let (month, texts) = (facts.month, facts.texts)
    currentMonth = month.firstDay.month
    currentYear = month.firstDay.year
    lunarMonth = facts.headingDates?.first.month
    lunarYear = facts.headingDates?.first.year
    monthName = facts.title
    lunarMonthName = facts.lunarTitle?.longest ?? ""
    days = month.days.map { CalendarDayData($0, texts: texts, hidesNames: hidesNames) }
    today = facts.date
    calendar = facts.calendar.id
    language = texts.language
    weekdays = month.weekdays.map { $0.shortName(in: texts.language) }
    weeksNeeded = month.weeksNeeded
    note = facts.note
  }
}

extension CalendarSystem {
  /// Returns the month at an instant as data.
  ///
  /// - Parameters:
  ///   - state: The user's settings.
  ///   - configuration: The choices for this widget.
  ///   - instant: The current instant.
  ///   - environment: The language, the zone and the clock.
  ///   - hidesNames: Whether to hide the names, kinds and ids of anniversaries.
  /// - Returns: `nil` if the day or the grid is not within the years 1 to 9999.
  public static func data(
    of state: CalendarState, configuration: CalendarConfiguration, at instant: Instant,
    in environment: WidgetEnvironment, hidesNames: Bool = false
  ) -> CalendarWidgetData? {
    CalendarFacts(state, configuration, at: instant, in: environment).map {
      CalendarWidgetData($0, hidesNames: hidesNames)
    }
  }
}

/// A day of ``CalendarWidgetData``.
///
/// The first six fields are from the app's first version and keep their names. The other fields are new; data
/// stored by the first version does not have them.
public struct CalendarDayData: Hashable, Sendable {
  /// The day of the solar month, 1 to 31.
  public var solar: Int
  /// The day of the lunar month, 1 to 30; `nil` outside the tables.
  public var lunar: Int?
  /// The lunar month, 1 to 12, also for leap months; `nil` outside the tables.
  public var lunarMonth: Int?
  /// The weekday, from 0 for Sunday to 6 for Saturday.
  public var dayOfWeek: Int
  /// Whether the day belongs to the month.
  public var isCurrentMonth: Bool
  /// Whether it is today.
  public var isToday: Bool

  /// The civil date, such as `2026-02-17`, which identifies the day among the 42.
  public var date: CivilDate?
  /// The lunar year, numbered by the civil year in which it begins.
  public var lunarYear: Int?
  /// Whether the lunar month is a leap month.
  public var isLeap: Bool?
  /// The number of days in the lunar month, 29 or 30.
  public var lunarMonthLength: Int?
  /// The text of the lunar day: "28", "1/6", "1/6n", "1/9?", "廿八", "六月".
  public var lunarText: String?
  /// Whether the lunar date is certain.
  public var isCertain: Bool?
  /// The name of the day in the cycle of sixty: "Nhâm Tuất".
  public var dayCanChi: String?
  /// The name of the solar term that begins on the day.
  public var solarTerm: String?
  /// The id of the most important festival, such as `tet`.
  public var holidayKey: String?
  /// The name of that festival, such as "Tết Nguyên đán".
  public var holidayName: String?
  /// Whether the day is a paid day off by law, for its own festival or for one near it.
  public var isDayOff: Bool?
  /// All festivals, the most important first; `nil` on days without one.
  public var festivals: [CalendarFestival]?
  /// The ids of the anniversaries on the day; `nil` if there are none, or if they are hidden.
  public var anniversaries: [String]?
  /// The text that a screen reader reads.
  public var accessibilityLabel: String?

  init(_ day: CalendarDay, texts: CalendarTexts, hidesNames: Bool) {
    solar = day.date.day
    lunar = day.lunarDate?.day
    lunarMonth = day.lunarDate?.month
    dayOfWeek = day.date.weekday.fromSunday
    isCurrentMonth = day.isInMonth
    isToday = day.isToday
    date = day.date
    lunarYear = day.lunarDate?.year
    isLeap = day.lunarDate?.isLeapMonth
    lunarMonthLength = day.lunarMonthLength
    lunarText = texts.cell(day)
    isCertain = day.lunarDate.map { _ in day.isCertain }
    dayCanChi = texts.name(day.cycle)
    solarTerm = day.startingTerm.map(texts.name)
    holidayKey = day.festivals.first?.id
    holidayName = day.festivals.first.map(texts.name)
    isDayOff = day.isDayOff
    festivals = day.festivals.isEmpty ? nil : day.festivals.map { CalendarFestival($0, texts: texts) }
    anniversaries =
      day.anniversaries.isEmpty || hidesNames ? nil : day.anniversaries.map { $0.anniversary.id }
    accessibilityLabel = texts.label(day, hidesNames: hidesNames)
  }
}

extension Weekday {
  /// The number of the weekday as in JavaScript: 0 for Sunday to 6 for Saturday.
  fileprivate var fromSunday: Int { (rawValue + 1) % 7 }
}
