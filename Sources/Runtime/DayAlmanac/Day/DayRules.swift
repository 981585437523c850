public import Almanac

/// By whose custom a day is read.
///
/// Vietnam and China share the tables and differ in what a month is: calendars printed in Vietnam count the lunar month
/// for the spirit of a day and for the place of the month in the cycle of sixty, and the month by solar terms for the
/// day officer alone. Chinese almanacs use the month by solar terms for all three. The two give another spirit on a
/// quarter of all days.
public enum DayRules: Hashable, Sendable, CaseIterable {
  /// Lunar month for the spirit of the day and the month's place in the cycle; buffalo and cat.
  case vietnamese
  /// Month by solar terms for all; ox and rabbit.
  case chinese

  /// The rules of a calendar: Vietnamese if its id begins with `vietnamese`, otherwise Chinese.
  public init(for calendar: LunarCalendar) {
    switch calendar {
    // The calendars there are by name; looking at an id takes longer than all the rest of a day.
    case .vietnamese, .vietnameseUTC7: self = .vietnamese
    case .chinese, .chineseUTC8: self = .chinese
    default: self = calendar.id.utf8.starts(with: "vietnamese".utf8) ? .vietnamese : .chinese
    }
  }

  /// Which month decides on the spirit of a day.
  public var spiritMonth: SexagenaryMonthRule { self == .vietnamese ? .lunarMonths : .solarTerms }

  /// Which month is counted in the cycle of sixty.
  public var cycleMonth: SexagenaryMonthRule { self == .vietnamese ? .lunarMonths : .solarTerms }

  /// Which month decides on the day officer: by solar terms in both customs.
  public var officerMonth: SexagenaryMonthRule { .solarTerms }
}
