/// Where, for whom and in which place of the screen a widget is shown: all that it must not ask the system for.
public struct WidgetEnvironment: Hashable, Sendable {
  /// The user's zone: it decides which civil day is today.
  public var zone: ZoneClock
  /// The language of texts.
  public var language: Language
  /// The identifier of the locale that writes numbers and money, as Unicode CLDR has it: `vi`, `en_US`.
  ///
  /// Separators that the user set by hand in the system's settings are not part of it.
  public var localeIdentifier: String
  /// The family and size.
  public var frame: WidgetFrame
  /// The first day of the week.
  public var firstWeekday: Weekday
  /// Whether clocks count to 12 or 24.
  public var hourCycle: HourCycle
  /// The country whose lunar calendar is meant.
  public var region: CalendarRegion

  /// An environment with what people of a language expect.
  ///
  /// - Parameters:
  ///   - zone: The user's zone.
  ///   - language: The language of texts.
  ///   - frame: The family and size.
  ///   - localeIdentifier: By default that of the language alone.
  ///   - firstWeekday: By default Monday.
  ///   - hourCycle: By default that of the language.
  ///   - region: By default that of the language.
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
    self.hourCycle = hourCycle ?? HourCycle(language)
    self.region = region ?? CalendarRegion(language)
  }

  /// The civil days of the user's zone.
  public var days: LocalDays { LocalDays(zone: zone) }

  /// The family.
  public var family: Family { frame.family }
}
