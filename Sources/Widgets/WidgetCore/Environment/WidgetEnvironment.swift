/// Everything a widget needs to know about the user and the screen, so that it never asks the system.
public struct WidgetEnvironment: Hashable, Sendable {
  /// The user's time zone, which decides what the civil day is.
  public var zone: ZoneClock
  /// The language of texts.
  public var language: Language
  /// The identifier of the locale for numbers and money, as in Unicode CLDR: `vi`, `en_US`.
  ///
  /// It does not include separators that the user changed in the system's settings.
  public var localeIdentifier: String
  /// The family and size.
  public var frame: WidgetFrame
  /// The first day of the week.
  public var firstWeekday: Weekday
  /// Whether clocks count to 12 or 24.
  public var hourCycle: HourCycle
  /// The country whose lunar calendar the widget uses.
  public var region: CalendarRegion
  /// The scheme of links in JSON, in lower case; without it links stay `//page/part`.
  public var scheme: String?

  /// Creates an environment; the defaults are the usual values of the language.
  ///
  /// - Parameters:
  ///   - zone: The user's time zone.
  ///   - language: The language of texts.
  ///   - frame: The family and size.
  ///   - localeIdentifier: The locale for numbers and money; by default the language alone.
  ///   - firstWeekday: The first day of the week; by default Monday.
  ///   - hourCycle: The hour cycle; by default the one usual for the language and the locale.
  ///   - region: The country of the lunar calendar; by default the region of the locale, or Vietnam (in every
  ///     language) if the locale has none.
  public init(
    zone: ZoneClock, language: Language, frame: WidgetFrame, localeIdentifier: String? = nil,
    firstWeekday: Weekday = .monday, hourCycle: HourCycle? = nil,
    region: CalendarRegion? = nil
  ) {
    self.zone = zone
    self.language = language
    self.localeIdentifier = localeIdentifier ?? language.tag
    self.frame = frame
    self.firstWeekday = firstWeekday
    self.hourCycle = hourCycle ?? HourCycle(language, localeIdentifier: localeIdentifier)
    self.region = region ?? CalendarRegion(localeIdentifier: self.localeIdentifier) ?? .vietnam
  }

  /// The civil days of the user's zone.
  public var days: LocalDays { LocalDays(zone: zone) }

  /// The family.
  public var family: Family { frame.family }
}
