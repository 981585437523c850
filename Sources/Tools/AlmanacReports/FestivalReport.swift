package import DayAlmanac

/// The report about a festival on a day.
package struct FestivalReport {
  package let entry: FestivalDay
  package let language: Language

  package init(_ entry: FestivalDay, language: Language) {
    self.entry = entry
    self.language = language
  }

  package var date: CivilDate { CivilDate(entry.day) }
  package var id: String { entry.festival.id }
  package var name: String { entry.festival.name(in: language) }
  package var daysOff: Int { entry.festival.paidDays.count }

  /// The kind as a word for programs, the same in all languages.
  package var kind: String {
    switch entry.festival.kind {
    case .publicHoliday: "public"
    case .traditional: "traditional"
    case .observance: "observance"
    }
  }

  /// The id of the festival whose holidays include this day.
  private var countedWith: String? {
    if case .among(let festival) = entry.festival.paidDays { festival } else { nil }
  }

  /// Whether the other days off are decided every year.
  private var othersAreDecided: Bool {
    if case .decidedEveryYear = entry.festival.paidDays { true } else { false }
  }

  package var members: [(key: String, value: OrderedJSON)] {
    [
      ("date", .text(date.description)), ("id", .text(id)), ("name", .text(name)), ("kind", .text(kind)),
      ("days_off", .integer(daysOff)),
      ("first_paid_day", OrderedJSON(entry.paidDays.map { CivilDate($0.lowerBound).description })),
      ("last_paid_day", OrderedJSON(entry.paidDays.map { CivilDate($0.upperBound).description })),
      ("counted_with", OrderedJSON(countedWith)), ("others_decided", .boolean(othersAreDecided)),
      ("legal_basis", OrderedJSON(entry.festival.legalBasis)),
    ]
  }
}
