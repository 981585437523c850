package import WorkingDays

/// Everything the command reports about a day.
package struct DayReport: ColumnRecord {
  package let day: DayNumber
  package let lunar: LunarDate
  package let calendar: LunarCalendar
  package let language: Language
  package let term: SolarTermEvent
  package let festivals: [FestivalDay]
  /// The numbers of the dog days and of the nine nines in which the day is.
  private let (dogDays, nineNines): (Int?, Int?)
  /// The days off that are marked; `nil` for none.
  private let days: DaysOff?
  /// The almanac part; `nil` if the calendar has no custom of reading days.
  package let almanac: AlmanacDay?
  package let moon: MoonAppearance
  /// The reason why the lunar date is uncertain; `nil` if it is certain.
  package let uncertainty: LunarUncertainty?
  /// The uncertain facts of the day: its lunar date, a solar term or a phase of the Moon.
  package let uncertain: [UncertainRow]
  /// The dates that published tables have instead of the lunar date.
  package let differences: [PublishedDifference]
  /// The ruling of law and decisions on the day.
  package let ruled: RuledDay
  /// The present day, after which a decision may have been due; `nil` if unknown.
  package let today: CivilDate?
  /// The zone for the local time of the solar term; `nil` for none.
  package let zone: ZoneClock?
  #if !hasFeature(Embedded)
  /// The user's own days on the day; `nil` without a document of them.
  package var anniversaries: [AnniversaryRow]?
  #endif

  /// Creates the report.
  ///
  /// - Throws: ``LunarDateError`` for a day that is not in the tables.
  package init(
    _ day: DayNumber, calendar: LunarCalendar, language: Language, daysOff: DaysOff?,
    groups: Set<FestivalGroup> = FestivalGroup.usual, today: CivilDate? = nil, zone: ZoneClock? = nil
  ) throws(LunarDateError) {
    ruled = RuledDay(
      day: day, ruling: try daysOff?.ruling(on: day), year: daysOff?.year(CivilDate(day).year),
      country: daysOff?.country, mayChange: try daysOff?.mayChange(day) ?? false)
    (self.today, self.zone) = (today, zone)
    self.day = day
    self.calendar = calendar
    self.language = language
    lunar = try calendar.lunarDate(of: day)
    uncertainty = try calendar.uncertainty(on: day)
    uncertain = UncertainRow.rows(on: day...day, of: calendar)
    differences = try calendar.differences(on: day)
    festivals = try calendar.festivals(on: day, withHolidaysOf: daysOff?.country, in: groups)
    dogDays = try FestivalPeriods(.dogDays, in: day...day, of: calendar, where: groups).number(on: day)
    nineNines = try FestivalPeriods(.nineNines, in: day...day, of: calendar, where: groups).number(on: day)
    days = daysOff
    do throws(SkyError) {
      term = try calendar.solarTerm(inForceOn: day)
      moon = try calendar.moonAppearance(on: day)
    } catch { throw .dayOutsideTables(day) }
    guard calendar.dayRules != nil else {
      almanac = nil
      return
    }
    do throws(AlmanacDay.Failure) {
      almanac = try AlmanacDay(day, in: calendar)
    } catch { throw .dayOutsideTables(day) }
  }

  /// The day in the cycle of sixty.
  package var cycle: String { SexagenaryCycle(day).name(in: calendar.cycleLanguage(for: language)) }
  /// The lunar year in the cycle of sixty.
  package var yearCycle: String {
    SexagenaryCycle(lunarYear: lunar.year).name(in: calendar.cycleLanguage(for: language))
  }
  /// The year that begins with the term at 315°.
  package var termYearCycle: String {
    SexagenaryCycle(lunarYear: term.sexagenaryYear).name(in: calendar.cycleLanguage(for: language))
  }
  /// The month in the cycle of sixty; `nil` if the calendar has no custom of reading days.
  package var monthCycle: String? { almanac?.monthCycle.name(in: calendar.cycleLanguage(for: language)) }
  package var date: CivilDate { CivilDate(day) }

  /// The new moon on the first day of the lunar month; `nil` where a table of the past begins the month on another day.
  package var newMoon: PhaseRow? {
    guard let first = try? calendar.month(of: lunar).firstDay,
      let event = try? calendar.moonPhase(on: DayNumber(first)),
      event.phase == .newMoon
    else { return nil }
    return PhaseRow(event, calendar: calendar, language: language, zone: zone)
  }

  package static let declaration = (name: "Day", help: "A day: `almanac date` and `almanac lunar`.")
  package static let columns: [Column<DayReport>] = ofDay + almanacColumns + ofCountry + own + ofUncertainty

  private static let ofDay: [Column<DayReport>] = [
    Column("date") { $0.date },
    Column("calendar") { $0.calendar.id },
    Column("lunar") { $0.lunar },
    Column(
      "certain",
      "whether nothing can move the lunar date, nor a solar term or a phase of the Moon to or from the day"
    ) { $0.uncertain.isEmpty },
    Column("language", "the language that was asked for", words: Language.allCases.map { $0.rawValue }) {
      $0.language.rawValue
    },
    Column("languageUsed", "the language of the texts", words: Language.allCases.map { $0.tag }) {
      $0.language.tag
    },
    Column("weekday", "ISO 8601: 1 is Monday, 7 Sunday") { $0.date.weekday.rawValue + 1 },
    Column("weekdayName") { $0.date.weekday.shortName(in: $0.language) },
    Column("dayName") { $0.lunar.dayName(in: $0.language) },
    Column("monthName") { $0.lunar.monthName(in: $0.language) },
    Column("yearCanChi", "the place of the lunar year in the cycle of sixty") { $0.yearCycle },
    Column(
      "termYearCanChi",
      "that of the year from the day of the term at 315° (Lập xuân, 立春) on: for some days another"
    ) { $0.termYearCycle },
    Column("monthCanChi", "that of the month; null where the calendar has no custom of reading days") {
      $0.monthCycle
    },
    Column("dayCanChi") { $0.cycle },
    Column(
      "newMoon",
      "the new moon on the first day of the lunar month; null where a table of the past begins it on another day"
    ) { $0.newMoon },
    Column("solarTerm", "the name of the solar term in force") { $0.term.term.name(in: $0.language) },
    Column("solarTermEvent") {
      TermRow($0.term, calendar: $0.calendar, language: $0.language, zone: $0.zone)
    },
    Column("moon") {
      MoonReport(
        appearance: $0.moon, language: $0.language, isCertain: !$0.uncertain.contains { $0.isPhase })
    },
  ]

  private static let almanacColumns: [Column<DayReport>] =
    [
      Column(
        Column("dayAlmanac", "null where the calendar has no custom of reading days") { (_: Nothing) in
          Nothing()
        },
        ofOptional: { $0.almanac == nil ? Nothing() : nil })
    ]
    + DayAlmanacReport.columns.map { column in
      Column(
        column,
        ofOptional: { day in day.almanac.map { DayAlmanacReport(almanac: $0, language: day.language) } })
    }

  private static let ofCountry: [Column<DayReport>] =
    [
      Column(
        "festivals",
        "those on the day, then those near it that make it a paid day, with another date; null in a calendar of no country"
      ) { report in
        report.hasFestivals
          ? report.festivals.map { FestivalRow(.festival($0), report.days, report.language) } : nil
      }
    ] + [
      Column("dogDays", "which of the three fu the day is in (三伏, 복날), 1 to 3") { $0.dogDays },
      Column("nineNines", "which of the nine nines of winter (数九), 1 to 9") { $0.nineNines },
      Column.rokuyo { (day: DayReport) in day.calendar.rokuyo(of: day.lunar) },
    ] + RuledDay.columns.map { Column($0, of: { $0.ruled }) } + [
      Column(
        "mayChange",
        "whether a decision may still change whether the day is off; null if it is marked for no country"
      ) { report in report.ruled.year.map { _ in report.ruled.mayChange } },
      Column(
        "daysOffYear", "how much is known of the days off of the year; null if they are of no country"
      ) { report in report.ruled.year.map { KnownYear(year: $0, today: report.today) } },
      Column(PublishedDifference.column, ofOptional: { $0.differences.isEmpty ? nil : $0.differences }),
    ]

  // In WebAssembly a day has no anniversaries, and their texts would enlarge its file in vain.
  #if hasFeature(Embedded)
  private static let own: [Column<DayReport>] = []
  #else
  private static let own: [Column<DayReport>] = [
    Column(AnniversaryRow.listColumn, ofOptional: { $0.anniversaries }),
    Column(
      Column("pentad", PentadEvent.numberHelp) { (number: Int) in number },
      ofOptional: { $0.pentad?.number }),
    Column(
      Column("pentadName", PentadEvent.nameHelp) { (name: String) in name }, ofOptional: { $0.pentadName }),
    Column(
      Column("pentadUtc", PentadEvent.instantHelp) { (instant: String) in instant },
      ofOptional: { $0.pentad?.instant.description }),
  ]

  /// The pentad in which the day is; `nil` in a calendar that has no names for them.
  package var pentad: PentadEvent? { calendar.pentads == nil ? nil : try? calendar.pentad(on: day) }
  package var pentadName: String? { pentad.flatMap { calendar.name(of: $0, in: language) } }
  #endif

  private static let ofUncertainty: [Column<DayReport>] =
    UncertainEvent.columns.map { Column($0, ofOptional: { $0.uncertainty?.event }) } + [
      Column(Dispute.column, ofOptional: { $0.uncertainty?.dispute })
    ]

  /// The festivals; of a holiday that two countries share, only that of the country whose days off are marked.
  package var namedFestivals: [FestivalDay] {
    festivals.filter { !$0.isRepeated(among: festivals, in: days?.country) }
  }

  /// Whether there are festivals: those of the calendar's country, or public holidays of another.
  package var hasFestivals: Bool { (days?.country ?? calendar.country) != nil }
}

