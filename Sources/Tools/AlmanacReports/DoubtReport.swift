/// Days of which it is disputed which month is the leap month.
package struct DisputedDays: Sendable {
  package let days: ClosedRange<DayNumber>
  /// The number of the leap month in the tables.
  package let leapMonth: Int

  /// All of them in a calendar.
  package static func all(of calendar: LunarCalendar) -> [DisputedDays] {
    calendar.disputedDays.compactMap { days in
      var month = try? calendar.month(containing: days.lowerBound)
      while let next = month, !next.isLeap, next.lastDayNumber < days.upperBound { month = next.next }
      return month.flatMap { $0.isLeap ? DisputedDays(days: days, leapMonth: $0.number) : nil }
    }
  }

  /// Returns the dispute about the month of a day; `nil` if there is none.
  package static func around(_ day: DayNumber, in calendar: LunarCalendar) -> DisputedDays? {
    all(of: calendar).first { $0.days.contains(day) }
  }

  /// Which days are disputed, and what the tables have.
  package var json: OrderedJSON {
    .object([
      ("firstDay", .text(CivilDate(days.lowerBound).description)),
      ("lastDay", .text(CivilDate(days.upperBound).description)), ("leapMonth", .integer(leapMonth)),
    ])
  }

  /// Returns the member of a report; none if there is no dispute, as for doubts.
  package static func members(_ dispute: DisputedDays?) -> [(key: String, value: OrderedJSON)] {
    dispute.map { [("disputed", $0.json)] } ?? []
  }
}

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

  /// The uncertain event as a word for programs: `new-moon`, `term-270`.
  package var word: String {
    switch event {
    case .newMoon: "new-moon"
    case .solarTerm(let event): "term-\(event.term.longitude)"
    }
  }
}
