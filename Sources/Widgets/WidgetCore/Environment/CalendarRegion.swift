/// The country whose lunar calendar and festivals a widget uses.
public enum CalendarRegion: String, CaseIterable, Hashable, Sendable {
  /// Vietnam.
  case vietnam
  /// China, with Hong Kong, Macau, Taiwan and Singapore, which keep the same calendar.
  case china
  /// Korea.
  case korea
  /// Japan.
  case japan

  /// Reads the country of a locale such as `zh_CN`, `zh-Hant-TW` or `en_VN`.
  ///
  /// - Returns: `nil` if the locale names no region, or a region without a lunar calendar of its own. The
  ///   language alone does not decide the country.
  public init?(localeIdentifier: String) {
    let regions: [(CalendarRegion, String)] = [
      (.vietnam, "VN"), (.china, "CN HK MO TW SG"), (.korea, "KR"), (.japan, "JP"),
    ]
    guard let region = LocaleRegion(localeIdentifier),
      let found = regions.first(where: { region.isOne(of: $0.1) })
    else { return nil }
    self = found.0
  }

  /// The lunar calendar of the country.
  public var calendar: LunarCalendar {
    switch self {
    case .vietnam: .vietnamese
    case .china: .chinese
    case .korea: .korean
    case .japan: .japanese
    }
  }
}
