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
    // Compares bytes, because comparing strings needs Unicode tables that Embedded Swift does not link.
    // Keywords follow an @.
    let name = localeIdentifier.utf8.prefix { $0 != UInt8(ascii: "@") }
    let parts = name.split { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
    for part in parts.dropFirst() where part.count == 2 {
      let code = part.map { $0 | 0x20 }
      switch (code[0], code[1]) {
      case (UInt8(ascii: "v"), UInt8(ascii: "n")): self = .vietnam
      case (UInt8(ascii: "c"), UInt8(ascii: "n")), (UInt8(ascii: "h"), UInt8(ascii: "k")),
        (UInt8(ascii: "m"), UInt8(ascii: "o")), (UInt8(ascii: "t"), UInt8(ascii: "w")),
        (UInt8(ascii: "s"), UInt8(ascii: "g")):
        self = .china
      case (UInt8(ascii: "k"), UInt8(ascii: "r")): self = .korea
      case (UInt8(ascii: "j"), UInt8(ascii: "p")): self = .japan
      default: return nil
      }
      return
    }
    return nil
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
