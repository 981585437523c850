package import DayAlmanac

/// The almanac part of a day: nayin, spirit, officer, mansion and hours.
package struct AlmanacReport {
  package let day: AlmanacDay
  package let language: Language
  /// The language for names in the cycle of sixty.
  package let cycleLanguage: Language

  package init(_ day: AlmanacDay, language: Language, cycleLanguage: Language) {
    self.day = day
    self.language = language
    self.cycleLanguage = cycleLanguage
  }

  /// The month in the cycle of sixty.
  package var monthCycle: String { day.monthCycle.name(in: cycleLanguage) }

  package var members: [(key: String, value: OrderedJSON)] {
    [
      ("nayin", .text(day.nayin.name(in: language))),
      ("element", .text(day.nayin.element.name(in: language))),
      ("animal", .text(day.animal.name(in: language))),
      ("yearAnimal", .text(day.yearAnimal.name(in: language))),
      ("truc", .text(day.officer.name(in: language))),
      ("mansion", .text(day.mansion.name(in: language))),
      ("daySpirit", .text(day.spirit.name(in: language))),
      ("isAuspicious", .boolean(day.isAuspicious)),
      ("spiritGrade", .text(day.spirit.grade.word)),
      ("monthRule", .text(monthRule)),
      ("luckyHours", .array(day.hours.auspicious.map { .text($0.cycle.branchName(in: cycleLanguage)) })),
      ("hours", .array(day.hours.map(hour))),
      ("opposite", .text(day.opposite.branchName(in: cycleLanguage))),
      ("joyDirection", .text(day.joyDirection.name(in: language))),
      ("isTermMarginal", .boolean(day.marginalTerm != nil)),
    ]
  }

  /// The kind of month that determines the spirit and the month's cycle; the officer always uses months of
  /// solar terms.
  private var monthRule: String { day.rules.spiritMonth == .lunarMonths ? "lunar" : "solar-terms" }

  private func hour(_ hour: DoubleHour) -> OrderedJSON {
    .object([
      ("branch", .text(hour.cycle.branchName(in: cycleLanguage))),
      ("canChi", .text(hour.cycle.name(in: cycleLanguage))),
      ("fromHour", .integer(hour.startHour)), ("toHour", .integer(hour.endHour)),
      ("spirit", .text(hour.spirit.name(in: language))), ("isAuspicious", .boolean(hour.isAuspicious)),
    ])
  }
}
