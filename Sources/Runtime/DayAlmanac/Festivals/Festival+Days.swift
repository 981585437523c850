public import Almanac

extension Festival {
  /// Returns the days of the festival in a range, in order, each by the rule that was valid on it.
  ///
  /// - Throws: `LunarDateError.dayOutsideTables` if the range is not inside the tables.
  public func days(
    in range: ClosedRange<DayNumber>, of calendar: LunarCalendar
  ) throws(LunarDateError) -> [DayNumber] {
    let years = try calendar.lunarYears(of: range)
    return country.rules.filter { $0.has(id: id) }
      .flatMap { $0.daysOfRule(in: range, lunarYears: years, of: calendar) }.inOrder { Int64($0.rataDie) }
  }

  /// Whether the festival has an id; comparing strings needs Unicode tables that Embedded Swift would link.
  func has(id: String) -> Bool { self.id.utf8.elementsEqual(id.utf8) }

  /// Returns the days in a range by this rule alone, in order.
  ///
  /// - Parameter lunarYears: The lunar years of the range.
  func daysOfRule(
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
  /// Returns the days of a civil year.
  ///
  /// - Throws: `LunarDateError.fieldOutOfRange` outside the years 1 to 9999.
  package func days(ofYear year: Int) throws(LunarDateError) -> ClosedRange<DayNumber> {
    guard let first = YearMonth(year: year, month: 1), let last = YearMonth(year: year, month: 12) else {
      throw .fieldOutOfRange(.year, value: year)
    }
    return first.days.lowerBound...last.days.upperBound
  }

  /// Returns the lunar years of a range of days.
  func lunarYears(of range: ClosedRange<DayNumber>) throws(LunarDateError) -> ClosedRange<Int> {
    try lunarDate(of: range.lowerBound).year...lunarDate(of: range.upperBound).year
  }
}
