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
    guard let region = LocaleRegion(localeIdentifier) else { return nil }
    if region.isOne(of: "VN") {
      self = .vietnam
    } else if region.isOne(of: "CN HK MO TW SG") {
      self = .china
    } else if region.isOne(of: "KR") {
      self = .korea
    } else if region.isOne(of: "JP") {
      self = .japan
    } else {
      return nil
    }
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
