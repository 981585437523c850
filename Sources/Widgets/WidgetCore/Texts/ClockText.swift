import WidgetCoreTables

/// Times of day in words of a language, on a 12-hour or a 24-hour clock.
public struct ClockText: Hashable, Sendable {
  private let zone: ZoneClock
  private let language: Language
  private let hourCycle: HourCycle

  /// Creates the clock texts of a zone.
  public init(zone: ZoneClock, language: Language, hourCycle: HourCycle) {
    self.zone = zone
    self.language = language
    self.hourCycle = hourCycle
  }

  /// Creates the clock texts of an environment.
  ///
  /// - Parameters:
  ///   - environment: The environment.
  ///   - language: The language of the surrounding texts, if they are not available in the environment's
  ///     language.
  public init(_ environment: WidgetEnvironment, language: Language? = nil) {
    self.init(
      zone: environment.zone, language: language ?? environment.language, hourCycle: environment.hourCycle)
  }

  /// Returns the whole minute nearest to an instant; half a minute is rounded up.
  public func minute(nearest instant: Instant) -> Instant {
    let offset = Int64(zone.offset(at: instant))
    let (seconds, isTooLarge) = instant.secondsSince1970.addingReportingOverflow(offset + 30)
    guard !isTooLarge, ClockTime.range.contains(seconds) else { return instant }
    return Instant(
      secondsSince1970: instant.secondsSince1970 + 30
        - Int64(ClockTime(secondsSince1970: seconds).secondOfDay % 60))
  }

  /// Returns a time such as "08:05", "8:05" (Vietnamese and Chinese), "2:05 PM", "2:05 CH", "下午2:05".
  ///
  /// - Returns: An empty text if the local time is outside the years 1 to 9999.
  public func string(_ instant: Instant) -> String {
    let (seconds, isTooLarge) = instant.secondsSince1970.addingReportingOverflow(
      Int64(zone.offset(at: instant)))
    guard !isTooLarge, ClockTime.range.contains(seconds) else { return "" }
    let minute = ClockTime(secondsSince1970: seconds).secondOfDay / 60
    let (hours, minutes) = (minute / 60, decimal(minute % 60, width: 2))
    switch hourCycle {
    case .twentyFour:
      return "\(decimal(hours, width: language.record.hourDigits)):\(minutes)"
    case .twelve:
      let strings = WidgetCoreStrings(language: language.tableIndex)
      let time = "\((hours + 11) % 12 + 1):\(minutes)"
      return hours < 12 ? strings.timeBeforeNoon(time: time) : strings.timeAfterNoon(time: time)
    }
  }
}
