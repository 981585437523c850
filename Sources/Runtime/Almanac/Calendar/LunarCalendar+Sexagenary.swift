extension LunarCalendar {
  /// Returns the position of the year in the cycle of sixty on a day.
  ///
  /// - Parameters:
  ///   - day: 1899-02-10 to 2101-01-28.
  ///   - start: When years begin: with the lunar new year, as in printed calendars, or on the day of the term
  ///     at 315°.
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)``
  public func sexagenaryYear(
    on day: DayNumber, start: SexagenaryYearStart = .lunarNewYear
  ) throws(LunarDateError) -> SexagenaryCycle {
    switch start {
    case .lunarNewYear: return SexagenaryCycle(lunarYear: try lunarDate(of: day).year)
    case .springBegins: return SexagenaryCycle(lunarYear: try solarYear(on: day).year)
    }
  }

  /// Returns the position of the month in the cycle of sixty on a day.
  ///
  /// - Parameters:
  ///   - day: 1899-02-10 to 2101-01-28.
  ///   - rule: Which months are counted: those of the lunar calendar, or those from one minor term to the
  ///     next.
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)``
  public func sexagenaryMonth(
    on day: DayNumber, rule: SexagenaryMonthRule = .lunarMonths
  ) throws(LunarDateError) -> SexagenaryCycle {
    switch rule {
    case .lunarMonths:
      let date = try lunarDate(of: day)
      return SexagenaryCycle(lunarMonth: date.month, ofYear: date.year)
    case .solarTerms:
      let (year, month) = try solarYear(on: day)
      return SexagenaryCycle(lunarMonth: month, ofYear: year)
    }
  }

  /// Returns the year and month counted by minor terms: month 1 begins on the day of the term at 315°.
  private func solarYear(on day: DayNumber) throws(LunarDateError) -> (year: Int, month: Int) {
    // The terms reach a little farther than the lunar years; this check gives both rules the same range.
    _ = try lunarDate(of: day)
    do throws(SkyError) {
      let event = try solarTerm(inForceOn: day)
      // 315° is the third term of a Gregorian year; two terms make a month.
      let termsSinceSpring = event.term.positionInYear - 2
      return termsSinceSpring >= 0
        ? (event.year, termsSinceSpring / 2 + 1) : (event.year - 1, (termsSinceSpring + 24) / 2 + 1)
    } catch {
      throw .dayOutsideTables(day)
    }
  }
}