extension LunarCalendar {
  /// Returns the festivals on a day, then those near it that make it a paid day in a country.
  package func festivals(
    on day: DayNumber, withHolidaysOf country: FestivalCountry?, in groups: Set<FestivalGroup>
  ) throws(LunarDateError) -> [FestivalDay] {
    let near =
      try country?.calendar.publicHolidays(on: day, of: country).filter { $0.day != day } ?? []
    return try festivals(in: day...day, withHolidaysOf: country, where: { $0.isIn(groups) }) + near
  }
}

extension PentadEvent {
  /// The meaning of the columns of its number and its name.
  static var numberHelp: String {
    "which of the 72 pentads (候, 5° of the Sun) the day is in, 1 from 315° on; only of calendars with names for them"
  }
  static var nameHelp: String { "its name in the list of the calendar" }
  static var instantHelp: String { "the instant in UTC at which it begins, before 1972 in UT1" }
}

extension Column {
  /// Returns the column with the one of Japan's six days.
  static func rokuyo(_ value: @escaping @Sendable (Row) -> Rokuyo?) -> Column {
    Column(
      "rokuyo",
      "which of the six days of Japan's almanacs (六曜) it is, by the lunar date; null in other calendars",
      words: Rokuyo.allCases.map { $0.rawValue }
    ) { value($0)?.rawValue }
  }
}

