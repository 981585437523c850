/// A year of a lunar calendar: twelve months, or thirteen with a leap month.
///
/// ```swift
/// let year = try LunarCalendar.vietnamese.year(2025)
/// print(year.firstDay, year.leapMonth ?? 0)  // 2025-01-29 6
/// for month in year.months { print(month, month.firstDay, month.dayCount) }
/// ```
public struct LunarYear: Hashable, Sendable {
  /// The first month.
  public let firstMonth: LunarMonth
  private let firstIndex: Int32
  private let count: Int32

  init(calendar: LunarCalendar, year: Int) {
    let table = calendar.table
    let first = table.indexOfFirstMonth(ofYear: UInt32(year))
    firstIndex = Int32(truncatingIfNeeded: first)
    firstMonth = LunarMonth(calendar: calendar, index: first)
    let thirteenth = LunarMonthRecord(raw: table.twoMonths(at: first + 12).0)
    count = Int(thirteenth.key.year) == year ? 13 : 12
  }

  /// The calendar the year belongs to.
  public var calendar: LunarCalendar { firstMonth.calendar }

  /// The Gregorian year in which the lunar year begins, 1899 to 2100.
  public var number: Int { firstMonth.year }

  /// The civil date of the first day, lunar new year.
  public var firstDay: CivilDate { firstMonth.firstDay }

  /// The day number of the first day, lunar new year.
  public var firstDayNumber: DayNumber { firstMonth.firstDayNumber }

  /// The day number of the last day.
  public var lastDayNumber: DayNumber {
    LunarMonth(calendar: calendar, index: Int(firstIndex + count) - 1).lastDayNumber
  }

  /// The days in order.
  public var days: ClosedRange<DayNumber> { firstDayNumber...lastDayNumber }

  /// The number of days: 353 to 355, or 383 to 385 with a leap month.
  public var dayCount: Int { days.count }

  /// The number of the leap month; `nil` in a year of twelve months.
  public var leapMonth: Int? {
    guard count == 13 else { return nil }
    return months.first { $0.isLeap }?.number
  }

  /// The months in order.
  public var months: Months { Months(calendar: calendar, firstIndex: Int(firstIndex), count: Int(count)) }

  /// The year after this one; `nil` after 2100.
  public var next: LunarYear? { neighbour(number + 1) }

  /// The year before this one; `nil` before 1899.
  public var previous: LunarYear? { neighbour(number - 1) }

  private func neighbour(_ year: Int) -> LunarYear? {
    LunarDate.years.contains(year) ? LunarYear(calendar: calendar, year: year) : nil
  }

  /// The position of the year in the cycle of sixty.
  public var sexagenaryCycle: SexagenaryCycle { SexagenaryCycle(lunarYear: number) }

  /// The months of a lunar year.
  public struct Months: RandomAccessCollection, Hashable, Sendable {
    let calendar: LunarCalendar
    let firstIndex: Int
    /// The number of months, 12 or 13.
    public let count: Int

    /// The position of the first month.
    public var startIndex: Int { 0 }

    /// The position after the last month.
    public var endIndex: Int { count }

    /// Returns the month at a position, 0 to 11 or 12.
    ///
    /// A position outside this range gives the first or the last month.
    public subscript(position: Int) -> LunarMonth {
      LunarMonth(calendar: calendar, index: firstIndex + Swift.min(Swift.max(position, 0), count - 1))
    }
  }
}
