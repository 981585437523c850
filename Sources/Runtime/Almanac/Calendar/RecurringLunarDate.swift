/// A day that comes back every lunar year, such as a festival or the anniversary of a death, or every lunar month.
///
/// ```swift
/// let day = try RecurringLunarDate(month: 8, day: 15)  // mid-autumn
/// let today = DayNumber(try CivilDate(year: 2026, month: 1, day: 1))
/// let next = try LunarCalendar.vietnamese.next(day, from: today)  // 2026-09-25
/// let fullMoon = try RecurringLunarDate(month: nil, day: 15)  // next on 2026-01-03
/// ```
///
/// Some years have no leap month of the same number, and some months no day 30; rules say what happens then.
public struct RecurringLunarDate: Hashable, Sendable {
  /// The month in which the day is kept in a year with a leap month of the same number.
  public enum LeapMonthRule: String, Hashable, Sendable, CaseIterable {
    /// The day is kept in the regular month.
    ///
    /// Festivals follow this rule, and so do most families for someone who died in a leap month.
    case regularMonth
    /// The day is kept in the leap month if the year has it, otherwise in the regular month.
    case leapMonthIfPresent
    /// The day is kept in both months.
    case bothMonths
  }

  /// The day that replaces day 30 in a month of 29 days.
  public enum MissingDayRule: String, Hashable, Sendable, CaseIterable {
    /// The last day of the month, day 29, replaces it.
    case lastDayOfMonth
    /// The first day of the next month replaces it.
    case firstDayOfNextMonth
    /// The day is left out that time.
    case skip
  }

  /// The month, 1 to 12; `nil` for a day of every month.
  public let month: Int?
  /// The day of the month, 1 to 30.
  public let day: Int
  /// The rule for years with a leap month of the same number; a day of every month is kept in both months.
  public let leapMonthRule: LeapMonthRule
  /// The rule for months without day 30.
  public let missingDayRule: MissingDayRule

  /// Creates a day of every lunar year, or of every lunar month, also of leap months: 1 for the new moon, 15 for the full moon.
  ///
  /// - Parameters:
  ///   - month: 1 to 12; `nil` for every month.
  ///   - day: 1 to 30.
  ///   - leapMonthRule: The rule for years with a leap month of this number.
  ///   - missingDayRule: The rule for day 30 in a month of 29 days.
  /// - Throws: ``LunarDateError/fieldOutOfRange(_:value:)``
  public init(
    month: Int?, day: Int, leapMonthRule: LeapMonthRule = .regularMonth,
    missingDayRule: MissingDayRule = .lastDayOfMonth
  ) throws(LunarDateError) {
    if let month, !LunarDate.months.contains(month) { throw .fieldOutOfRange(.month, value: month) }
    guard LunarDate.days.contains(day) else { throw .fieldOutOfRange(.day, value: day) }
    self.month = month
    self.day = day
    self.leapMonthRule = month == nil ? .bothMonths : leapMonthRule
    self.missingDayRule = missingDayRule
  }
}

extension LunarCalendar {
  /// Returns the days of a recurring day in a lunar year, in order.
  ///
  /// A day of every year has one, or two with a leap month, a day of every month 12 or 13; each may lack days 30.
  ///
  /// - Throws: ``LunarDateError/fieldOutOfRange(_:value:)`` outside the years 1899 to 2100.
  public func days(of recurring: RecurringLunarDate, inYear year: Int) throws(LunarDateError) -> [DayNumber] {
    try observances(of: recurring, inYear: year).map { $0.day }
  }

  /// Returns the days of a recurring day in a lunar year, in order, each with the month for which it is kept.
  package func observances(
    of recurring: RecurringLunarDate, inYear year: Int
  ) throws(LunarDateError) -> [(month: LunarMonth, day: DayNumber)] {
    let months: [LunarMonth]
    if let number = recurring.month {
      let regular = try month(number, ofYear: year)
      // A leap month directly follows the regular month of its number.
      let leap =
        recurring.leapMonthRule == .regularMonth ? nil : regular.next.flatMap { $0.isLeap ? $0 : nil }
      months = leap.map { recurring.leapMonthRule == .bothMonths ? [regular, $0] : [$0] } ?? [regular]
    } else {
      months = Array(try self.year(year).months)
    }
    return months.compactMap { month in recurring.day(in: month).map { (month, $0) } }
  }

  /// Returns the first occurrence of a recurring day on or after a day.
  ///
  /// - Returns: `nil` if there is none before the tables end on 2101-01-28.
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` if the day is outside the tables.
  public func next(_ recurring: RecurringLunarDate, from day: DayNumber) throws(LunarDateError) -> DayNumber?
  {
    // Day 30 of month 12 may be kept on the first day of the next year, so the search begins a year earlier.
    var year = max(try lunarDate(of: day).year - 1, LunarDate.years.lowerBound)
    while LunarDate.years.contains(year) {
      if let found = try days(of: recurring, inYear: year).first(where: { $0 >= day }) { return found }
      year += 1
    }
    return nil
  }

  /// Returns all occurrences of a recurring day in a range of days, in order.
  ///
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` if the range is not inside the tables.
  public func occurrences(
    of recurring: RecurringLunarDate, in range: ClosedRange<DayNumber>
  ) throws(LunarDateError) -> Occurrences {
    _ = try lunarDate(of: range.upperBound)
    return Occurrences(
      calendar: self, recurring: recurring, upperBound: range.upperBound,
      following: try next(recurring, from: range.lowerBound))
  }

  /// The occurrences of a recurring day, in order.
  ///
  /// Each is computed when it is requested.
  public struct Occurrences: Sequence, IteratorProtocol, Sendable {
    let calendar: LunarCalendar
    let recurring: RecurringLunarDate
    let upperBound: DayNumber
    var following: DayNumber?

    /// Returns the next occurrence, or `nil` when the range is over.
    public mutating func next() -> DayNumber? {
      guard let day = following, day <= upperBound else { return nil }
      do throws(LunarDateError) {
        following = try calendar.next(recurring, from: day.advanced(by: 1))
      } catch {
        // The day after this one is outside the tables.
        following = nil
      }
      return day
    }
  }
}

extension RecurringLunarDate {
  /// Returns the day in a month; if the month does not have it, the rule for missing days decides.
  fileprivate func day(in month: LunarMonth) -> DayNumber? {
    guard day > month.dayCount else { return month.firstDayNumber.advanced(by: day - 1) }
    return switch missingDayRule {
    case .lastDayOfMonth: month.lastDayNumber
    case .firstDayOfNextMonth: month.next?.firstDayNumber
    case .skip: nil
    }
  }
}
