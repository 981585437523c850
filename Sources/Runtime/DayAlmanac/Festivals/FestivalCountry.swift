public import Almanac
import DayAlmanacTables

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

  var records: [FestivalRecord] {
    switch self {
    case .vietnam: festivals_vietnam
    case .china: festivals_china
    }
  }
}
