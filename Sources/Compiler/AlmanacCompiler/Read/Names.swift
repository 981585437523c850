package import AlmanacModel

/// Names of the things of the calendar in the languages of Data/names.
package struct Names: Sendable {
  /// A name in some languages.
  package struct Name: Hashable, Sendable {
    /// By the codes of the languages.
    private var texts: [String: String]

    init(_ languages: [String], _ texts: [String]) {
      self.texts = Dictionary(zip(languages, texts)) { first, _ in first }
    }

    /// The name in a language that has it; empty in others.
    package subscript(language: String) -> String { texts[language, default: ""] }

    // The languages that every table has.

    package var vi: String { self["vi"] }
    package var zh: String { self["zh"] }
    package var en: String { self["en"] }
  }

  package var stems: [Name]
  package var branches: [Name]
  /// By longitude / 15.
  package var solarTerms: [Name]
  /// Month 1 first; Vietnamese in the traditional naming.
  package var lunarMonths: [Name]
  package var lunarMonthsModernVi: [String]

  /// Day 1 first.
  package var lunarDays: [Name]
  /// Monday first.
  package var weekdays: [Name]
  /// The eight phases, new moon first.
  package var moonPhases: [Name]

  package subscript(term: SolarTerm) -> Name { solarTerms[term.rawValue] }

  /// The Vietnamese name of a place in the cycle of sixty: "Ất Tỵ".
  package func vi(_ cycle: SexagenaryCycle) -> String {
    "\(stems[cycle.stem].vi) \(branches[cycle.branch].vi)"
  }
}
