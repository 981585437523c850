/// A month as JSON, for clients that draw it themselves, such as React Native and the web.
///
/// The fields up to ``days`` are from the app's first version and keep their names.
public struct CalendarWidgetData: Hashable, Sendable {
  /// The solar month, 1 to 12.
  public let currentMonth: Int
  /// The solar year.
  public let currentYear: Int
  /// The lunar month of today, or of the first day if another month is shown; `nil` outside the tables.
  public let lunarMonth: Int?
  /// The lunar year of that day.
  public let lunarYear: Int?
  /// The title, "Tháng 2, 2026".
  public let monthName: String
  /// The lunar title, "Tháng Giêng Bính Ngọ"; empty outside the tables.
  public let lunarMonthName: String
  /// 42 days, six weeks.
  public let days: [CalendarDayData]

  /// Today's civil date.
  public let today: CivilDate
  /// The id of the lunar calendar.
  public let calendar: String
  /// The language of the texts.
  public let language: Language
  /// The headings of the columns: "T2" to "CN".
  public let weekdays: [String]
  /// The number of weeks, of the six, that are needed to show the month.
  public let weeksNeeded: Int
  /// The reason why days have no lunar date or an uncertain one; `nil` if all are certain.
  public let note: String?

  /// Creates the data of the month that the facts have.
  init(_ facts: CalendarFacts) {
    let (month, texts) = (facts.month, facts.texts)
    currentMonth = month.firstDay.month
    currentYear = month.firstDay.year
    lunarMonth = facts.headingDates?.first.month
    lunarYear = facts.headingDates?.first.year
    monthName = facts.title.longest
    lunarMonthName = facts.lunarTitle?.longest ?? ""
    days = month.days.map { CalendarDayData($0, texts: texts) }
    today = facts.today.date
    calendar = facts.calendar.id
    language = texts.language
    weekdays = month.weekdays.map { $0.shortName(in: texts.language) }
    weeksNeeded = month.weeksNeeded
    note = facts.monthNote
  }
}

extension CalendarDefinition {
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
      CalendarWidgetData(hidesNames ? $0.redacted : $0)
    }
  }
}

/// A day of ``CalendarWidgetData``.
///
/// The first six fields are from the app's first version and keep their names.
public struct CalendarDayData: Hashable, Sendable {
  /// The day of the solar month, 1 to 31.
  public let solar: Int
  /// The day of the lunar month, 1 to 30; `nil` outside the tables.
  public let lunar: Int?
  /// The lunar month, 1 to 12, also for leap months; `nil` outside the tables.
  public let lunarMonth: Int?
  /// The weekday, from 0 for Sunday to 6 for Saturday.
  public let dayOfWeek: Int
  /// Whether the day belongs to the month.
  public let isCurrentMonth: Bool
  /// Whether it is today.
  public let isToday: Bool

  /// The civil date, such as `2026-02-17`, which identifies the day among the 42.
  public let date: CivilDate
  /// The lunar year, numbered by the civil year in which it begins.
  public let lunarYear: Int?
  /// Whether the lunar month is a leap month.
  public let isLeap: Bool?
  /// The number of days in the lunar month, 29 or 30.
  public let lunarMonthLength: Int?
  /// The text of the lunar day: "28", "1/6", "1/6n", "1/9?", "廿八", "六月".
  public let lunarText: String?
  /// Whether the lunar date is certain.
  public let isCertain: Bool?
  /// The name of the day in the cycle of sixty: "Nhâm Tuất".
  public let dayCanChi: String
  /// The name of the solar term that begins on the day.
  public let solarTerm: String?
  /// Whether the day is a paid day off by law, for its own festival or for one near it.
  public let isDayOff: Bool
  /// All festivals, the most important first; its id and name are also fields of the day in JSON.
  public let festivals: [CalendarFestival]
  /// The ids of the anniversaries on the day; `nil` if there are none.
  public let anniversaries: Sensitive<[String]>?
  /// The text that a screen reader reads.
  public let accessibilityLabel: String

