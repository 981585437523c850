/// A civil day as a month shows it.
public struct CalendarDay: Hashable, Sendable {
  /// The civil date.
  public let date: CivilDate
  /// The lunar date; `nil` outside the tables, 1899-02-10 to 2101-01-28.
  public let lunarDate: LunarDate?
  /// The number of days of its lunar month.
  public let lunarMonthLength: Int?
  /// Whether the lunar date is beyond doubt: a new moon or solar term too close to midnight can still move it.
  public let isCertain: Bool
  /// Whether it belongs to the month that is shown.
  public let isInMonth: Bool
  /// Whether it is today.
  public let isToday: Bool
  /// The festivals and public holidays, the weightiest first.
  public let festivals: [Festival]
  /// The solar term that begins on the day, also if a festival of the day says so.
  public let startingTerm: SolarTerm?

  /// The solar term that begins on the day, unless it is already said by a festival, such as Thanh minh.
  public var solarTerm: SolarTerm? {
    festivals.contains { $0.solarTerm != nil && $0.solarTerm == startingTerm } ? nil : startingTerm
  }

  /// The place in the cycle of sixty: the can chi of the day.
  public var cycle: SexagenaryCycle { SexagenaryCycle(DayNumber(date)) }
}
