package import AlmanacModel
import AlmanacTables

/// A language in which the tables have names and texts.
///
/// ```swift
/// SolarTerm.springEquinox.name(in: .vietnamese)  // Xuân phân
/// Language(rawValue: "ko")?.fallback             // English
/// Language(tag: "zh-TW")                          // traditional Chinese, zh-Hant
/// Language(tag: "yue-HK")                         // traditional Chinese, and isExact is false
/// ```
///
/// Some parts of the library have texts in some languages only; the others use the texts of ``fallback``.
public struct Language: Hashable, Sendable {
  /// The index in the generated list of languages, which the other tables use too.
  ///
  /// The index may change when a language is added; codes do not change.
  package let tableIndex: UInt8

  /// Whether the language and its script are the requested ones.
  ///
  /// It is false if ``init(tag:)`` chose the nearest language instead. Two values that differ in nothing else
  /// are equal, and are stored as the same code.
  public let isExact: Bool

  package init(tableIndex: UInt8, isExact: Bool = true) {
    self.tableIndex = tableIndex
    self.isExact = isExact
  }

  /// Vietnamese, `vi`.
  public static var vietnamese: Language { Language(tableIndex: language_vi) }

  /// Chinese in simplified characters, `zh`.
  public static var chinese: Language { Language(tableIndex: language_zh) }

  /// English, `en`; it has all names and texts.
  public static var english: Language { Language(tableIndex: language_en) }

  /// The row of the language in the tables.
  package var record: LanguageRecord { languageRecords[Int(tableIndex)] }

  /// Returns an hour of a clock of 24 hours with as many digits as the language writes, "08".
  package func digits(ofHour hour: Int) -> String { decimal(hour, width: record.hourDigits) }

  /// The language whose names and texts are used if this one lacks them; `nil` for the language that has all.
  public var fallback: Language? { record.fallback.flatMap { Language(rawValue: $0) } }

  /// The BCP 47 tag of the language without a region: `vi`, `zh-Hans`.
  public var tag: String { record.tag }

  /// Whether another value is the same language, perhaps in another script: traditional and simplified characters are both Chinese.
  package func isSameLanguage(as other: Language) -> Bool { code.elementsEqual(other.code) }

  /// The ISO 639 code, the first subtag of the tag.
  private var code: Substring.UTF8View { record.isoCode }

  /// Whether two values are the same language in the same script.
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

  /// Returns the language in which a name is found: this one, or the nearest fallback that has the name.
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
  /// Creates the language with a code, such as `vi`.
  ///
  /// - Returns: `nil` if the tables do not have the language; ``allCases`` lists the languages.
  public init?(rawValue: String) {
    // Compares bytes: comparing strings needs Unicode tables that Embedded Swift does not link.
    let index = languageRecords.firstIndex { $0.code.utf8.elementsEqual(rawValue.utf8) }
    guard let index else { return nil }
    self.init(tableIndex: UInt8(index))
  }

  /// The ISO 639 code; for a second script of a language that of the script, ISO 15924, in small letters.
  public var rawValue: String { record.code }
}

extension Language {
  /// Creates the language for a tag of BCP 47, or a locale of POSIX: `vi-VN`, `zh_TW.UTF-8`.
  ///
  /// Every text gives a language: the nearest that has texts, or else English. ``isExact`` says whether it is
  /// the requested one. The script counts if the tag names a script, or a region that implies one.
  public init(tag: String) {
    self = Language(nearest: tag) ?? Language(tableIndex: language_en, isExact: false)
  }

  /// Creates the language that is nearest to a tag; `nil` if its readers are not expected to read any of the tables.
  package init?(nearest tag: String) {
    // Programs also send the code, as answers have it.
    if let language = Language(rawValue: tag) {
      self = language
      return
    }
    // A character set, a modifier and an extension such as -u-ca-chinese are no part of the language.
    let subtags = tag.utf8.prefix { $0 != 0x2E && $0 != 0x40 }
      .split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
      .map { $0.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 } }.prefix { $0.count > 1 }
    func subtag(_ length: Int) -> [UInt8]? {
      subtags.dropFirst().first { $0.count == length && $0[0] > 0x39 }
    }
    // A language of a group has three letters after those of the group: zh-yue.
    guard let group = subtags.first, let code = subtag(3) ?? subtags.first else { return nil }
    var nearest: Language?
    for (index, record) in languageRecords.enumerated() {
      func has(_ words: String?, _ word: [UInt8]) -> Bool {
        words?.utf8.split(separator: 0x20).contains { $0.elementsEqual(word) } ?? false
      }
      let isSame = record.isoCode.elementsEqual(code)
      guard isSame || record.isoCode.elementsEqual(group) || has(record.similar, code) else { continue }
      let ownScript = record.tag.utf8.split(separator: 0x2D).dropFirst().first?.map { $0 | 0x20 }
      let isInRegion = subtag(2).map { !has(record.otherScript, $0.map { $0 & ~0x20 }) } ?? true
      let isWritten = subtag(4).map { ownScript == nil || $0 == ownScript } ?? isInRegion
      // The first row is the usual script of the language; a later one is nearer only if the tag asks for its script.
      if nearest == nil || isWritten {
        nearest = Language(tableIndex: UInt8(index), isExact: isSame && isWritten)
      }
      if isWritten { break }
    }
    guard let nearest else { return nil }
    self = nearest
  }
}

extension LanguageRecord {
  /// The ISO 639 code, the first subtag of the tag; two rows may be one language in two scripts.
  fileprivate var isoCode: Substring.UTF8View { tag.utf8.prefix { $0 != 0x2D } }
}
