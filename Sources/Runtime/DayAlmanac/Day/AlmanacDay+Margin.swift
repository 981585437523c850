public import Almanac

extension AlmanacDay {
  /// A solar term so close to the midnight at either end of this day that published tables may give another
  /// day for it.
  ///
  /// It is within 90 seconds of midnight, or its day is not certain. If it is a minor term
  /// (`SolarTerm.isMajor` is false), the officer of the day depends on it; by Chinese rules the spirit and
  /// the month's position in the cycle depend on it too.
  public var marginalTerm: SolarTermEvent? {
    if isMarginal(term) { return term }
    guard let next = term.next, isMarginal(next) else { return nil }
    return next
  }

  /// The distance from midnight below which a term is marginal, in seconds.
  public static var marginalSeconds: Int { DayMargin.marginalSeconds }

  /// Whether an event is close to a midnight that bounds this day.
  private func isMarginal(_ event: SolarTermEvent) -> Bool {
    // Most terms are days away, and the exact check takes ten times as long. A clock is at most 15 hours from
    // UTC.
    let noon = ClockTime.secondsSince1970(startOf: day) + ClockTime.secondsPerDay / 2
    let distance = abs(event.terrestrialInstant.clockSecondsSince1970 - noon)
    guard distance < ClockTime.secondsPerDay / 2 + 16 * 3600 else { return false }
    let margin = calendar.margin(of: event)
    let isClose = abs(margin.secondsFromMidnight) <= Self.marginalSeconds
    guard isClose || !margin.isCertain else { return false }
    // The midnight is between the day of the event and the day before or after it.
    let other = margin.day.rataDie + (margin.secondsFromMidnight < 0 ? 1 : -1)
    return day == margin.day || day.rataDie == other
  }
}
