/// What the app stores for its calendar widgets: choices of the user, never a date.
///
/// Decoding takes every choice that is missing or unknown as not made.
public struct CalendarSettings: Hashable, Sendable {
  /// Whose civil day is today.
  public enum DayBasis: String, CaseIterable, Hashable, Sendable, Codable {
    /// Where the user is.
    case userZone
    /// Where the calendar is at home, for people abroad who follow it.
    case calendarZone
  }

  /// The lunar calendar; without it, that of the environment's region.
  public var calendar: LunarCalendar?
  /// How Vietnamese names month 11.
  public var monthNaming: MonthNaming
  /// The first day of the week; without it, that of the environment.
  public var firstWeekday: Weekday?
  /// Whose civil day is today.
  public var dayBasis: DayBasis

  /// Settings; those left out are as the app is delivered.
  public init(
    calendar: LunarCalendar? = nil, monthNaming: MonthNaming = .traditional, firstWeekday: Weekday? = nil,
    dayBasis: DayBasis = .userZone
  ) {
    self.calendar = calendar
    self.monthNaming = monthNaming
    self.firstWeekday = firstWeekday
    self.dayBasis = dayBasis
  }
}

extension CalendarSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case calendar, monthNaming, firstWeekday, dayBasis
  }

  /// Reads settings, also those of an older or newer version of the app.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      calendar: values.ifReadable(.calendar), monthNaming: values.ifReadable(.monthNaming) ?? .traditional,
      firstWeekday: values.ifReadable(.firstWeekday), dayBasis: values.ifReadable(.dayBasis) ?? .userZone)
  }
}
