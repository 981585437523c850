extension LunarCalendar {
  var table: CompiledCalendar { CompiledCalendar(calendar: index) }

  /// Returns the lunar date of a day.
  ///
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` outside 1899-02-10 to 2101-01-28.
  public func lunarDate(of day: DayNumber) throws(LunarDateError) -> LunarDate {
    try table.lunarDate(of: day)
  }

  /// Returns the lunar date of a civil date.
  ///
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` outside 1899-02-10 to 2101-01-28.
  public func lunarDate(of date: CivilDate) throws(LunarDateError) -> LunarDate {
    try table.lunarDate(of: DayNumber(date))
  }

  /// Returns the day of a lunar date.
  ///
  /// - Throws: ``LunarDateError/noSuchLeapMonth(_:)`` or ``LunarDateError/noSuchDay(_:)`` if this calendar does not
  ///   have the date.
  public func day(of date: LunarDate) throws(LunarDateError) -> DayNumber {
    try table.day(of: date)
  }

  /// Returns the civil date of a lunar date.
  ///
  /// - Throws: ``LunarDateError/noSuchLeapMonth(_:)`` or ``LunarDateError/noSuchDay(_:)`` if this calendar does not
  ///   have the date.
  public func civilDate(of date: LunarDate) throws(LunarDateError) -> CivilDate {
    try table.civilDate(of: date)
  }
}
