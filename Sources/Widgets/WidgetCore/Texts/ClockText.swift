import WidgetCoreTables

/// Times of day in words of a language, on a 12-hour or a 24-hour clock.
package struct ClockText: Hashable, Sendable {
  private let zone: ZoneClock
  private let language: Language
  private let hourCycle: HourCycle
  /// The region of a locale of English.
  private let region: LocaleRegion?

  /// Creates the clock texts of an environment.
  ///
  /// The region of the locale decides how English writes hours and "am"; without one it is "AM".
  ///
  /// - Parameters:
  ///   - environment: The environment.
  ///   - zone: The zone of the clock, if it is another.
  ///   - language: The language of the surrounding texts, if they are not available in the environment's
  ///     language.
  package init(_ environment: WidgetEnvironment, zone: ZoneClock? = nil, language: Language? = nil) {
    self.zone = zone ?? environment.zone
    self.language = language ?? environment.language
    hourCycle = environment.hourCycle
    region = self.language == .english ? LocaleRegion(environment.localeIdentifier) : nil
  }

  /// Returns the whole minute nearest to an instant; half a minute is rounded up.
  package func minute(nearest instant: Instant) -> Instant {
    let offset = Int64(zone.offset(at: instant))
    let (seconds, isTooLarge) = instant.secondsSince1970.addingReportingOverflow(offset + 30)
    guard !isTooLarge, ClockTime.range.contains(seconds) else { return instant }
    return Instant(
      secondsSince1970: instant.secondsSince1970 + 30
        - Int64(ClockTime(secondsSince1970: seconds).secondOfDay % 60))
  }

  /// Returns a time such as "08:05", "2:05 PM", "2:05 pm" (in Australia), "2:05 CH", "下午2:05".
  ///
  /// - Returns: An empty text if the local time is outside the years 1 to 9999.
  package func string(_ instant: Instant) -> String {
    let (seconds, isTooLarge) = instant.secondsSince1970.addingReportingOverflow(
      Int64(zone.offset(at: instant)))
    guard !isTooLarge, ClockTime.range.contains(seconds) else { return "" }
    let minute = ClockTime(secondsSince1970: seconds).secondOfDay / 60
    let (hours, separator) = (minute / 60, region?.timeSeparator ?? ":")
    let minutes = separator + decimal(minute % 60, width: 2)
    switch hourCycle {
    case .twentyFour:
      return (region?.hasShortHours == true ? "\(hours)" : language.digits(ofHour: hours)) + minutes
    case .twelve:
      let strings = WidgetCoreStrings(language: language.tableIndex)
      let time = "\((hours + 11) % 12 + 1)\(minutes)"
      let (before, after) =
        region?.isDayFirst == true
        ? (strings.timeBeforeNoonSmall, strings.timeAfterNoonSmall)
        : region?.isCanada == true
          ? (strings.timeBeforeNoonCanada, strings.timeAfterNoonCanada)
          : (strings.timeBeforeNoon, strings.timeAfterNoon)
      return (hours < 12 ? before : after)(time)
    }
  }
}
