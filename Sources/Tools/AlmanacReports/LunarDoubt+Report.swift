import DayAlmanac

extension LunarDoubt {
  /// The uncertain event as a word for programs: `new-moon`, `term-270`, `leap-month`.
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

  /// The members of a report that say what a lunar date depends on.
  package var members: [(key: String, value: OrderedJSON)] {
    let bounds: [(key: String, value: OrderedJSON)] = [
      ("firstDay", .text(CivilDate(days.lowerBound).description)),
      ("lastDay", .text(CivilDate(days.upperBound).description)),
    ]
    switch reason {
    case .newMoon(_, let margin), .solarTerm(_, let margin):
      return [
        ("event", .text(word)), ("eventDate", .text(CivilDate(margin.day).description)),
        ("alternative", margin.alternative.map { CivilDate($0) }.columnJSON),
        ("margin", .integer(margin.secondsFromMidnight)), ("assumption", .text(margin.assumption.word)),
      ] + bounds
    case .leapMonth(let number):
      return [("disputed", .object(bounds + [("leapMonth", .integer(number))]))]
    }
  }
}
