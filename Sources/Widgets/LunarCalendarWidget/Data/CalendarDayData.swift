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
  /// What a cell shows: "28", "1/6", "1/6n", "1/9?".
  public var lunarText: String?
  /// Whether the lunar date is beyond doubt.
  public var isCertain: Bool?
  /// The name of the day in the cycle of sixty: "Nhâm Tuất".
  public var dayCanChi: String?
  /// The name of the solar term that begins on the day.
  public var solarTerm: String?
  /// The id of the weightiest festival: `tet`.
  public var holidayKey: String?
  /// Its name: "Tết Nguyên Đán".
  public var holidayName: String?
  /// What is read aloud.
  public var accessibilityLabel: String?

  init(_ day: CalendarDay, texts: CalendarTexts) {
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
    lunarText = day.lunarDate.map { _ in texts.cell(day) }
    isCertain = day.lunarDate.map { _ in day.isCertain }
    dayCanChi = texts.name(day.cycle)
    solarTerm = day.startingTerm.map(texts.name)
    holidayKey = day.festivals.first?.id
    holidayName = day.festivals.first.map(texts.name)
    accessibilityLabel = texts.label(day)
  }
}

extension Weekday {
  /// 0 for Sunday to 6 for Saturday, as JavaScript counts.
  fileprivate var fromSunday: Int { (rawValue + 1) % 7 }
}
