import DayAlmanac

/// The nayin, spirit, officer, mansion and hours of a day.
struct DayAlmanacReport {
  let almanac: AlmanacDay
  let language: Language

  private var cycleLanguage: Language { almanac.calendar.cycleLanguage(for: language) }

  private func hour(_ hour: DoubleHour, until last: DayNumber) -> HourReport {
    HourReport(hour: hour, last: last, language: language, cycleLanguage: cycleLanguage)
  }

  static let columns: [Column<DayAlmanacReport>] = [
    Column("nayin") { $0.almanac.nayin.name(in: $0.language) },
    Column("element") { $0.almanac.nayin.element.name(in: $0.language) },
    Column("animal") { $0.almanac.animal.name(in: $0.language) },
    Column("yearAnimal") { $0.almanac.yearAnimal.name(in: $0.language) },
    Column("truc") { $0.almanac.officer.name(in: $0.language) },
    Column("mansion") { $0.almanac.mansion.name(in: $0.language) },
    Column("daySpirit") { $0.almanac.spirit.name(in: $0.language) },
    Column("isAuspicious") { $0.almanac.isAuspicious },
    Column("spiritGrade", words: DaySpirit.Grade.allCases.map { $0.word }) {
      $0.almanac.spirit.grade.word
    },
    Column(
      "monthRule",
      "the kind of month that determines the spirit and the month's cycle; the officer always uses months of solar terms",
      words: ["lunar", "solar-terms"]
    ) { $0.almanac.rules.spiritMonth == .lunarMonths ? "lunar" : "solar-terms" },
    Column("luckyHours", "the branches of the six lucky hours; hours says when they are") { day in
      NameList(day.almanac.hours.auspicious.map { $0.cycle.branchName(in: day.cycleLanguage) })
    },
    Column(
      "hours",
      "the double hours of the civil day: the first, Tý (子), begins at 23:00 of the evening before, and the last ends at 23:00"
    ) { day in day.almanac.hours.map { day.hour($0, until: day.almanac.day) } },
    Column(
      "lateHour",
      "that from 23:00 on: the Tý of the next day, with the stem that this day gives it; dayCanChi holds until midnight"
    ) { $0.hour($0.almanac.hours.hour(at: 23), until: $0.almanac.day.advanced(by: 1)) },
    Column("opposite") {
      $0.almanac.opposite.branchName(in: $0.cycleLanguage)
    },
    Column("joyDirection") { $0.almanac.joyDirection.name(in: $0.language) },
    Column("isTermMarginal", "whether any of this depends on a solar term near midnight") {
      $0.almanac.marginalTerm != nil
    },
  ]
}

/// A double hour with the civil days on which it begins and ends.
struct HourReport: ColumnRecord {
  let hour: DoubleHour
  let last: DayNumber
  let language: Language
  let cycleLanguage: Language

  static let declaration = (
    name: "DoubleHour", help: "Two hours, from one hour of the clock on a civil date to another."
  )
  static let columns: [Column<HourReport>] = [
    Column("branch") { $0.hour.cycle.branchName(in: $0.cycleLanguage) },
    Column("canChi", "the pillar of the hour, not of the day") { $0.hour.cycle.name(in: $0.cycleLanguage) },
    Column("fromDate") {
      CivilDate($0.last.advanced(by: $0.hour.beginsOnEveningBefore ? -1 : 0))
    },
    Column("fromHour") { $0.hour.startHour },
    Column("toDate") { CivilDate($0.last) },
    Column("toHour") { $0.hour.endHour },
    Column("spirit") { $0.hour.spirit.name(in: $0.language) },
    Column("isAuspicious") { $0.hour.isAuspicious },
  ]
}
