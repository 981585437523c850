package import LunarCalendarWidget

extension DayTexts {
  /// Returns why a day is off or worked, with the document that decided; without a ruling "không" or "cuối tuần".
  package func text(_ ruling: DayRuling?, on day: DayNumber, in language: Language) -> String {
    guard let ruling else { return day.weekday.rawValue > 4 ? weekend : no }
    let text = CalendarTexts(language).words(ruling).longest
    return ruling.decision.map { self.text(text, decidedBy: $0.number, on: $0.date) } ?? text
  }

  /// Returns what is not known of the days off of a year; `nil` if they are decided.
  package func note(_ year: DaysOffYear, today: CivilDate?) -> String? {
    let isOutdated = today.map { year.mayBeOutdated(on: $0) } ?? false
    return switch year.state {
    case .decided: nil
    case .uncollected: uncollected(year.year, knownAsOf: year.knownAsOf)
    case .law, .forecast:
      undecided(year.year, knownAsOf: year.knownAsOf, isOutdated: isOutdated)
    }
  }

  /// Returns what is not known of the days off of some years: of each state once, for the first year that has it.
  ///
  /// Before the laws of the country nothing is said.
  package func notes(
    on years: ClosedRange<Int>, in calendar: LunarCalendar, _ decided: DecidedDays, today: CivilDate?
  ) -> [String] {
    guard let daysOff = DaysOff(of: calendar, decided: decided), let country = calendar.country else {
      return []
    }
    var states: Set<DaysOffYear.State> = []
    return years.filter { $0 >= country.lawsFrom.year }.map { daysOff.year($0) }
      .filter { states.insert($0.state).inserted }.compactMap { note($0, today: today) }
  }
}
