/// A civil day as a month shows it.
public struct CalendarDay: Hashable, Sendable {
  /// The civil date.
  public let date: CivilDate
  /// The lunar date; `nil` outside the tables, 1899-02-10 to 2101-01-28.
  public let lunarDate: LunarDate?
  /// The number of days in its lunar month; `nil` outside the tables.
  public let lunarMonthLength: Int?
  /// Whether the lunar date is certain: a new moon or solar term very close to midnight could still move it,
  /// and the leap month may be disputed where no authority decides.
  public let isCertain: Bool
  /// Whether it belongs to the shown month.
  public let isInMonth: Bool
  /// Whether it is today.
  public let isToday: Bool
  /// The festivals of the calendar's country, and the public holidays of the one whose days off are marked, the most important
  /// first.
  public let festivals: [Festival]
  /// The ruling of law and decisions on it; `nil` if it is a common working day or weekend.
  public let ruling: DayRuling?
  /// The country whose days off are marked; `nil` for none.
  let country: FestivalCountry?
  /// The anniversaries that are observed on it; redaction leaves only their number.
  public internal(set) var anniversaries: [Sensitive<AnniversaryDay>]
  /// The solar term that begins on the day, even if a festival of the day already names it.
  public let startingTerm: SolarTerm?

  /// Whether people have the day off by law or by decision, for its own festival or for one near it, such as 2 October
  /// in China.
  public var isDayOff: Bool { ruling?.isOff ?? false }

  /// Whether a festival of the day is a day off by law in the country.
  func isDayOff(_ festival: Festival) -> Bool { festival.isDayOff(in: country) }

  /// Whether people work by decision, though the day is a Saturday, a Sunday or a holiday.
  public var isWorked: Bool { ruling?.isWorked ?? false }

  /// The solar term that begins on the day, unless a festival such as Thanh minh already names it.
  public var solarTerm: SolarTerm? {
    festivals.contains { $0.solarTerm != nil && $0.solarTerm == startingTerm } ? nil : startingTerm
  }

  /// The position in the cycle of sixty: the can chi of the day.
  public var cycle: SexagenaryCycle { SexagenaryCycle(DayNumber(date)) }

  /// The day with only the number of its anniversaries.
  var redacted: CalendarDay {
    var day = self
    day.anniversaries = anniversaries.map { _ in .redacted }
    return day
  }
}

/// A month of the Gregorian calendar as a grid of six weeks.
public struct CalendarMonth: Hashable, Sendable {
  /// The first day of the month.
  public let firstDay: CivilDate
  /// The first day of each week.
  public let firstWeekday: Weekday
  /// The 42 days of the grid in order, including days before and after the month.
  public private(set) var days: [CalendarDay]

  /// The number of days in the grid, the same for every month.
  public static let dayCount = 42

  /// Returns the first day of a month, and the first and last day of its grid; `nil` outside the years 1 to
  /// 9999.
  private static func bounds(
    of month: YearMonth, firstWeekday: Weekday
  ) -> (first: CivilDate, start: CivilDate, end: CivilDate)? {
    guard let first = try? CivilDate(year: month.year, month: month.month, day: 1),
      let start = try? first.adding(days: -((first.weekday.rawValue - firstWeekday.rawValue + 7) % 7)),
      let end = try? start.adding(days: dayCount - 1)
    else { return nil }
    return (first, start, end)
  }

  /// Returns whether a month can be shown: its six weeks must be within the years 1 to 9999.
  static func isThere(_ month: YearMonth, firstWeekday: Weekday) -> Bool {
    bounds(of: month, firstWeekday: firstWeekday) != nil
  }

  /// Creates a month.
  ///
  /// - Parameters:
  ///   - month: The month.
  ///   - today: The day that is marked; it need not be in the month.
  ///   - firstWeekday: The first day of each week.
  ///   - calendar: The calendar for lunar dates and festivals.
  ///   - anniversaries: The user's anniversaries.
  ///   - daysOff: The days off that are marked; `nil` for those of no country.
  ///   - shows: Whether a festival is shown.
  /// - Returns: `nil` if the six weeks are not within the years 1 to 9999.
  public init?(
    _ month: YearMonth, today: CivilDate, firstWeekday: Weekday, calendar: LunarCalendar,
    daysOff: DaysOff?, anniversaries: AnniversaryList = AnniversaryList(),
    showing shows: (Festival) -> Bool = { _ in true }
  ) {
    guard let (first, start, end) = Self.bounds(of: month, firstWeekday: firstWeekday)
    else { return nil }
    firstDay = first
    self.firstWeekday = firstWeekday
    let range = DayNumber(start)...DayNumber(end)
    let known = range.overlaps(calendar.days) ? range.clamped(to: calendar.days) : nil
    let country = daysOff?.country
    let found =
      known.flatMap { try? calendar.festivals(in: $0, withHolidaysOf: country, where: shows) } ?? []
    var festivals = Dictionary(grouping: found) { $0.day }.mapValues { $0.map { $0.festival } }
    let rulings = known.flatMap { try? daysOff?.rulings(in: $0) } ?? []
    var rulingOfDay = Dictionary(grouping: rulings) { $0.day }.compactMapValues { $0.first }
    var own = Dictionary(grouping: anniversaries.days(in: range, of: calendar)) { $0.day }
    var days: [CalendarDay] = []
    days.reserveCapacity(Self.dayCount)
    for offset in 0..<Self.dayCount {
      guard let number = try? range.lowerBound.adding(days: offset) else { return nil }
      let date = CivilDate(number)
      days.append(
        CalendarDay(
          date: date, lunarDate: try? calendar.lunarDate(of: number),
          lunarMonthLength: (try? calendar.month(containing: number))?.dayCount,
          isCertain: (try? calendar.isCertain(number)) ?? true,
          isInMonth: month.contains(date), isToday: date == today,
          festivals: festivals.removeValue(forKey: number) ?? [],
          ruling: rulingOfDay.removeValue(forKey: number), country: country,
          anniversaries: (own.removeValue(forKey: number) ?? []).map { Sensitive($0) },
          startingTerm: (try? calendar.solarTerm(beginningOn: number))?.term))
    }
    self.days = days
  }

  /// The number of weeks that contain a day of the month: 4, 5 or 6.
  public var weeksNeeded: Int { 1 + (days.lastIndex { $0.isInMonth } ?? 0) / 7 }

  /// Returns the first `count` weeks.
  public func weeks(_ count: Int) -> [ArraySlice<CalendarDay>] {
    (0..<max(0, min(count, Self.dayCount / 7))).map { days[7 * $0..<7 * $0 + 7] }
  }

  /// The weekdays in the order of the columns.
  public var weekdays: [Weekday] { days.prefix(7).map { $0.date.weekday } }

  /// The month with only the number of anniversaries of each day.
  var redacted: CalendarMonth {
    var month = self
    month.days = days.map { $0.redacted }
    return month
  }
}

extension Festival {
  /// Whether the law of a country pays the festival's own day; always true in its own country if the days off are decided every
  /// year.
  func isDayOff(in country: FestivalCountry?) -> Bool {
    country == self.country && paidOffsets?.contains(0) ?? false
  }
}
