/// When a day of the cycle of sixty begins.
public enum SexagenaryDayStart: Hashable, Sendable, CaseIterable {
  /// At 0:00: what Vietnamese and Chinese calendars print.
  case midnight
  /// At 23:00 of the evening before, with the first double hour: used in divination (bát tự, tử vi).
  case elevenPM
}

/// When a year of the cycle of sixty begins.
public enum SexagenaryYearStart: Hashable, Sendable, CaseIterable {
  /// On the first day of the lunar year: what calendars print.
  case lunarNewYear
  /// On the day of the term at 315° (Lập xuân, 立春): used in divination.
  case springBegins
}

/// What a month of the cycle of sixty is.
public enum SexagenaryMonthRule: Hashable, Sendable, CaseIterable {
  /// A month of the lunar calendar: what Vietnamese calendars print.
  case lunarMonths
  /// From one minor term to the next (315°, 345° ...): what Chinese almanacs print.
  case solarTerms
}

extension SexagenaryCycle {
  /// The place of a day at an hour by the clock, with a choice of when days begin.
  ///
  /// - Parameters:
  ///   - day: The civil day the clock is on.
  ///   - hour: 0 to 23 by the clock.
  ///   - start: When days of the cycle begin.
  @inlinable public init(_ day: DayNumber, hour: Int, dayStart start: SexagenaryDayStart) {
    self.init(index: Int(day.rataDie) + 14 + (start == .elevenPM && hour >= 23 ? 1 : 0))
  }
}
