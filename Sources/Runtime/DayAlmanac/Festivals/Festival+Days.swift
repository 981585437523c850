public import Almanac

extension Festival {
  /// Returns the days of the festival in a range, in order.
  ///
  /// - Throws: `LunarDateError.dayOutsideTables` if the range is not inside the tables.
  public func days(
    in range: ClosedRange<DayNumber>, of calendar: LunarCalendar
  ) throws(LunarDateError) -> [DayNumber] {
    try days(in: range, lunarYears: calendar.lunarYears(of: range), of: calendar)
  }

  /// Returns the days of the festival in a range, in order.
  ///
  /// - Parameter lunarYears: The lunar years of the range.
  func days(
    in range: ClosedRange<DayNumber>, lunarYears: ClosedRange<Int>, of calendar: LunarCalendar
  ) throws(LunarDateError) -> [DayNumber] {
    let validity = validity
    // A rule that is not valid in the range need not be computed.
    guard validity.overlaps(range) else { return [] }
    return try candidates(in: range, lunarYears: lunarYears, of: calendar).filter {
      range.contains($0) && validity.contains($0)
    }
  }

  private func candidates(
    in range: ClosedRange<DayNumber>, lunarYears: ClosedRange<Int>, of calendar: LunarCalendar
  ) throws(LunarDateError) -> [DayNumber] {
    let years = CivilDate(range.lowerBound).year...CivilDate(range.upperBound).year
    var days: [DayNumber] = []
    switch date {
    case .solar(let month, let day):
      // 29 February is not in every year.
      for year in years {
        if let date = try? CivilDate(year: year, month: month, day: day) {
          days.append(DayNumber(date))
        }
      }
    case .lunar(let month, let day, let leap):
      let recurring = try RecurringLunarDate(month: month, day: day, leapMonthRule: Self.rule(leap))
      for day in try calendar.occurrences(of: recurring, in: range) { days.append(day) }
    case .lunarYearEnd:
      for year in lunarYears { days.append(try calendar.year(year).lastDayNumber) }
    case .solarTerm(let term):
      // Every day of the lunar tables is within the years of the solar terms.
      for year in years {
        if let event = try? SolarTermEvent(term, year: year) {
          days.append(DayNumber(calendar.date(of: event)))
        }
      }
    }
    return days
  }

  private static func rule(_ leap: FestivalRecord.LeapMonth) -> RecurringLunarDate.LeapMonthRule {
    switch leap {
    case .regular: .regularMonth
    case .leap: .leapMonthIfPresent
    case .both: .bothMonths
    }
  }
}

extension LunarCalendar {
  /// Returns the lunar years of a range of days.
  func lunarYears(of range: ClosedRange<DayNumber>) throws(LunarDateError) -> ClosedRange<Int> {
    try lunarDate(of: range.lowerBound).year...lunarDate(of: range.upperBound).year
  }
}
