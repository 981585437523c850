extension LunarCalendar {
  /// Returns the civil day of a moment on the clock of this calendar.
  ///
  /// - Throws: ``CivilDateError/dayNumberOutOfRange(_:)`` outside the years 1 to 9999.
  public func day(at instant: Instant) throws(CivilDateError) -> DayNumber {
    try instant.day(atOffset: offset(at: instant))
  }

  /// Returns the civil day of an event of the tables, which is always in range.
  func day(ofEventAt instant: Instant) -> DayNumber { table.localTime(of: instant).day }

  /// Returns local time minus UTC on the clock of this calendar at a moment, in seconds.
  public func offset(at instant: Instant) -> Int { Int(table.offset(at: instant)) }

  /// Returns the civil date of a solar term in this calendar.
  public func date(of event: SolarTermEvent) -> CivilDate { CivilDate(day(ofEventAt: event.instant)) }

  /// Returns the civil date of a phase of the Moon in this calendar.
  public func date(of event: MoonPhaseEvent) -> CivilDate { CivilDate(day(ofEventAt: event.instant)) }

  /// Returns how far a solar term is from midnight in this calendar, and whether its day is certain.
  public func margin(of event: SolarTermEvent) -> DayMargin {
    CompiledSky().margin(of: event.terrestrialInstant, on: table)
  }

  /// Returns how far a phase of the Moon is from midnight in this calendar, and whether its day is certain.
  public func margin(of event: MoonPhaseEvent) -> DayMargin {
    CompiledSky().margin(of: event.terrestrialInstant, on: table)
  }

  /// Returns the 24 solar terms of a civil year in order of time, from minor cold (285°) in January to the December solstice.
  ///
  /// They are the same in every calendar; ``date(of:)-(SolarTermEvent)`` has their dates, some of which differ.
  ///
  /// - Parameter year: 1899 to 2101.
  /// - Throws: ``SkyError/yearOutsideTables(_:)``
  public func solarTerms(ofYear year: Int) throws(SkyError) -> [SolarTermEvent] {
    try SolarTerm.inYearOrder.map { (term) throws(SkyError) in try SolarTermEvent(term, year: year) }
  }

  /// Returns the solar term in force on a day: the last one that has begun when the day ends.
  ///
  /// On the day it begins, a term is already in force.
  ///
  /// - Throws: ``SkyError/dayOutsideTables(_:)`` outside the years 1899 to 2101.
  public func solarTerm(inForceOn day: DayNumber) throws(SkyError) -> SolarTermEvent {
    let start = ClockTime.secondsSince1970(startOf: day)
    let end = start + ClockTime.secondsPerDay
    let hasBegun = { (event: SolarTermEvent) -> Bool in
      // Most events are days away from the end of the day, so that no clock has to be looked up.
      let seconds = event.terrestrialInstant.clockSecondsSince1970
      if seconds < end - Self.greatestClockDifference { return true }
      if seconds > end + Self.greatestClockDifference { return false }
      return self.day(ofEventAt: event.instant) <= day
    }
    guard let event = SolarTermEvent.last(where: hasBegun, near: start + 43_200) else {
      throw .dayOutsideTables(day)
    }
    return event
  }

  /// An upper limit in seconds for the difference between a clock and Terrestrial Time.
  ///
  /// It allows 15 hours of offset and some minutes of Delta T.
  private static var greatestClockDifference: Int64 { 15 * 3600 + 600 }

  /// Returns the solar term that begins on a day, if there is one.
  ///
  /// - Throws: ``SkyError/dayOutsideTables(_:)`` outside the years 1899 to 2101.
  public func solarTerm(beginningOn day: DayNumber) throws(SkyError) -> SolarTermEvent? {
    let event = try solarTerm(inForceOn: day)
    return self.day(ofEventAt: event.instant) == day ? event : nil
  }

  /// Returns the principal phase that falls on a day, if there is one.
  ///
  /// - Throws: ``SkyError/dayOutsideTables(_:)`` outside the tables.
  public func moonPhase(on day: DayNumber) throws(SkyError) -> MoonPhaseEvent? {
    let event = try lastPhase(by: day)
    return self.day(ofEventAt: event.instant) == day ? event : nil
  }

  /// Returns the appearance of the Moon on a day, as one of eight phases.
  ///
  /// - Throws: ``SkyError/dayOutsideTables(_:)`` outside the tables.
  public func moonAppearance(on day: DayNumber) throws(SkyError) -> MoonAppearance {
    let event = try lastPhase(by: day)
    return self.day(ofEventAt: event.instant) == day
      ? MoonAppearance(event.phase) : MoonAppearance(after: event.phase)
  }

  private func lastPhase(by day: DayNumber) throws(SkyError) -> MoonPhaseEvent {
    let noon = ClockTime.secondsSince1970(startOf: day) + 43_200
    guard let event = MoonPhaseEvent.last(where: { self.day(ofEventAt: $0.instant) <= day }, near: noon)
    else {
      throw .dayOutsideTables(day)
    }
    return event
  }

  /// Returns the days of a festival's rule that may be in a range: those of its Gregorian and of its lunar years.
  ///
  /// - Parameter lunarYears: The lunar years of the range, 1899 to 2100.
  package func days(
    of rule: FestivalRecord.Day, in range: ClosedRange<DayNumber>, lunarYears: ClosedRange<Int>
  ) -> [DayNumber] {
    let sky = CompiledSky()
    return rule.days(
      inYears: CivilDate(range.lowerBound).year...CivilDate(range.upperBound).year, lunarYears: lunarYears,
      months: table, clock: table, terms: sky, scales: sky)
  }
}
