package import AlmanacModel

/// Names of the things of the calendar in the languages of Data/names.
package struct Names: Sendable {
  /// A name in Vietnamese, Chinese and English.
  package struct Name: Hashable, Sendable {
    package var vi: String
    package var zh: String
    package var en: String
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
