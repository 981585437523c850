package import AlmanacModel

/// A language of Data/languages.tsv.
package struct SourceLanguage: Hashable, Sendable {
  /// The forms that texts have for whole numbers; those of the Unicode CLDR.
  package enum PluralRule: String, CaseIterable, Sendable {
    /// One form for all numbers.
    case other
    /// A form for 1 and one for all others.
    case oneAndOther = "one-other"

    var forms: [StringCatalogue.Form] {
      switch self {
      case .other: [.other]
      case .oneAndOther: [.one, .other]
      }
    }
  }

  /// The ISO 639 code, which names columns and stands in JSON.
  package var code: String
  /// The BCP 47 tag, which stands in the names of files of texts.
  package var tag: String
  /// What English calls it.
  package var name: String
  package var plural: PluralRule
  /// The language whose names and texts stand in for those it lacks; `nil` for the one that has all.
  package var fallback: String?
  /// How far its clocks count: 12 or 24.
  package var hours: Int
  /// How many digits the hour has at least, by a clock of 24 hours.
  package var hourDigits: Int
  package var solstices: LanguageRecord.SolsticeNaming
  /// The parts of Data/ that have it; `nil` for all.
  package var parts: Set<String>?

  func has(_ part: String) -> Bool { parts?.contains(part) ?? true }
}

/// The languages in the order of Data/languages.tsv, in which tables count them.
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

  /// The language that has everything, with which the others are compared.
  var reference: SourceLanguage { all.first { $0.fallback == nil } ?? all[0] }

  subscript(code: String) -> SourceLanguage? { all.first { $0.code == code } }

  /// The languages that a part of Data/ has: a module of strings/, or a folder of tables.
  func having(_ part: String) -> [SourceLanguage] { all.filter { $0.has(part) } }

  /// The codes of the languages that the tables of a folder have columns for.
  func columns(in folder: Folder) -> [String] { having(folder.rawValue).map(\.code) }

  /// The language whose names or texts stand for a language in a part of Data/: itself, or the nearest that has it.
  func source(of language: SourceLanguage, in part: String) -> SourceLanguage {
    var language = language
    // The reader refuses circles, and the one without a fallback has everything.
    while !language.has(part), let next = language.fallback.flatMap({ self[$0] }) { language = next }
    return language
  }

  /// "Vietnamese, Chinese and English", those that a part of Data/ has.
  func names(in part: String) -> String {
    let names = having(part).map(\.name)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// How a generated file of a part of Data/ counts languages, and whose texts stand in.
  func note(on part: String) -> String {
    let missing = all.filter { !$0.has(part) }.map {
      "\($0.code) has those of \(source(of: $0, in: part).code)"
    }
    return "Languages are counted in this order: \(codes.joined(separator: ", "))"
      + (missing.isEmpty ? "." : "; \(missing.joined(separator: ", ")).")
  }
}
