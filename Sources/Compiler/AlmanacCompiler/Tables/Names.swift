package import AlmanacModel
import SourceText

/// The names of calendar terms in the languages of Data/names.
package struct Names: Sendable {
  /// A name in some languages.
  package struct Name: Hashable, Sendable {
    /// The texts by the codes of the languages.
    private var texts: [String: String]

    init(_ languages: [String], _ texts: [String]) {
      self.texts = Dictionary(zip(languages, texts)) { first, _ in first }
    }

    /// The name in a language; empty if it has none.
    package subscript(language: String) -> String { texts[language, default: ""] }

    // These are the languages that every table has.

    package var vi: String { self["vi"] }
    package var zh: String { self["zh"] }
    package var en: String { self["en"] }
  }

  package var stems: [Name]
  package var branches: [Name]
  /// The names by longitude / 15.
  package var solarTerms: [Name]
  /// The names of months from month 1; in Vietnamese the traditional ones.
  package var lunarMonths: [Name]
  package var lunarMonthsModernVi: [String]

  /// The names of days from day 1.
  package var lunarDays: [Name]
  /// The short names of weekdays from Monday.
  package var weekdays: [Name]
  /// The eight phases from the new moon.
  package var moonPhases: [Name]

  package subscript(term: SolarTerm) -> Name { solarTerms[term.rawValue] }
}

// MARK: - Reading

extension Names {
  private static func path(_ name: String) -> String { "Data/names/\(name).tsv" }

  /// Reads Data/names; keys and names of a language must be unique.
  init(_ reader: DataReader, _ languages: Languages) {
    let languages = languages.columns(in: .names)
    func names(_ name: String, key: String = "index", _ keys: some Sequence<Int>) -> [Name] {
      IndexedTable(Self.path(name), key: key, indices: Array(keys), columns: languages, reader: reader)
        .names(languages)
    }
    stems = names("stems", 0..<10)
    branches = names("branches", 0..<12)
    solarTerms = names("solar_terms", key: "longitude", stride(from: 0, to: 360, by: 15))
    // Vietnamese has two names for month 11.
    let (traditional, modern) = ("vi-traditional", "vi-modern")
    let months = IndexedTable(
      Self.path("lunar_months"), key: "month", indices: Array(1...12),
      columns: languages.flatMap { $0 == "vi" ? [traditional, modern] : [$0] }, reader: reader)
    lunarMonths = months.names(languages) { $0 == "vi" ? traditional : $0 }
    lunarMonthsModernVi = months.names(["vi"]) { _ in modern }.map(\.vi)
    lunarDays = names("lunar_days", key: "day", 1...30)
    weekdays = names("weekdays", 0..<7)
    moonPhases = names("moon_phases", 0..<8)
  }

  /// Whether the names of the cycle of sixty can be trusted, so that other tables can be compared with them.
  static func hasCycle(_ reader: DataReader) -> Bool {
    ["stems", "branches"].allSatisfy { reader.isRight(path($0)) }
  }
}
