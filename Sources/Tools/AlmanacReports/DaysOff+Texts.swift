package import LunarCalendarWidget

extension DayTexts {
  /// Returns why a day is off or worked, with the document that decided; without a ruling "không" or "cuối tuần".
  ///
  /// People have worked on Saturdays in years of which too little is known to tell since when they do not.
  package func text(_ ruling: DayRuling?, on day: DayNumber, of year: DaysOffYear, in language: Language)
    -> String
  {
    guard let ruling else {
      return day.weekday == .sunday || day.weekday == .saturday && year.state != .uncollected ? weekend : no
    }
    let text = CalendarTexts(language).words(ruling).longest
    return ruling.decision.map { self.text(text, decidedBy: $0.number, on: $0.date) } ?? text
  }
}

extension DaysOff {
  /// Returns whether the laws of the country about a day, or a decision about it, were collected.
  func knows(_ ruling: DayRuling?, on date: CivilDate) -> Bool { ruling != nil || country.lawsFrom <= date }
}
