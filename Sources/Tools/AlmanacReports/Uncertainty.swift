import DayAlmanac

/// The reason why lunar dates are not certain.
package enum Uncertainty: Sendable {
  /// The dates depend on an event near midnight.
  case doubt(LunarDoubt)
  /// It is disputed which month is the leap month; the number is that of the tables.
  case leapMonth(Int, days: ClosedRange<DayNumber>)

  /// All of a calendar, in order of time.
  package static func all(of calendar: LunarCalendar) -> [Uncertainty] {
    let disputes = calendar.disputedDays.compactMap { days -> Uncertainty? in
      var month = try? calendar.month(containing: days.lowerBound)
      while let next = month, !next.isLeap, next.lastDayNumber < days.upperBound { month = next.next }
      return month.flatMap { $0.isLeap ? .leapMonth($0.number, days: days) : nil }
    }
    return (disputes + calendar.doubts.map(Uncertainty.doubt)).inOrder { Int64($0.days.lowerBound.rataDie) }
  }

  /// Returns the reason why the lunar date of a day is not certain; `nil` if it is.
  package static func of(_ day: DayNumber, in calendar: LunarCalendar) -> Uncertainty? {
    all(of: calendar).first { $0.days.contains(day) }
  }

  /// The days that would have another lunar date.
  package var days: ClosedRange<DayNumber> {
    switch self {
    case .doubt(let doubt): doubt.days
    case .leapMonth(_, let days): days
    }
  }

  /// Returns a sentence about what is uncertain and what it depends on.
  package func sentence(in language: Language) -> String {
    let texts = DayTexts(language)
    switch self {
    case .doubt(let doubt):
      let distance = SecondsText.signed(doubt.margin.secondsFromMidnight)
      return texts.sentence(doubt, distance: distance, in: language)
    case .leapMonth(let number, let days): return texts.disputed(days, leapMonth: number)
    }
  }

  /// The members of a report that say what a lunar date depends on.
  package var members: [(key: String, value: OrderedJSON)] {
    let bounds: [(key: String, value: OrderedJSON)] = [
      ("firstDay", .text(CivilDate(days.lowerBound).description)),
      ("lastDay", .text(CivilDate(days.upperBound).description)),
    ]
    switch self {
    case .doubt(let doubt):
      let margin = doubt.margin
      return [
        ("event", .text(doubt.word)), ("eventDate", .text(CivilDate(margin.day).description)),
        ("alternative", margin.alternative.map { CivilDate($0) }.columnJSON),
        ("margin", .integer(margin.secondsFromMidnight)), ("assumption", .text(margin.assumption.word)),
      ] + bounds
    case .leapMonth(let number, _):
      return [("disputed", .object(bounds + [("leapMonth", .integer(number))]))]
    }
  }
}

extension LunarDoubt {
  /// The uncertain event as a word for programs: `new-moon`, `term-270`.
  package var word: String {
    switch event {
    case .newMoon: "new-moon"
    case .solarTerm(let event): "term-\(event.term.longitude)"
    }
  }
}
