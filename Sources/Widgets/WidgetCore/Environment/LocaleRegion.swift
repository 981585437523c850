/// The region of a locale, such as GB of `en_GB`.
struct LocaleRegion: Hashable {
  /// The code of the region, two capital letters.
  private let code: [UInt8]

  /// Reads the region of a locale such as `zh_CN`, `zh-Hant-TW` or `en_VN`; `nil` if the locale names none.
  init?(_ localeIdentifier: String) {
    // Keywords follow an @.
    let name = localeIdentifier.utf8.prefix { $0 != UInt8(ascii: "@") }
    let parts = name.split { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
    guard let part = parts.dropFirst().first(where: { $0.count == 2 }) else { return nil }
    code = part.map { $0 & ~0x20 }
  }

  /// Returns whether it is one of some regions, such as `GB IE`.
  ///
  /// Bytes are compared, because comparing strings needs Unicode tables that Embedded Swift does not link.
  func isOne(of regions: String) -> Bool {
    regions.utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(code) }
  }

  /// Whether English writes the day before the month, according to Unicode CLDR.
  var isDayFirst: Bool { isOne(of: Self.twentyFourHours) || isOne(of: Self.twelveHours) }

  /// Whether it is Canada, where English writes "a.m."; where the day is first it writes "am", elsewhere "AM".
  var isCanada: Bool { isOne(of: "CA") }

  /// Whether clocks count to 24 in English; Burundi and Japan do, but write the month first.
  var hasTwentyFourHours: Bool { isOne(of: Self.twentyFourHours) || isOne(of: "BI JP") }

  /// Whether 24-hour clocks in English write hours up to nine with one digit and a separator of the region,
  /// according to Unicode CLDR 48: 8.24 in Finland, 8:24 in Israel and Japan, 08.24 in Denmark and Indonesia.
  var hasShortHours: Bool { isOne(of: "FI IL JP") }
  var timeSeparator: String { isOne(of: "DK FI ID") ? "." : ":" }

  private static let twentyFourHours =
    "AI AT BE BW BZ CC CH CK CM CX DE DG DK FI FK GB GG GI ID IE IL IM IO JE KE MG MS MT MU MV NF "
    + "NG NL NR NU PN RW SC SE SH SI SX TK TV TZ UG ZA ZW"
  private static let twelveHours =
    "AG AU BB BM BS CY DM ER FJ GD GH GM GY HK IN JM KI KN KY LC LR LS MO MW MY NA NZ PG PK PW "
    + "SB SD SG SL SS SZ TC TO TT VC VG VU WS ZM"
}

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

extension WidgetEnvironment {
  /// Returns whether the locale names one of some regions, such as `GB IE`.
  package func isIn(_ regions: String) -> Bool {
    LocaleRegion(localeIdentifier)?.isOne(of: regions) ?? false
  }
}

/// Whether clocks count to 12 or to 24.
public enum HourCycle: String, CaseIterable, Hashable, Sendable {
  /// From 1 to 12, with a.m. and p.m.
  case twelve
  /// From 0 to 23.
  case twentyFour

  /// Creates the usual cycle of a language, according to Unicode CLDR; that of English depends on the region.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - localeIdentifier: The locale, such as `en_GB`; `nil` for the language alone.
  public init(_ language: Language, localeIdentifier: String? = nil) {
    let isLong =
      language == .english && localeIdentifier.flatMap { LocaleRegion($0) }?.hasTwentyFourHours == true
    self = language.record.hours == 12 && !isLong ? .twelve : .twentyFour
  }
}
