/// The country whose lunar calendar and festivals are meant.
public enum CalendarRegion: String, CaseIterable, Hashable, Sendable {
  /// Vietnam.
  case vietnam
  /// China.
  case china
  /// Korea.
  case korea

  /// The country people of a language expect: their own, or Vietnam if it has no lunar calendar of its own.
  public init(_ language: Language) {
    self = CalendarRegion(rawValue: language.record.country) ?? .vietnam
  }

  /// The lunar calendar of the country.
  public var calendar: LunarCalendar {
    switch self {
    case .vietnam: .vietnamese
    case .china: .chinese
    case .korea: .korean
    }
  }
}
