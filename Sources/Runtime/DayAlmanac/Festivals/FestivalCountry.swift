public import Almanac

/// Whose festivals and public holidays.
public enum FestivalCountry: Int, CaseIterable, Hashable, Sendable {
  /// Vietnam.
  case vietnam
  /// China.
  case china

  /// The country of a calendar: Vietnam if its id begins with `vietnamese`, otherwise China.
  public init(for calendar: LunarCalendar) {
    self = DayRules(for: calendar) == .vietnamese ? .vietnam : .china
  }

  var place: UInt8 { self == .vietnam ? 0 : 1 }
}
