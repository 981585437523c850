/// A month as JSON, for clients that draw it themselves, such as React Native and the web.
///
/// The fields up to ``days`` are those of the app's first version, under their names; the others are new, and missing
/// in what it stored.
public struct CalendarWidgetData: Hashable, Sendable {
  /// The solar month, 1 to 12.
  public var currentMonth: Int
  /// The solar year.
  public var currentYear: Int
  /// The lunar month of today, or of the first day if another month is shown; null outside the tables.
  public var lunarMonth: Int?
  /// The lunar year of that day.
  public var lunarYear: Int?
  /// "Tháng 2, 2026".
  public var monthName: String
  /// "Tháng Giêng Bính Ngọ"; empty outside the tables.
  public var lunarMonthName: String
  /// 42 days, six weeks.
  public var days: [CalendarDayData]

  /// Today's civil date.
  public var today: CivilDate?
  /// The id of the lunar calendar.
  public var calendar: String?
  /// The language of the texts.
  public var language: Language?
  /// The heads of the columns: "T2" to "CN".
  public var weekdays: [String]?
  /// How many of the six weeks are needed to show the month.
  public var weeksNeeded: Int?
  /// Why days of the month have no lunar date or a doubtful one; null if all are certain.
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
  /// The month at a moment as data.
  ///
  /// - Parameters:
  ///   - state: What the user chose.
  ///   - configuration: What was chosen for this widget.
  ///   - instant: Now.
  ///   - environment: Language, zone and clock.
  ///   - hidesNames: Whether days of the user's own are called just that, not even by their kind, and their ids taken out.
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
/// The first six fields are those of the app's first version, under their names; the others are new, and missing in
/// what it stored.
public struct CalendarDayData: Hashable, Sendable {
  /// The day of the solar month, 1 to 31.
  public var solar: Int
  /// The day of the lunar month, 1 to 30; null outside the tables.
  public var lunar: Int?
  /// The lunar month, 1 to 12, also if it is a leap month; null outside the tables.
  public var lunarMonth: Int?
  /// 0 for Sunday to 6 for Saturday.
  public var dayOfWeek: Int
  /// Whether the day belongs to the month.
  public var isCurrentMonth: Bool
  /// Whether it is today.
  public var isToday: Bool

  /// The civil date, `2026-02-17`: names the day among the 42.
  public var date: CivilDate?
  /// The lunar year, by the civil year in which it begins.
  public var lunarYear: Int?
  /// Whether the lunar month is a leap month.
  public var isLeap: Bool?
  /// The number of days of the lunar month, 29 or 30.
  public var lunarMonthLength: Int?
  /// What a cell shows: "28", "1/6", "1/6n", "1/9?", "廿八", "六月".
  public var lunarText: String?
  /// Whether the lunar date is beyond doubt.
  public var isCertain: Bool?
  /// The name of the day in the cycle of sixty: "Nhâm Tuất".
  public var dayCanChi: String?
  /// The name of the solar term that begins on the day.
  public var solarTerm: String?
  /// The id of the weightiest festival: `tet`.
  public var holidayKey: String?
  /// Its name: "Tết Nguyên đán".
  public var holidayName: String?
  /// Whether the day is paid by law, for a festival of its own or for one near it.
  public var isDayOff: Bool?
  /// All festivals, the weightiest first; missing on days without one.
  public var festivals: [CalendarFestival]?
  /// The ids of the days of the user's own that are kept; missing on days without one, and where they are private.
  public var anniversaries: [String]?
  /// What is read aloud.
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
  /// 0 for Sunday to 6 for Saturday, as JavaScript counts.
  fileprivate var fromSunday: Int { (rawValue + 1) % 7 }
}
