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

extension CalendarDayData: Codable {
  private enum CodingKeys: String, CodingKey {
    case solar, lunar, lunarMonth, dayOfWeek, isCurrentMonth, isToday
    case date, lunarYear, isLeap, lunarMonthLength, lunarText, isCertain, dayCanChi, solarTerm, holidayKey
    case holidayName, accessibilityLabel
  }

  /// Reads the fields of the first version, which have to be there, and of the new ones those that can be read.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    solar = try values.decode(Int.self, forKey: .solar)
    lunar = try values.decode(Int?.self, forKey: .lunar)
    lunarMonth = try values.decode(Int?.self, forKey: .lunarMonth)
    dayOfWeek = try values.decode(Int.self, forKey: .dayOfWeek)
    isCurrentMonth = try values.decode(Bool.self, forKey: .isCurrentMonth)
    isToday = try values.decode(Bool.self, forKey: .isToday)
    date = values.ifReadable(.date)
    lunarYear = values.ifReadable(.lunarYear)
    isLeap = values.ifReadable(.isLeap)
    lunarMonthLength = values.ifReadable(.lunarMonthLength)
    lunarText = values.ifReadable(.lunarText)
    isCertain = values.ifReadable(.isCertain)
    dayCanChi = values.ifReadable(.dayCanChi)
    solarTerm = values.ifReadable(.solarTerm)
    holidayKey = values.ifReadable(.holidayKey)
    holidayName = values.ifReadable(.holidayName)
    accessibilityLabel = values.ifReadable(.accessibilityLabel)
  }

  /// Writes the fields of the first version always, null where there is no value, and the new ones if there is one.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(solar, forKey: .solar)
    try values.encode(lunar, forKey: .lunar)
    try values.encode(lunarMonth, forKey: .lunarMonth)
    try values.encode(dayOfWeek, forKey: .dayOfWeek)
    try values.encode(isCurrentMonth, forKey: .isCurrentMonth)
    try values.encode(isToday, forKey: .isToday)
    try values.encodeIfPresent(date, forKey: .date)
    try values.encodeIfPresent(lunarYear, forKey: .lunarYear)
    try values.encodeIfPresent(isLeap, forKey: .isLeap)
    try values.encodeIfPresent(lunarMonthLength, forKey: .lunarMonthLength)
    try values.encodeIfPresent(lunarText, forKey: .lunarText)
    try values.encodeIfPresent(isCertain, forKey: .isCertain)
    try values.encodeIfPresent(dayCanChi, forKey: .dayCanChi)
    try values.encodeIfPresent(solarTerm, forKey: .solarTerm)
    try values.encodeIfPresent(holidayKey, forKey: .holidayKey)
    try values.encodeIfPresent(holidayName, forKey: .holidayName)
    try values.encodeIfPresent(accessibilityLabel, forKey: .accessibilityLabel)
  }
}

extension Weekday {
  /// 0 for Sunday to 6 for Saturday, as JavaScript counts.
  fileprivate var fromSunday: Int { (rawValue + 1) % 7 }
}
