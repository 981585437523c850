package import AlmanacModel
import AlmanacTables

/// A language in which the tables have names and texts.
///
/// ```swift
/// SolarTerm.springEquinox.name(in: .vietnamese)  // Xuân phân
/// Language(rawValue: "ko")?.fallback             // English
/// ```
///
/// Some parts of the library have texts in some languages only; the others use the texts of ``fallback``.
public struct Language: Hashable, Sendable {
  /// The index in the generated list of languages, which the other tables use too.
  ///
  /// The index may change when a language is added; codes do not change.
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

  /// The row of the language in the tables.
  package var record: LanguageRecord { languageRecords[Int(tableIndex)] }

  /// The language whose names and texts are used if this one lacks them; `nil` for the language that has all.
  public var fallback: Language? { record.fallback.flatMap { Language(rawValue: $0) } }

  /// The BCP 47 tag of the language without a region: `vi`, `zh-Hans`.
  public var tag: String { record.tag }

  /// Whether two values are the same language.
  ///
  /// Without this function Swift would compare the codes, and for that Embedded Swift has to link Unicode
  /// tables.
  public static func == (left: Language, right: Language) -> Bool { left.tableIndex == right.tableIndex }

  /// Hashes the index, which is what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(tableIndex) }

  /// Returns the longest form of a name, in the nearest language that has it.
  package func text(of name: NameRecord) -> String? { forms(of: name)?.longest }

  /// Returns the forms of a name, in the nearest language that has it.
  package func forms(of name: NameRecord) -> NameRecord.Forms? {
    source(of: name).flatMap { name[$0.rawValue] }
  }

  /// Returns the language from which a name is taken: this one, or the nearest fallback that has the name.
  package func source(of name: NameRecord) -> Language? {
    var language: Language? = self
    // The loop ends: the compiler rejects fallbacks that form a circle.
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
  /// Creates the language with an ISO 639 code, such as `vi`.
  ///
  /// - Returns: `nil` if the tables do not have the language; ``allCases`` lists the languages.
  public init?(rawValue: String) {
    // Compares bytes: comparing strings needs Unicode tables that Embedded Swift does not link.
    let index = languageRecords.firstIndex { $0.code.utf8.elementsEqual(rawValue.utf8) }
    guard let index else { return nil }
    self.init(tableIndex: UInt8(index))
  }

  /// The ISO 639 code.
  public var rawValue: String { record.code }
}
