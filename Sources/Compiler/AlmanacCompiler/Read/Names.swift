package import AlmanacModel

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

  /// Returns the Vietnamese name of a position in the cycle of sixty: "Ất Tỵ".
  package func vi(_ cycle: SexagenaryCycle) -> String {
    "\(stems[cycle.stem].vi) \(branches[cycle.branch].vi)"
  }
}
