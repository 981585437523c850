import DayAlmanac

extension LunarDoubt {
  /// What is not certain, as a word for programs: `new-moon`, `term-270`, `leap-month`.
  package var word: String {
    switch reason {
    case .newMoon: "new-moon"
    case .solarTerm(let event, _): "term-\(event.term.longitude)"
    case .leapMonth: "leap-month"
    }
  }

  /// Returns a sentence about what is not certain and what it depends on.
  package func sentence(in language: Language) -> String {
    DayTexts(language).sentence(self, distance: SecondsText.signed, in: language)
  }

  /// Returns the members of a report that say what a lunar date depends on: values of the table of doubts.
  package func members(in calendar: LunarCalendar) -> [(key: String, value: OrderedJSON)] {
    let all = UncertainRow.columns.members(UncertainRow(calendar: calendar, doubt: self))
    func some(_ keys: [String]) -> [(key: String, value: OrderedJSON)] {
      keys.compactMap { key in all.first { $0.key == key } }
    }
    return margin == nil
      ? [("disputed", .object(some(["firstDay", "lastDay", "leapMonth"])))]
      : some(["event", "eventDate", "alternative", "margin", "assumption", "firstDay", "lastDay"])
  }
}
