extension LunarCalendar {
  /// The days that can be converted: those of the lunar years 1899 to 2100.
  ///
  /// In the calendars of today these are 1899-02-10 to 2101-01-28.
  public var days: ClosedRange<DayNumber> {
    LunarYear(calendar: self, year: LunarDate.years.lowerBound)
      .firstDayNumber...LunarYear(calendar: self, year: LunarDate.years.upperBound).lastDayNumber
  }

  /// Returns a lunar year.
  ///
  /// - Parameter year: 1899 to 2100; the Gregorian year in which it begins.
  /// - Throws: ``LunarDateError/fieldOutOfRange(_:value:)``
  public func year(_ year: Int) throws(LunarDateError) -> LunarYear {
    guard LunarDate.years.contains(year) else { throw .fieldOutOfRange(.year, value: year) }
    return LunarYear(calendar: self, year: year)
  }

  /// Returns a month of a lunar year.
  ///
  /// - Throws: ``LunarDateError/fieldOutOfRange(_:value:)`` or ``LunarDateError/noSuchLeapMonth(_:)``
  public func month(_ month: Int, isLeap: Bool = false, ofYear year: Int) throws(LunarDateError) -> LunarMonth
  {
    try self.month(of: LunarDate(year: year, month: month, isLeapMonth: isLeap, day: 1))
  }

  /// Returns the month that contains a lunar date.
  ///
  /// - Throws: ``LunarDateError`` if this calendar does not have the date.
  public func month(of date: LunarDate) throws(LunarDateError) -> LunarMonth {
    let index = table.index(of: date.monthKey)
    guard LunarMonthRecord(raw: table.twoMonths(at: index).0).key == date.monthKey else {
      throw .noSuchLeapMonth(date)
    }
    let month = LunarMonth(calendar: self, index: index)
    guard date.day <= month.dayCount else { throw .noSuchDay(date) }
    return month
  }

  /// Returns the month that contains a day.
  ///
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` outside 1899-02-10 to 2101-01-28.
  public func month(containing day: DayNumber) throws(LunarDateError) -> LunarMonth {
    try month(of: lunarDate(of: day))
  }

  /// Returns the reason why this calendar does not have a lunar date: no such leap month, or no day 30.
  ///
  /// - Returns: `nil` if the calendar has the date.
  public func validationError(of date: LunarDate) -> LunarDateError? {
    do throws(LunarDateError) {
      _ = try day(of: date)
      return nil
    } catch {
      return error
    }
  }
}
