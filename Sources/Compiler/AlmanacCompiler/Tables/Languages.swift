package import AlmanacModel
package import SourceText

/// A language of Data/languages.tsv.
package struct SourceLanguage: Hashable, Sendable {
  /// The rule for the forms of texts with whole numbers, as in the Unicode CLDR.
  package enum PluralRule: String, CaseIterable, Sendable {
    /// One form for all numbers.
    case other
    /// One form for 1 and one for all other numbers.
    case oneAndOther = "one-other"

    var forms: [StringCatalogue.Form] {
      switch self {
      case .other: [.other]
      case .oneAndOther: [.one, .other]
      }
    }
  }

  /// The ISO 639 code, which is used in names of columns and in JSON.
  package var code: String
  /// The BCP 47 tag, which is used in the names of text files.
  package var tag: String
  /// The English name of the language.
  package var name: String
  package var plural: PluralRule
  /// The code of the language whose names and texts are used if this one lacks them.
  ///
  /// It is `nil` for the language that has all.
  package var fallback: String?
  /// The codes of other languages whose readers get its texts, with a space between them; `nil` for none.
  package var similar: String?
  /// The regions where it is usually written in other characters, with a space between them; `nil` for none.
  package var otherScript: String?
  /// The hours on its clocks: 12 or 24.
  package var hours: Int
  /// The least number of digits of the hour on a 24-hour clock.
  package var hourDigits: Int
  package var solstices: LanguageRecord.SolsticeNaming
  /// The parts of Data/ that have the language; `nil` for all parts.
  package var parts: Set<String>?
  /// The characters of its texts.
  package var alphabet: Alphabet

  func has(_ part: String) -> Bool { parts?.contains(part) ?? true }
}

/// The languages in the order of Data/languages.tsv, which is also their order in the tables.
package struct Languages: Hashable, Sendable {
  /// Folders of Data/ whose tables have a column of names for each language.
  package enum Folder: String, CaseIterable, Sendable {
    case names
    case almanacDay = "almanac-day"
    case hydration
    case places
    case apps
  }

  package var all: [SourceLanguage]

  package var codes: [String] { all.map(\.code) }

  /// The language that has everything; the others are compared with it.
  var reference: SourceLanguage { all.first { $0.fallback == nil } ?? all[0] }

  subscript(code: String) -> SourceLanguage? { all.first { $0.code == code } }

  /// Returns the alphabet of a column of Data/; that of all languages together if it is the text of none.
  ///
  /// - Parameters:
  ///   - column: The name of the column; one of its words is the code of its language, as in `vietnam-vi`.
  ///   - texts: The codes of the languages of columns whose names do not have one.
  func alphabet(of column: String, _ texts: [String: String]) -> Alphabet {
    let words = column.split(separator: "-").map(String.init)
    let language = all.first { texts[column] == $0.code || words.contains($0.code) }
    return language?.alphabet ?? Alphabet(of: all.map(\.alphabet))
  }

  /// Returns the languages that a part of Data/ has: a module of strings/, or a folder of tables.
  func having(_ part: String) -> [SourceLanguage] { all.filter { $0.has(part) } }

  /// Returns the codes of the languages for which the tables of a folder have columns.
  func columns(in folder: Folder) -> [String] { having(folder.rawValue).map(\.code) }

  /// Returns the language whose names a language uses in a part of Data/: itself, or the nearest fallback.
  func source(of language: SourceLanguage, in part: String) -> SourceLanguage {
    var language = language
    // The loop ends: the reader rejects circles, and the language without a fallback has everything.
    while !language.has(part), let next = language.fallback.flatMap({ self[$0] }) { language = next }
    return language
  }

  /// Returns the languages of a part of Data/: "Vietnamese, Chinese and English".
  func names(in part: String) -> String {
    let names = having(part).map(\.name)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// Returns a note about the order of languages in a generated file and about the fallbacks used in it.
  func note(on part: String) -> String {
    let missing = all.filter { !$0.has(part) }.map {
      "for \($0.code), \(source(of: $0, in: part).code) is used"
    }
    return "Languages are counted in this order: \(codes.joined(separator: ", "))"
      + (missing.isEmpty ? "." : "; \(missing.joined(separator: ", ")).")
  }
}
