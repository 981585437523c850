public import Foundation

extension WidgetEnvironment {
  /// An environment from what the system says.
  ///
  /// - Parameters:
  ///   - zone: The user's zone; its changes of clocks from 1800 to 2110 are taken over.
  ///   - language: The language of texts.
  ///   - frame: The family and size.
  ///   - locale: Writes numbers and money; by default the locale of the language alone.
  ///   - firstWeekday: By default that of the locale if it names a region, otherwise Monday.
  ///   - hourCycle: By default that of the locale.
  ///   - region: By default that of the locale, else Vietnam, whatever the language is.
  public init(
    zone: TimeZone, language: Language, frame: WidgetFrame, locale: Locale? = nil,
    firstWeekday: Weekday? = nil, hourCycle: HourCycle? = nil,
    region: CalendarRegion? = nil
  ) {
    self.init(
      zone: ZoneClock(zone), language: language, frame: frame, locale: locale ?? language.locale,
      firstWeekday: firstWeekday, hourCycle: hourCycle, region: region)
  }

  /// The same for a zone whose clock is known.
  public init(
    zone: ZoneClock, language: Language, frame: WidgetFrame, locale: Locale, firstWeekday: Weekday? = nil,
    hourCycle: HourCycle? = nil, region: CalendarRegion? = nil
  ) {
    self.init(
      zone: zone, language: language, frame: frame, localeIdentifier: locale.identifier,
      firstWeekday: firstWeekday ?? Weekday(firstOf: locale), hourCycle: hourCycle ?? HourCycle(locale),
      region: region)
  }

  /// The locale that writes numbers and money.
  public var locale: Locale { Locale(identifier: localeIdentifier) }
}

extension HourCycle {
  /// What people of a locale use, or chose.
  public init(_ locale: Locale) {
    switch locale.hourCycle {
    case .oneToTwelve, .zeroToEleven: self = .twelve
    case .zeroToTwentyThree, .oneToTwentyFour: self = .twentyFour
    @unknown default: self = .twentyFour
    }
  }
}

extension ZoneDirectory {
  /// The time zone database of the system.
  ///
  /// - Parameter instant: Changes of clocks are known up to three years after it, usually now.
  public static func system(upTo instant: Instant) -> ZoneDirectory {
    ZoneDirectory { identifier in TimeZone(identifier: identifier).map { ZoneClock($0, upTo: instant) } }
  }
}
