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
      ("hours", .array(hours.map { json($0, until: day, in: language) })),
      ("lateHour", json(hours.hour(at: 23), until: day.advanced(by: 1), in: language)),
      ("opposite", .text(opposite.branchName(in: cycleLanguage))),
      ("joyDirection", .text(joyDirection.name(in: language))),
      ("isTermMarginal", .boolean(marginalTerm != nil)),
    ]
  }

  /// The kind of month that determines the spirit and the month's cycle; the officer always uses months of
  /// solar terms.
  private var monthRule: String { rules.spiritMonth == .lunarMonths ? "lunar" : "solar-terms" }

  /// Returns a double hour with the civil days on which it begins and ends.
  private func json(_ hour: DoubleHour, until last: DayNumber, in language: Language) -> OrderedJSON {
    let cycleLanguage = cycleLanguage(for: language)
    return .object([
      ("branch", .text(hour.cycle.branchName(in: cycleLanguage))),
      ("canChi", .text(hour.cycle.name(in: cycleLanguage))),
      ("fromDate", CivilDate(last.advanced(by: hour.beginsOnEveningBefore ? -1 : 0)).columnJSON),
      ("fromHour", .integer(hour.startHour)),
      ("toDate", CivilDate(last).columnJSON), ("toHour", .integer(hour.endHour)),
      ("spirit", .text(hour.spirit.name(in: language))), ("isAuspicious", .boolean(hour.isAuspicious)),
    ])
  }
}