  init(_ day: CalendarDay, texts: CalendarTexts) {
    solar = day.date.day
    lunar = day.lunarDate?.day
    lunarMonth = day.lunarDate?.month
    // As in JavaScript.
    dayOfWeek = (day.date.weekday.rawValue + 1) % 7
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
    isDayOff = day.isDayOff
    festivals = day.festivals.map { CalendarFestival($0, texts: texts) }
    let ids = day.anniversaries.compactMap { $0.value?.anniversary.id }
    anniversaries =
      day.anniversaries.isEmpty ? nil : ids.count < day.anniversaries.count ? .redacted : .visible(ids)
    accessibilityLabel = texts.label(day)
  }
}

/// A festival of ``CalendarDayData``.
public struct CalendarFestival: Hashable, Sendable {
  /// The identifier, such as `tet`; the same in all years.
  public let id: String
  /// The name, such as "Tết Nguyên đán".
  public let name: String
  /// Shorter names for places with less room, the longest first; most festivals have none.
  public let shortNames: [String]
  /// The kind of festival.
  public let kind: FestivalKind
  /// Whether the festival's own day is a paid day off by law.
  public let isDayOff: Bool

  init(_ festival: Festival, texts: CalendarTexts) {
    id = festival.id
    name = texts.name(festival)
    shortNames = texts.shortNames(festival)
    kind = festival.kind
    isDayOff = festival.isDayOff
  }
}

extension CalendarWidgetData: JSONEncodable {
  /// The data as JSON.
  ///
  /// The fields of the app's first version are always present, with null if they have no value. New fields
  /// are present only with a value; ids of anniversaries that were removed are left out.
  public var json: JSON { json(hidden: nil) }

  /// Returns the data as JSON, with a value in the place of the ids of anniversaries that were removed.
  func json(hidden: JSON?) -> JSON {
    .present([
      ("currentMonth", JSON(currentMonth)), ("currentYear", JSON(currentYear)),
      ("lunarMonth", .orNull(lunarMonth)), ("lunarYear", .orNull(lunarYear)),
      ("monthName", .string(monthName)), ("lunarMonthName", .string(lunarMonthName)),
      ("days", .array(days.map { $0.json(hidden: hidden) })), ("today", today.json),
      ("calendar", .string(calendar)), ("language", language.json),
      ("weekdays", .array(weekdays.map(JSON.string))), ("weeksNeeded", JSON(weeksNeeded)),
      ("note", note.map(JSON.string)),
    ])
  }
}

extension CalendarDayData {
  func json(hidden: JSON?) -> JSON {
    .present([
      ("solar", JSON(solar)), ("lunar", .orNull(lunar)), ("lunarMonth", .orNull(lunarMonth)),
      ("dayOfWeek", JSON(dayOfWeek)), ("isCurrentMonth", .bool(isCurrentMonth)), ("isToday", .bool(isToday)),
      ("date", date.json), ("lunarYear", lunarYear.map { JSON($0) }), ("isLeap", isLeap.map(JSON.bool)),
      ("lunarMonthLength", lunarMonthLength.map { JSON($0) }), ("lunarText", lunarText.map(JSON.string)),
      ("isCertain", isCertain.map(JSON.bool)), ("dayCanChi", .string(dayCanChi)),
      ("solarTerm", solarTerm.map(JSON.string)), ("holidayKey", (festivals.first?.id).map(JSON.string)),
      ("holidayName", (festivals.first?.name).map(JSON.string)), ("isDayOff", .bool(isDayOff)),
      ("festivals", festivals.isEmpty ? nil : .array(festivals.map { $0.json })),
      ("anniversaries", anniversaries.flatMap { $0.value.map { .array($0.map(JSON.string)) } ?? hidden }),
      ("accessibilityLabel", .string(accessibilityLabel)),
    ])
  }
}

extension CalendarFestival {
  /// `{"id": "tet", "isDayOff": true, "kind": "public", "name": "Tết Nguyên đán"}`, and `shortNames` if there are any.
  fileprivate var json: JSON {
    .present([
      ("id", .string(id)), ("name", .string(name)),
      ("shortNames", shortNames.isEmpty ? nil : .array(shortNames.map(JSON.string))),
      ("kind", .string(kind.rawValue)), ("isDayOff", .bool(isDayOff)),
    ])
  }
}

extension JSON {
  /// A whole number, or null.
  fileprivate static func orNull(_ number: Int?) -> JSON { number.map { JSON($0) } ?? .null }
}
