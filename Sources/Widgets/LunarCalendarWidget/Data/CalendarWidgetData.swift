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

  init(_ view: CalendarView) {
    currentMonth = view.month.firstDay.month
    currentYear = view.month.firstDay.year
    lunarMonth = view.headingDates?.first.month
    lunarYear = view.headingDates?.first.year
    monthName = view.texts.month(view.month.firstDay)
    lunarMonthName = view.lunarTitle ?? ""
    days = view.month.days.map { CalendarDayData($0, texts: view.texts) }
    today = view.today
    calendar = view.calendar.id
    language = view.texts.language
    weekdays = view.month.weekdays.map { $0.shortName(in: view.texts.language) }
    weeksNeeded = view.month.weeksNeeded
    note = view.note
  }
}

extension LunarCalendarSystem {
  /// The month at a moment as data.
  ///
  /// - Returns: `nil` if the day or the grid is not within the years 1 to 9999.
  public static func data(
    of settings: CalendarSettings, configuration: CalendarConfiguration, at instant: Instant,
    in environment: WidgetEnvironment
  ) -> CalendarWidgetData? {
    CalendarView(settings, configuration, at: instant, in: environment).map(CalendarWidgetData.init)
  }
}
