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

/// The four pillars of a moment, with the year of calendars beside that of the terms.
package struct PillarsReport: ColumnRecord {
  private let pillars: FourPillars
  private let instant: Instant
  private let start: SexagenaryDayStart
  /// The date, the time and the offset of the moment by the clock of the zone.
  package let local: String
  private let lunarYear: Int
  private let cycleLanguage: Language

  /// - Throws: `SkyError.instantOutsideTables` for a moment that is not in the tables of terms or of the calendar.
  package init(
    at instant: Instant, in zone: ZoneClock, dayStart start: SexagenaryDayStart, calendar: LunarCalendar,
    language: Language
  ) throws(SkyError) {
    (self.instant, self.start, local) = (instant, start, LocalTime.text(instant, zone: zone))
    pillars = try FourPillars(at: instant, in: zone, dayStart: start)
    guard let day = try? instant.day(atOffset: zone.offset(at: instant)),
      let lunar = try? calendar.lunarDate(of: day)
    else { throw .instantOutsideTables(instant) }
    lunarYear = lunar.year
    cycleLanguage = calendar.cycleLanguage(for: language)
  }

  private func name(_ cycle: SexagenaryCycle) -> String { cycle.name(in: cycleLanguage) }

  /// The names of the lunar year, the year by terms, the month, the day and the hour.
  package var names: [String] {
    [
      SexagenaryCycle(lunarYear: lunarYear), pillars.year, pillars.month, pillars.day, pillars.hour,
    ].map(name)
  }

  package static let declaration = (name: "Pillars", help: "The four pillars of a moment: `almanac pillars`.")
  package static let columns: [Column<PillarsReport>] = [
    Column("utc", "the moment in UTC") { $0.instant.description },
    Column("local", "the same by the clock of the zone: 2026-06-01 00:00:00 +01:00") { $0.local },
    Column("dayStart", "when days begin", words: SexagenaryDayStart.allCases.map(\.rawValue)) {
      $0.start.rawValue
    },
    Column("yearCanChi", "the lunar year on the day of the clock, as calendars print it") { $0.names[0] },
    Column("termYearCanChi", "the year from the instant of the term at 315° (Lập xuân, 立春) on") {
      $0.names[1]
    },
    Column("termMonthCanChi", "the month from the instant of a minor term on") { $0.names[2] },
    Column("dayCanChi", "the day, which begins as dayStart says") { $0.names[3] },
    Column("hourCanChi", "the double hour; from 23:00 on the first of the next day") { $0.names[4] },
  ]
}
