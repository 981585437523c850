import DayAlmanac

/// What there is to say of a festival on a day.
struct FestivalReport {
  private let entry: FestivalDay
  private let language: Language

  init(_ entry: FestivalDay, language: Language) {
    self.entry = entry
    self.language = language
  }

  var date: CivilDate { CivilDate(entry.day) }
  var id: String { entry.festival.id }
  var name: String { entry.festival.name(in: language) }
  var daysOff: Int { entry.festival.paidDays.count }

  /// A word that no language changes.
  var kind: String {
    switch entry.festival.kind {
    case .publicHoliday: "public"
    case .traditional: "traditional"
    case .observance: "observance"
    }
  }

  /// Which days are paid by law; `nil` if none is.
  var whichDays: String? {
    if case .decidedEveryYear = entry.festival.paidDays { return "decided every year" }
    guard let days = entry.paidDays else { return nil }
    let (first, last) = (CivilDate(days.lowerBound), CivilDate(days.upperBound))
    return first == last ? "\(first)" : "\(first) to \(last)"
  }

  var cells: [String] {
    [
      date.description, date.weekday.shortName(in: language), name, kind, daysOff > 0 ? "\(daysOff)" : "",
      whichDays ?? "",
    ]
  }

  var members: [(key: String, value: JSONValue)] {
    [
      ("date", .text(date.description)), ("id", .text(id)), ("name", .text(name)), ("kind", .text(kind)),
      ("days_off", .integer(daysOff)), ("which_days", JSONValue(whichDays)),
      ("legal_basis", JSONValue(entry.festival.legalBasis)),
    ]
  }
}
