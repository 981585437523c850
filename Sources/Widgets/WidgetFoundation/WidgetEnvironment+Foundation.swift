public import Foundation

extension WidgetEnvironment {
  /// Creates an environment from the system's time zone and locale.
  ///
  /// - Parameters:
  ///   - zone: The user's time zone; its clock changes from 1800 to 2110 are included.
  ///   - language: The language of texts.
  ///   - frame: The family and size.
  ///   - locale: The locale for numbers and money; by default the language alone.
  ///   - firstWeekday: The first day of the week; by default that of the locale, or Monday if the locale has
  ///     no region.
  ///   - hourCycle: The hour cycle; by default that of the locale.
  ///   - region: The country of the lunar calendar; by default the region of the locale, or Vietnam (in every
  ///     language) if the locale has none.
  public init(
    zone: TimeZone, language: Language, frame: WidgetFrame, locale: Locale? = nil,
    firstWeekday: Weekday? = nil, hourCycle: HourCycle? = nil,
    region: CalendarRegion? = nil
  ) {
    self.init(
      zone: ZoneClock(zone), language: language, frame: frame, locale: locale ?? language.locale,
      firstWeekday: firstWeekday, hourCycle: hourCycle, region: region)
  }

  /// Creates an environment from a zone whose clock is known.
  public init(
    zone: ZoneClock, language: Language, frame: WidgetFrame, locale: Locale, firstWeekday: Weekday? = nil,
    hourCycle: HourCycle? = nil, region: CalendarRegion? = nil
  ) {
    self.init(
      zone: zone, language: language, frame: frame, localeIdentifier: locale.identifier,
      firstWeekday: firstWeekday ?? Weekday(firstOf: locale), hourCycle: hourCycle ?? HourCycle(locale),
      region: region)
  }

  /// The locale for numbers and money.
  public var locale: Locale { Locale(identifier: localeIdentifier) }
}

extension HourCycle {
  /// Creates the hour cycle of a locale, including the user's own choice.
  public init(_ locale: Locale) {
    switch locale.hourCycle {
    case .oneToTwelve, .zeroToEleven: self = .twelve
    case .zeroToTwentyThree, .oneToTwentyFour: self = .twentyFour
    @unknown default: self = .twentyFour
    }
  }
}

extension ZoneDirectory {
  /// Returns the time zone database of the system.
  ///
  /// - Parameter instant: Clock changes are known up to three years after this instant, which is usually now.
  public static func system(upTo instant: Instant) -> ZoneDirectory {
    ZoneDirectory { identifier in TimeZone(identifier: identifier).map { ZoneClock($0, upTo: instant) } }
  }
}

extension Language {
  /// The locale of the language, without a region.
  package var locale: Locale { Locale(identifier: tag) }
}

extension Weekday {
  /// Creates the first day of the week of a locale; Monday if the locale names no region.
  package init(firstOf locale: Locale) {
    guard locale.region != nil else {
      self = .monday
      return
    }
    switch locale.firstDayOfWeek {
    case .monday: self = .monday
    case .tuesday: self = .tuesday
    case .wednesday: self = .wednesday
    case .thursday: self = .thursday
    case .friday: self = .friday
    case .saturday: self = .saturday
    case .sunday: self = .sunday
    @unknown default: self = .monday
    }
  }
}
