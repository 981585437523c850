package import LunarCalendarWidget

extension DayTexts {
  /// Returns why a day is off or worked, with the document that decided; without a ruling "không" or "cuối tuần".
  package func text(_ ruling: DayRuling?, on day: DayNumber, in language: Language) -> String {
    guard let ruling else { return day.weekday.rawValue > 4 ? weekend : no }
    let text = CalendarTexts(language).words(ruling).longest
    return ruling.decision.map { self.text(text, decidedBy: $0.number, on: $0.date) } ?? text
  }
}
