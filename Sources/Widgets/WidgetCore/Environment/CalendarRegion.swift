/// The country whose lunar calendar and festivals are meant.
public enum CalendarRegion: String, CaseIterable, Hashable, Sendable {
  /// Vietnam.
  case vietnam
  /// China.
  case china

  /// The country people of a language expect: China for Chinese, Vietnam for all others.
  public init(_ language: Language) {
    self = language == .chinese ? .china : .vietnam
  }

  /// The lunar calendar of the country.
  public var calendar: LunarCalendar {
    switch self {
    case .vietnam: .vietnamese
    case .china: .chinese
    }
  }
}
