import DayAlmanac

extension LunarUncertainty {
  /// The uncertain event as a word for programs: `new-moon`, `term-270`, `leap-month`.
  package var word: String {
    switch reason {
    case .newMoon: "new-moon"
    case .solarTerm(let event, _): "term-\(event.term.longitude)"
    case .leapMonth: "leap-month"
    }
  }

  /// Returns a sentence about the uncertain event and its cause.
  package func sentence(in language: Language) -> String {
    DayTexts(language).sentence(self, distance: SecondsText.signed, in: language)
  }

  /// The event near midnight that makes the date uncertain; `nil` if the leap month is disputed.
  var event: UncertainEvent? { margin.map { UncertainEvent(word: word, margin: $0, days: days) } }

  /// The dispute about a leap month; `nil` for an uncertain event.
  package var dispute: Dispute? {
    if case .leapMonth(let number) = reason { Dispute(days: days, leapMonth: number) } else { nil }
  }
}

/// An event near midnight that decides a lunar date, and the days whose date would change.
struct UncertainEvent {
  let word: String
  let margin: DayMargin
  let days: ClosedRange<DayNumber>

  static let columns: [Column<UncertainEvent>] = [
    Column("event", "the event near midnight that decides the lunar date: new-moon, term-270") { $0.word },
    Column("eventDate", "its date in the tables") { CivilDate($0.margin.day) },
    Column("alternative", "the date that it has otherwise") { $0.margin.alternative.map { CivilDate($0) } },
    Column("margin", "seconds from the nearest midnight of the calendar's clock; negative before it") {
      $0.margin.secondsFromMidnight
    },
    Column("assumption", "the assumption behind its date", words: DayMargin.Assumption.words) {
      $0.margin.assumption.word
    },
    Column("firstDay", "the first of the days that would have another lunar date") {
      CivilDate($0.days.lowerBound)
    },
    Column("lastDay") { CivilDate($0.days.upperBound) },
  ]
}

/// Days whose lunar month is disputed, because sources have different leap months.
package struct Dispute: ColumnRecord {
  let days: ClosedRange<DayNumber>
  let leapMonth: Int

  package static let declaration = (
    name: "Dispute", help: "Days whose lunar month is disputed, because sources have different leap months."
  )
  package static let columns: [Column<Dispute>] = [
    Column("firstDay") { CivilDate($0.days.lowerBound) },
    Column("lastDay") { CivilDate($0.days.upperBound) },
    Column(
      "leapMonth",
      "the number of the leap month in the tables, which the association of Japanese calendar makers recommends"
    ) { $0.leapMonth },
  ]

  /// The column of reports in which a lunar date is disputed.
  package static let column = Column<Dispute>(
    "disputed", "only if it is disputed which month is the leap month"
  ) { $0 }
}
