/// By whose custom a day is read; the raw values are those of Data/.
///
/// Vietnam and China share the tables and differ in what a month is: calendars printed in Vietnam count the lunar month
/// for the spirit of a day and for the place of the month in the cycle of sixty, and the month by solar terms for the
/// day officer alone. Chinese almanacs use the month by solar terms for all three. The two give another spirit on a
/// quarter of all days.
public enum DayRules: String, Hashable, Sendable, CaseIterable {
  /// Lunar month for the spirit of the day and the month's place in the cycle; buffalo and cat.
  case vietnamese
  /// Month by solar terms for all; ox and rabbit.
  case chinese

  /// Which month decides on the spirit of a day.
  public var spiritMonth: SexagenaryMonthRule { self == .vietnamese ? .lunarMonths : .solarTerms }

  /// Which month is counted in the cycle of sixty.
  public var cycleMonth: SexagenaryMonthRule { self == .vietnamese ? .lunarMonths : .solarTerms }

  /// Which month decides on the day officer: by solar terms in both customs.
  public var officerMonth: SexagenaryMonthRule { .solarTerms }
}

/// What belongs to a calendar, as a row of the tables; `nil` where it has none.
@usableFromInline package struct CalendarRecord: Sendable {
  @usableFromInline package let id: String
  @usableFromInline package let country: String?
  @usableFromInline package let dayRules: DayRules?
  /// The code of a language.
  @usableFromInline package let names: String?

  package init(id: String, country: String? = nil, dayRules: DayRules? = nil, names: String? = nil) {
    self.id = id
    self.country = country
    self.dayRules = dayRules
    self.names = names
  }
}
