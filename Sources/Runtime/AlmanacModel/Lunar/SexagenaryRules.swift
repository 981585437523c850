/// The time at which a day of the cycle of sixty begins.
public enum SexagenaryDayStart: Hashable, Sendable, CaseIterable {
  /// At 0:00, as in printed Vietnamese and Chinese calendars.
  case midnight
  /// At 23:00 of the evening before, with the first double hour, as in divination (bát tự, tử vi).
  case elevenPM
}

/// The day on which a year of the cycle of sixty begins.
public enum SexagenaryYearStart: Hashable, Sendable, CaseIterable {
  /// The first day of the lunar year, as in printed calendars.
  case lunarNewYear
  /// The day of the term at 315° (Lập xuân, 立春), as in divination.
  case springBegins
}

/// The kind of month that is counted in the cycle of sixty.
public enum SexagenaryMonthRule: Hashable, Sendable, CaseIterable {
  /// A month of the lunar calendar, as in printed Vietnamese calendars.
  case lunarMonths
  /// The time from one minor term to the next (315°, 345° ...), as in Chinese almanacs.
  case solarTerms
}

extension SexagenaryCycle {
  /// Returns the position of a day at an hour by the clock, with a choice of when days begin.
  ///
  /// From 23:00 on the two schools differ by one day; the pillar of the double hour is the same in both: ``hour(_:of:)``.
  ///
  /// - Parameters:
  ///   - day: The civil day shown by the clock.
  ///   - hour: 0 to 23 by the clock.
  ///   - start: When days of the cycle begin.
  @inlinable public static func day(
    _ day: DayNumber, atHour hour: Int, start: SexagenaryDayStart
  ) -> SexagenaryCycle {
    SexagenaryCycle(index: Int(day.rataDie) + 14 + (start == .elevenPM && hour >= 23 ? 1 : 0))
  }
}
