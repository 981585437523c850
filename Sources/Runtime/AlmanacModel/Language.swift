/// A language the tables have names in.
public enum Language: CaseIterable, Hashable, Sendable {
  /// Vietnamese, `vi`.
  case vietnamese
  /// Chinese in simplified characters, `zh`.
  case chinese
  /// English, `en`.
  case english
}

// Written out: a raw type of String would compare strings, which needs Unicode tables that Embedded Swift does not link.
extension Language: RawRepresentable {
  /// The language with an ISO 639 code: `vi`, `zh` or `en`.
  public init?(rawValue: String) {
    for language in Self.allCases where language.rawValue.utf8.elementsEqual(rawValue.utf8) {
      self = language
      return
    }
    return nil
  }

  /// The ISO 639 code.
  public var rawValue: String {
    switch self {
    case .vietnamese: "vi"
    case .chinese: "zh"
    case .english: "en"
    }
  }
}

extension Language {
  /// The place of the language in generated tables: vi, zh, en.
  @inlinable package var tableIndex: UInt8 {
    switch self {
    case .vietnamese: 0
    case .chinese: 1
    case .english: 2
    }
  }
}
