import LunarCalendarWidgetCore
package import WidgetCore
package import WorkingDays

extension DayRuling {
  /// Returns why the day is off or worked, in the words of the widget.
  ///
  /// Where it has none in the language, a word for it is before the name of the festival: "振替休日：憲法記念日".
  package func words(in language: Language) -> TextForms {
    let words = CalendarTexts(language).words(self)
    guard CalendarDefinition.language(for: language) != language else { return words }
    let texts = DayTexts(language)
    let word =
      switch reason {
      case .forecast: texts.usuallyOff
      case .substitute, .decided(.inPlace, _): texts.substitute
      default: isOff ? texts.dayOff : texts.work
      }
    guard let festival else { return TextForms(word) }
    let name = festival.name(in: language)
    return TextForms(reason == .law ? name : "\(word)：\(name)", shorter: [word])
  }
}

extension DayRuling {
  /// Returns the law by which the day is off, with its article; `nil` if it is not off, or a decision names it.
  package func law(in language: Language = .english) -> String? {
    guard isOff, decision == nil else { return nil }
    return festival?.law(on: day, isSubstitute: reason == .substitute, in: language)
  }
}

extension DayTexts {
  /// Returns a note for each country whose laws of a part of a range were not collected: its days would look like days that nobody had
  /// off.
  package func earlierLaws(of daysOff: [DaysOff?], in range: ClosedRange<DayNumber>) -> [String] {
    var notes: [String] = []
    for country in daysOff.compactMap({ $0?.country }) where CivilDate(range.lowerBound) < country.lawsFrom {
      let note = lawsSince(country)
      if !notes.contains(note) { notes.append(note) }
    }
    return notes
  }

  /// Returns the reason why a day is off or worked, with the document of the decision, or "theo luật".
  package func text(_ ruling: DayRuling, in language: Language) -> String {
    let text = ruling.words(in: language).longest
    return switch ruling.reason {
    case .law, .substitute: byLaw(ruling: text)
    case .forecast: text
    case .decided(_, let decision): self.text(text, decidedBy: decision.number, on: decision.date)
    }
  }

  /// Returns a text for every day, also without a ruling: "ngày làm việc", "cuối tuần", or "chưa rõ" where the day is open.
  package func text(_ ruled: RuledDay, in language: Language) -> String {
    if let ruling = ruled.ruling { return text(ruling, in: language) }
    return ruled.isOpen ? notKnown : ruled.day.weekday.isWeekend ? weekend : workingDay
  }
}

/// The ruling of law and decisions on a day in the country whose days off are marked, as reports and tables have it.
package struct RuledDay: Sendable {
  package let day: DayNumber
  /// The ruling; `nil` if it is a common working day or weekend.
  package let ruling: DayRuling?
  /// The state of knowledge of the days off of its year; `nil` if they are of no country.
  package let year: DaysOffYear?
  /// The country; `nil` for none.
  package let country: FestivalCountry?
  /// Whether a decision may still change the day, as `DaysOff.mayChange(_:)` has it.
  ///
  /// Tables of many days, which have no column for it, leave it out.
  package let mayChange: Bool

  package init(
    day: DayNumber, ruling: DayRuling?, year: DaysOffYear?, country: FestivalCountry?, mayChange: Bool = false
  ) {
    (self.day, self.ruling, self.year, self.country) = (day, ruling, year, country)
    self.mayChange = mayChange
  }

  /// Whether a decision may still change the day, or was not found and may have named it.
  package var isOpen: Bool {
    mayChange || year.map { $0.state == .uncollected && $0.isWorkingDay(day, ruling) == nil } ?? false
  }

  /// Whether the laws of the country were collected for the day.
  var hasLaws: Bool { country.map { $0.lawsFrom <= CivilDate(day) } ?? false }
  /// Whether these laws, or a decision about the day, were collected.
  package var isKnown: Bool { ruling != nil || hasLaws }

  /// Whether people have the day off by law or decision; `nil` if neither was collected.
  package var off: Bool? { ifKnown(ruling?.isOff ?? false) }

  /// Returns a value about days off; `nil` if neither laws nor a decision about the day were collected.
  private func ifKnown(_ value: Bool) -> Bool? { isKnown ? value : nil }

  package static let columns: [Column<RuledDay>] = [
    Column(
      "off",
      "whether people have the day off by law or decision (not a mere weekend); null where neither laws nor a decision of the day were collected"
    ) { $0.off },
    Column("worked", "whether a decision makes people work on a weekend or holiday; null as off is") {
      $0.ifKnown($0.ruling?.isWorked ?? false)
    },
    Column(
      "working",
      "whether it is a working day, weekends included; null where the year is not decided and neither law nor decision settles the day"
    ) { ruled in ruled.year.flatMap { $0.isWorkingDay(ruled.day, ruled.ruling) } },
    Column("usuallyOff", "whether it is usually given off, which nothing has decided; null as off is") {
      $0.ifKnown($0.ruling?.reason == .forecast)
    },
    Column("offReason", "why the day is off, usually off or worked", words: DayRuling.words) {
      $0.ruling?.word
    },
    Column("offFestivalId", "the id of the festival for which it is") { $0.ruling?.festival?.id },
    Column("offDecision", "the number of the decision behind it, if a law does not give it") {
      $0.ruling?.decision?.number
    },
    Column(
      "offLaw", "the law in force by which the day is off, with its article; null if a decision names it"
    ) {
      $0.ruling?.law()
    },
  ]
}
