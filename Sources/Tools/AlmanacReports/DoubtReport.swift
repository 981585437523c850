extension LunarDoubt {
  /// The members that say what a lunar date depends on.
  package var members: [(key: String, value: OrderedJSON)] {
    [
      ("event", .text(word)), ("eventDate", .text(CivilDate(margin.day).description)),
      ("alternative", OrderedJSON(margin.alternative.map { CivilDate($0).description })),
      ("margin", .integer(margin.secondsFromMidnight)), ("assumption", .text(margin.assumption.word)),
      ("firstDay", .text(CivilDate(days.lowerBound).description)),
      ("lastDay", .text(CivilDate(days.upperBound).description)),
    ]
  }

  private var word: String {
    switch event {
    case .newMoon: "new-moon"
    case .solarTerm(let event): "term-\(event.term.longitude)"
    }
  }
}