/// The next day of a festival, of a lunar day or of an anniversary.
package struct NextReport: ColumnRecord {
  private let day: DayNumber
  private let name: String?
  private let lunar: LunarDate
  private let calendar: LunarCalendar
  /// The days from today.
  package let daysToGo: Int
  /// The uncertain facts of the day.
  package let uncertain: [UncertainRow]
  /// The dates that published tables have instead of the lunar date.
  package let differences: [PublishedDifference]
  package var date: CivilDate { CivilDate(day) }

  package init(
    _ day: DayNumber, name: String?, lunar: LunarDate, in calendar: LunarCalendar, from today: DayNumber
  ) {
    (self.day, self.name, self.lunar, self.calendar) = (day, name, lunar, calendar)
    (daysToGo, uncertain) = (today.distance(to: day), UncertainRow.rows(on: day...day, of: calendar))
    differences = (try? calendar.differences(on: day)) ?? []
  }

  package static let declaration = (
    name: "Next",
    help: "The next day of a festival or of a lunar day: `almanac next`; an array if several have the name."
  )
  package static let columns: [Column<NextReport>] = [
    Column("date") { $0.date },
    Column(
      "name", "of the festival, solar term, phase or lunar day; null for the anniversary of a date"
    ) { $0.name },
    Column("calendar") { $0.calendar.id },
    Column("lunar") { $0.lunar },
    Column("certain", "as that of the day") { $0.uncertain.isEmpty },
    Column("daysToGo", "days from today; 0 if it is today") { $0.daysToGo },
    Column(Dispute.column, ofOptional: { (try? $0.calendar.uncertainty(on: $0.day))?.dispute }),
    Column(PublishedDifference.column, ofOptional: { $0.differences.isEmpty ? nil : $0.differences }),
  ]
}

/// The Moon on a day.
package struct MoonReport: ColumnRecord {
  let appearance: MoonAppearance
  let language: Language
  let isCertain: Bool

  package static let declaration = (name: "Moon", help: "The Moon on a day.")
  package static let columns: [Column<MoonReport>] = [
    Column("appearance", words: MoonAppearance.allCases.map { $0.word }) {
      $0.appearance.word
    },
    Column("name") { $0.appearance.name(in: $0.language) },
    Column("certain", "whether nothing can move a phase of the Moon to or from the day") { $0.isCertain },
  ]
}

/// The state of knowledge of the days off of a year.
package struct KnownYear: ColumnRecord {
  let year: DaysOffYear
  /// The present day, after which a decision may have been due; `nil` if unknown.
  let today: CivilDate?

  package static let declaration = (
    name: "DaysOffYear", help: "How much is known of the days off of a year."
  )
  package static let columns: [Column<KnownYear>] = [
    Column("year") { $0.year.year },
    Column("state", "the basis of the days off", words: DaysOffYear.State.allCases.map { $0.rawValue }) {
      $0.year.state.rawValue
    },
    Column("stateKnownAsOf", "the day of the newest source for this state") { $0.year.knownAsOf },
    Column("usuallyDecidedBy", "the day by which the year is usually decided; null if it is decided or past")
    { $0.year.usuallyDecidedBy },
    Column(
      "mayBeOutdated", "whether it has probably been decided since; null where the present day is not known"
    ) { known in known.today.map { known.year.mayBeOutdated(on: $0) } },
  ]
}
