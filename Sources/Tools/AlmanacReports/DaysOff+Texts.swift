package import LunarCalendarWidget

extension DayTexts {
  /// Returns why a day is off or worked, with the document that decided; without a ruling "không" or "cuối tuần".
  package func text(_ ruling: DayRuling?, on day: DayNumber, in language: Language) -> String {
    guard let ruling else { return day.weekday.isWeekend ? weekend : no }
    let text = CalendarTexts(language).words(ruling).longest
    return ruling.decision.map { self.text(text, decidedBy: $0.number, on: $0.date) } ?? text
  }
}

extension LunarCalendar {
  /// Returns whether the laws of the country about a day, or a decision about it, were collected.
  func knowsDaysOff(_ ruling: DayRuling?, on date: CivilDate) -> Bool {
    ruling != nil || country.map { $0.lawsFrom <= date } ?? false
  }
}
