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

/// A month of a lunar calendar: a number, leap or not, with its first day and its length.
///
/// ```swift
/// let month = try LunarCalendar.vietnamese.month(6, isLeap: true, ofYear: 2025)
/// print(month.firstDay, month.dayCount)  // 2025-07-25 29
/// ```
public struct LunarMonth: Hashable, Sendable {
  /// The calendar the month belongs to.
  public let calendar: LunarCalendar
  private let index: Int32
  private let record: LunarMonthRecord

  init(calendar: LunarCalendar, index: Int) {
    self.calendar = calendar
    self.index = Int32(truncatingIfNeeded: index)
    record = LunarMonthRecord(raw: calendar.table.twoMonths(at: index).0)
  }

  /// The Gregorian year in which the lunar year begins, 1899 to 2100.
  public var year: Int { Int(record.key.year) }

  /// The number, 1 to 12; a leap month has the number of the month before it.
  public var number: Int { Int(record.key.month) }

  /// Whether it is a leap month.
  public var isLeap: Bool { record.key.isLeap }

  /// The first day.
  public var firstDayNumber: DayNumber { record.firstDay }

  /// The first day as a civil date.
  public var firstDay: CivilDate { CivilDate(record.firstDay) }

  /// The last day.
  public var lastDayNumber: DayNumber { record.firstDay.advanced(by: dayCount - 1) }

  /// The last day as a civil date.
  public var lastDay: CivilDate { CivilDate(lastDayNumber) }

  /// The days in order.
  public var days: ClosedRange<DayNumber> { firstDayNumber...lastDayNumber }

  /// The number of days, 29 or 30.
  public var dayCount: Int { Int(record.length) }

  /// Returns the lunar date of a day of the month.
  ///
  /// - Parameter day: 1 to 29 or 30.
  /// - Throws: ``LunarDateError`` if the month has no such day.
  public func date(day: Int) throws(LunarDateError) -> LunarDate {
    let date = try LunarDate(year: year, month: number, isLeapMonth: isLeap, day: day)
    guard day <= dayCount else { throw .noSuchDay(date) }
    return date
  }

  /// The month after this one; `nil` after the last month of 2100.
  public var next: LunarMonth? { neighbour(1) }

  /// The month before this one; `nil` before the first month of 1899.
  public var previous: LunarMonth? { neighbour(-1) }

  private func neighbour(_ step: Int) -> LunarMonth? {
    // The table has months beyond both ends of the range, so the neighbour's record can always be read.
    let month = LunarMonth(calendar: calendar, index: Int(index) + step)
    return month.record.key.isInRange ? month : nil
  }

  /// The new moon that begins the month.
  public var newMoon: MoonPhaseEvent {
    // The civil day of a new moon differs from its day in UTC by at most one, so the nearest one is right.
    MoonPhaseEvent(nearest: .newMoon, to: ClockTime.secondsSince1970(startOf: firstDayNumber) + 43_200)
  }

  /// The distance of the new moon from midnight, and whether the first day is certain.
  public var margin: DayMargin { calendar.margin(of: newMoon) }

  /// The position of the month in the cycle of sixty; a leap month has the position of the month before it.
  public var sexagenaryCycle: SexagenaryCycle { SexagenaryCycle(lunarMonth: number, ofYear: year) }
}

extension LunarMonth: CustomStringConvertible {
  /// The month as `2025-06`, or `2025-06L` for a leap month.
  public var description: String {
    "\(decimal(year, width: 4))-\(decimal(number, width: 2))\(isLeap ? "L" : "")"
  }
}
