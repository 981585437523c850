public import Foundation

/// Where, for whom and in which place of the screen a widget is shown: all that it must not ask the system for.
public struct WidgetEnvironment: Hashable, Sendable {
  /// The user's zone: it decides which civil day is today.
  public var zone: TimeZone
  /// The language of texts.
  public var language: Language
  /// Writes numbers, money and times of day.
  public var locale: Locale
  /// The family and size.
  public var frame: WidgetFrame
  /// The first day of the week.
  public var firstWeekday: Weekday
  /// Whether clocks count to 12 or 24.
  public var hourCycle: HourCycle
  /// The half of the Earth the user lives on; it names the seasons where no place is known.
  public var hemisphere: Hemisphere
  /// The country whose lunar calendar is meant.
  public var region: CalendarRegion

  /// An environment with what people of a language expect.
  ///
  /// - Parameters:
  ///   - zone: The user's zone.
  ///   - language: The language of texts.
  ///   - frame: The family and size.
  ///   - locale: Writes numbers and times; by default the locale of the language alone.
  ///   - firstWeekday: By default that of the locale if it names a region, otherwise Monday.
  ///   - hourCycle: By default that of the locale.
  ///   - hemisphere: By default the northern one.
  ///   - region: By default that of the language.
  public init(
    zone: TimeZone, language: Language, frame: WidgetFrame, locale: Locale? = nil,
    firstWeekday: Weekday? = nil, hourCycle: HourCycle? = nil, hemisphere: Hemisphere = .northern,
    region: CalendarRegion? = nil
  ) {
    let locale = locale ?? language.locale
    self.zone = zone
    self.language = language
    self.locale = locale
    self.frame = frame
    self.firstWeekday = firstWeekday ?? Weekday(firstOf: locale)
    self.hourCycle = hourCycle ?? HourCycle(locale)
    self.hemisphere = hemisphere
    self.region = region ?? CalendarRegion(language)
  }

  /// The civil days of the user's zone.
  public var days: LocalDays { LocalDays(zone: zone) }

  /// The family.
  public var family: Family { frame.family }
}

extension Language {
  /// The locale of the language with no region.
  public var locale: Locale {
    switch self {
    case .vietnamese: Locale(identifier: "vi")
    case .chinese: Locale(identifier: "zh-Hans")
    case .english: Locale(identifier: "en")
    }
  }
}

extension Weekday {
  /// The first day of the week where a locale is used; Monday if it names no region.
  public init(firstOf locale: Locale) {
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
