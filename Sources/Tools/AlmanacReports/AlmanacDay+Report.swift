package import DayAlmanac

extension AlmanacDay {
  /// The language for names in the cycle of sixty.
  package func cycleLanguage(for language: Language) -> Language { calendar.cycleLanguage(for: language) }

  /// Returns the members of a report about nayin, spirit, officer, mansion and hours.
  package func members(in language: Language) -> [(key: String, value: OrderedJSON)] {
    let cycleLanguage = cycleLanguage(for: language)
    return [
      ("nayin", .text(nayin.name(in: language))),
      ("element", .text(nayin.element.name(in: language))),
      ("animal", .text(animal.name(in: language))),
      ("yearAnimal", .text(yearAnimal.name(in: language))),
      ("truc", .text(officer.name(in: language))),
      ("mansion", .text(mansion.name(in: language))),
      ("daySpirit", .text(spirit.name(in: language))),
      ("isAuspicious", .boolean(isAuspicious)),
      ("spiritGrade", .text(spirit.grade.word)),
      ("monthRule", .text(monthRule)),
      ("luckyHours", .array(hours.auspicious.map { .text($0.cycle.branchName(in: cycleLanguage)) })),
      ("hours", .array(hours.map { $0.json(in: language, cycleLanguage) })),
      ("opposite", .text(opposite.branchName(in: cycleLanguage))),
      ("joyDirection", .text(joyDirection.name(in: language))),
      ("isTermMarginal", .boolean(marginalTerm != nil)),
    ]
  }

  /// The kind of month that determines the spirit and the month's cycle; the officer always uses months of
  /// solar terms.
  private var monthRule: String { rules.spiritMonth == .lunarMonths ? "lunar" : "solar-terms" }
}

extension DoubleHour {
  fileprivate func json(in language: Language, _ cycleLanguage: Language) -> OrderedJSON {
    .object([
      ("branch", .text(cycle.branchName(in: cycleLanguage))),
      ("canChi", .text(cycle.name(in: cycleLanguage))),
      ("fromHour", .integer(startHour)), ("toHour", .integer(endHour)),
      ("spirit", .text(spirit.name(in: language))), ("isAuspicious", .boolean(isAuspicious)),
    ])
  }
}
