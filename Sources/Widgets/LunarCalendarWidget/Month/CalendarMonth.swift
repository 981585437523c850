/// A month of the Gregorian calendar as six weeks of days.
public struct CalendarMonth: Hashable, Sendable {
  /// The first day of the month.
  public let firstDay: CivilDate
  /// The day each week begins with.
  public let firstWeekday: Weekday
  /// 42 days in order, those before and behind the month included.
  public let days: [CalendarDay]

  /// The number of days that are kept, whatever the month needs.
  public static let dayCount = 42

  /// A month.
  ///
  /// - Parameters:
  ///   - month: The month.
  ///   - today: The day that is marked; it need not be in the month.
  ///   - firstWeekday: The day each week begins with.
  ///   - calendar: Gives lunar dates and festivals.
  /// - Returns: `nil` if the six weeks are not within the years 1 to 9999.
  public init?(_ month: YearMonth, today: CivilDate, firstWeekday: Weekday, calendar: LunarCalendar) {
    guard let first = try? CivilDate(year: month.year, month: month.month, day: 1),
      let start = try? first.adding(days: -((first.weekday.rawValue - firstWeekday.rawValue + 7) % 7)),
      let end = try? start.adding(days: Self.dayCount - 1)
    else { return nil }
    firstDay = first
    self.firstWeekday = firstWeekday
    let range = DayNumber(start)...DayNumber(end)
    var festivals = Self.festivals(in: range, of: calendar)
    var days: [CalendarDay] = []
    days.reserveCapacity(Self.dayCount)
    for offset in 0..<Self.dayCount {
      guard let number = try? range.lowerBound.advanced(by: offset) else { return nil }
      let date = CivilDate(number)
      days.append(
        CalendarDay(
          date: date, lunarDate: try? calendar.lunarDate(of: number),
          lunarMonthLength: (try? calendar.month(containing: number))?.dayCount,
          isCertain: (try? calendar.isCertain(number)) ?? true, isInMonth: month.contains(date),
          isToday: date == today, festivals: festivals.removeValue(forKey: number) ?? [],
          startingTerm: (try? calendar.solarTerm(beginningOn: number))?.term))
    }
    self.days = days
  }

  /// How many weeks have a day of the month: 4, 5 or 6.
  public var weeksNeeded: Int { 1 + (days.lastIndex { $0.isInMonth } ?? 0) / 7 }

  /// The weeks, the first ones first.
  public func weeks(_ count: Int) -> [ArraySlice<CalendarDay>] {
    (0..<max(0, min(count, Self.dayCount / 7))).map { days[7 * $0..<7 * $0 + 7] }
  }

  /// The days of the week in the order of the columns.
  public var weekdays: [Weekday] { days.prefix(7).map { $0.date.weekday } }

  /// The days of the month itself.
  var ownDays: some Sequence<CalendarDay> { days.lazy.filter { $0.isInMonth } }

  private static func festivals(
    in range: ClosedRange<DayNumber>, of calendar: LunarCalendar
  ) -> [DayNumber: [Festival]] {
    guard range.overlaps(calendar.days) else { return [:] }
    let found = (try? calendar.festivals(in: range.clamped(to: calendar.days))) ?? []
    return Dictionary(grouping: found) { $0.day }.mapValues { $0.map { $0.festival } }
  }
}
