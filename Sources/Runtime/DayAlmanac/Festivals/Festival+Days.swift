public import Almanac

extension Festival {
  /// The days of the festival in a range, in order.
  ///
  /// - Throws: `LunarDateError.dayOutsideTables` if the range is not inside the tables.
  public func days(
    in range: ClosedRange<DayNumber>, of calendar: LunarCalendar
  ) throws(LunarDateError) -> [DayNumber] {
    let years =
      try calendar.lunarDate(of: range.lowerBound).year...calendar.lunarDate(of: range.upperBound).year
    // A rule that does not hold in the range need not be computed.
    guard validity.overlaps(range) else { return [] }
    return try candidates(in: range, lunarYears: years, of: calendar).filter {
      range.contains($0) && validity.contains($0)
    }
  }

  private func candidates(
    in range: ClosedRange<DayNumber>, lunarYears: ClosedRange<Int>, of calendar: LunarCalendar
  ) throws(LunarDateError) -> [DayNumber] {
    let years = CivilDate(range.lowerBound).year...CivilDate(range.upperBound).year
    var days: [DayNumber] = []
    switch number(0) {
    case 0:
      // 29 February is not in every year.
      for year in years {
        if let date = try? CivilDate(year: year, month: number(1), day: number(2)) {
          days.append(DayNumber(date))
        }
      }
    case 1:
      let recurring = try RecurringLunarDate(month: number(1), day: number(2), leapMonthRule: leapMonthRule)
      for day in try calendar.occurrences(of: recurring, in: range) { days.append(day) }
    case 2:
      for year in lunarYears { days.append(try calendar.year(year).lastDayNumber) }
    default:
      guard let term = solarTerm else { return [] }
      // Every day of the lunar tables lies within the years of the terms.
      for year in years {
        if let event = try? SolarTermEvent(term, year: year) {
          days.append(DayNumber(calendar.date(of: event)))
        }
      }
    }
    return days
  }

  private var leapMonthRule: RecurringLunarDate.LeapMonthRule {
    switch number(3) {
    case 0: .regularMonth
    case 1: .leapMonthIfPresent
    default: .bothMonths
    }
  }
}
