package import AlmanacModel
import AlmanacTables

/// A language that the tables have names and texts in.
///
/// ```swift
/// SolarTerm.springEquinox.name(in: .vietnamese)  // Xuân phân
/// Language(rawValue: "ko")?.fallback             // English
/// ```
///
/// Some parts of the library have texts in some languages only; what is missing is said in ``fallback``.
public struct Language: Hashable, Sendable {
  /// The place in the generated list of languages, by which tables count them.
  ///
  /// It may change when a language is added; codes do not.
  package let tableIndex: UInt8

  package init(tableIndex: UInt8) {
    self.tableIndex = tableIndex
  }

  /// Vietnamese, `vi`.
  public static var vietnamese: Language { Language(tableIndex: language_vi) }

  /// Chinese in simplified characters, `zh`.
  public static var chinese: Language { Language(tableIndex: language_zh) }

  /// English, `en`; it has all names and texts.
  public static var english: Language { Language(tableIndex: language_en) }

  /// What belongs to the language.
  package var record: LanguageRecord { languageRecords[Int(tableIndex)] }

  /// The language whose names and texts stand in where this one has none; `nil` for the one that has all.
  public var fallback: Language? { record.fallback.flatMap { Language(rawValue: $0) } }

  /// The BCP 47 tag of the language with no region: `vi`, `zh-Hans`.
  public var tag: String { record.tag }

  /// Whether two are the same language.
  ///
  /// Without this, Swift would compare the codes, for which Embedded Swift has to link tables of Unicode.
  public static func == (left: Language, right: Language) -> Bool { left.tableIndex == right.tableIndex }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(tableIndex) }

  /// The longest form of a name, in the nearest language that has it.
  package func text(of name: NameRecord) -> String? { forms(of: name)?.longest }

  /// The forms of a name, in the nearest language that has it.
  package func forms(of name: NameRecord) -> NameRecord.Forms? {
    source(of: name).flatMap { name[$0.rawValue] }
  }

  /// The language whose name stands for this one: itself, or the nearest that has it.
  package func source(of name: NameRecord) -> Language? {
    var language: Language? = self
    // The compiler refuses circles.
    while let current = language {
      if name[current.rawValue] != nil { return current }
      language = current.fallback
    }
    return nil
  }
}

extension Language: CaseIterable {
  /// All languages, in the order of the tables.
  public static var allCases: [Language] {
    languageRecords.indices.map { Language(tableIndex: UInt8($0)) }
  }
}

extension Language: RawRepresentable {
  /// The language with an ISO 639 code, such as `vi`.
  ///
  /// - Returns: `nil` if the tables do not have the language; ``allCases`` lists those there are.
  public init?(rawValue: String) {
    // Bytes: comparing strings needs Unicode tables that Embedded Swift does not link.
    let index = languageRecords.firstIndex { $0.code.utf8.elementsEqual(rawValue.utf8) }
    guard let index else { return nil }
    self.init(tableIndex: UInt8(index))
  }

  /// The ISO 639 code.
  public var rawValue: String { record.code }
}
