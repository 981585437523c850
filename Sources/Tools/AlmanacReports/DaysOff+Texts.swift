package import LunarCalendarWidget

extension DayTexts {
  /// Returns why a day is off or worked, with the document that decided; "không" if it is neither.
  package func text(_ ruling: DayRuling?, in language: Language) -> String {
    guard let ruling else { return no }
    let text = CalendarTexts(language).words(ruling).longest
    return ruling.decision.map { self.text(text, decidedBy: $0.number, on: $0.date) } ?? text
  }

  /// Returns what is not known of the days off of a year; `nil` if they are decided.
  package func note(_ year: DaysOffYear, today: CivilDate?) -> String? {
    let isOutdated = today.map { year.mayBeOutdated(on: $0) } ?? false
    let end = isOutdated ? "; \(mayBeOutdated)" : ""
    return switch year.state {
    case .decided: nil
    case .uncollected: uncollected(year.year, knownAsOf: year.knownAsOf)
    case .law, .forecast:
      undecided(year.year, hasForecast: year.state == .forecast, knownAsOf: year.knownAsOf) + end
    }
  }
}
