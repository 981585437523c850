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
  ) -> [DayNumber] {
    let validity = validity
    // A rule that is not valid in the range need not be computed.
    guard validity.overlaps(range) else { return [] }
    return calendar.days(of: date, in: range, lunarYears: lunarYears).filter {
      range.contains($0) && validity.contains($0)
    }
  }
}

extension LunarCalendar {
  /// Returns the lunar years of a range of days.
  func lunarYears(of range: ClosedRange<DayNumber>) throws(LunarDateError) -> ClosedRange<Int> {
    try lunarDate(of: range.lowerBound).year...lunarDate(of: range.upperBound).year
  }
}
