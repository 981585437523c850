import WidgetCore
package import WorkingDays

/// A civil day: the columns that do not depend on a calendar.
package struct CivilRow: Sendable {
  package let day: DayNumber
  package let date: CivilDate
  /// The Thursday of its week, whose year the week belongs to.
  private let thursday: CivilDate

  package init(_ day: DayNumber) {
    self.day = day
    date = CivilDate(day)
    thursday = CivilDate(day.advanced(by: 3 - day.weekday.rawValue))
  }

  private var week: Int {
    let newYear = (try? CivilDate(year: thursday.year, month: 1, day: 1)) ?? thursday
    return DayNumber(newYear).distance(to: DayNumber(thursday)) / 7 + 1
  }

  package static let columns: [Column<CivilRow>] = [
    Column("date", "the civil date", isKey: true, label: { $0.date }) { $0.date },
    Column("civilYear", "the year of the civil date") { $0.date.year },
    Column("civilQuarter", "its quarter, 1 to 4") { ($0.date.month + 2) / 3 },
    Column("civilMonth", "its month, 1 to 12") { $0.date.month },
    Column("civilDay", "its day of the month, 1 to 31") { $0.date.day },
    Column("weekday", "ISO 8601: 1 is Monday, 7 Sunday") { $0.day.weekday.rawValue + 1 },
    Column("week", "ISO 8601: 1 to 53") { $0.week },
    Column("weekYear", "the year the week belongs to") { $0.thursday.year },
  ]
}

/// A day in a calendar: the columns that depend on the calendar.
package struct CalendarRow: ColumnRecord {
  let almanac: AlmanacDay
  let month: LunarMonth
  /// The days from the last new year, and to the next; 0 on the day itself.
  let sinceNewYear: Int
  let toNewYear: Int
  let phase: MoonPhase?
  /// The solar term that begins on the day.
  let term: SolarTerm?
  /// The pentad in which the day is; `nil` in a calendar that has no names for them.
  let pentad: PentadEvent?
  let isCertain: Bool
  let festivals: [FestivalDay]
  /// The numbers of the dog days and of the nine nines in which the day is.
  let (dogDays, nineNines): (Int?, Int?)
  /// Whether a law names the day itself as a paid day off.
  let isPaidByLaw: Bool
  /// The ruling of law and decisions on the day.
  let ruled: RuledDay
  let language: Language

  private var lunar: LunarDate { almanac.lunarDate }
  /// The language for names in the cycle of sixty, as in other answers.
  private var cycleLanguage: Language { almanac.calendar.cycleLanguage(for: language) }

  /// Returns a value about festivals; `nil` if there is no country, neither of the calendar nor of the days off.
  private func ofCountry<Value>(_ value: Value) -> Value? {
    ruled.country == nil && almanac.calendar.country == nil ? nil : value
  }

  /// Returns a value that depends on laws about paid days; `nil` if the laws of the day were not collected.
  private func ofLaw<Value>(_ value: Value) -> Value? { ruled.hasLaws ? value : nil }

  /// The first day of each country's laws, for the help.
  private static let lawsFrom = FestivalCountry.all.map { "\($0.id) \($0.lawsFrom)" }.joined(separator: ", ")

  private var holidays: [FestivalDay] {
    festivals.filter { $0.festival.kind(in: ruled.country) == .publicHoliday }
  }

  package static let declaration = (
    name: "CalendarDay", help: "A civil day in one of the calendars of `dates`."
  )
  package static let columns: [Column<CalendarRow>] =
    ofCalendar + pentads + RuledDay.columns.map { Column($0, of: { $0.ruled }) } + ofYear

  private static let ofCalendar: [Column<CalendarRow>] = [
    Column("lunar", "the lunar date", label: { $0.lunarDate }, cell: { $0.lunar.description }) { $0.lunar },
    Column("isNewYear", "whether the lunar year begins") { $0.sinceNewYear == 0 },
    Column("daysToNewYear", "days to the next day on which a lunar year begins; 0 on the day itself") {
      $0.toNewYear
    },
    Column("daysSinceNewYear", "days since the lunar year began; 0 on the day itself") { $0.sinceNewYear },
    Column("monthDays", "the days of the lunar month, 29 or 30") { $0.month.dayCount },
    Column("certain", "whether nothing can move the lunar date") { $0.isCertain },
    Column(
      "yearCanChi", "the place of the year in the cycle of sixty, by --language", label: { $0.yearCycle }
    ) {
      $0.almanac.yearCycle.name(in: $0.cycleLanguage)
    },
    Column(
      "termYearCanChi",
      "that of the year from the day of the term at 315° (Lập xuân, 立春) on: for some days another",
      label: { $0.termYearCycle }
    ) { $0.almanac.yearCycle(from: .springBegins).name(in: $0.cycleLanguage) },
    Column(
      "monthCanChi", "the place of the month in that cycle, by the custom of the calendar",
      label: { $0.monthCycle }
    ) { $0.almanac.calendar.dayRules == nil ? nil : $0.almanac.monthCycle.name(in: $0.cycleLanguage) },
    Column("dayCanChi", "the place of the day in that cycle", label: { $0.dayCycle }) {
      $0.almanac.cycle.name(in: $0.cycleLanguage)
    },
    Column("termLongitude", "degrees of the solar term that begins, if one does") { $0.term?.longitude },
    Column("term", "the name of that term, by --language", label: { $0.solarTerm }) { row in
      row.term.map { $0.name(in: row.language) }
    },
    Column("dogDays", "which of the three fu the day is in (三伏, 복날), 1 to 3", label: { _ in "" }) {
      $0.dogDays
    },
    Column("nineNines", "which of the nine nines of winter (数九), 1 to 9", label: { _ in "" }) {
      $0.nineNines
    },
    .rokuyo { $0.almanac.calendar.rokuyo(of: $0.lunar) },
    Column("moonPhase", "the phase of the Moon on its day", words: MoonPhase.allCases.map { $0.word }) {
      $0.phase?.word
    },
    Column(
      "festivalIds",
      "ids of the festivals on the day itself, of the calendar's country, and of the public holidays of --country"
    ) {
      $0.ofCountry($0.festivals.map { $0.festival.id })
    },
    Column("festivalNames", "their names, by --language", label: { $0.festivals }) { row in
      row.ofCountry(NameList(row.festivals.map { $0.festival.name(in: row.language) }))
    },
    Column("holidayIds", "ids of the festivals that are public holidays") {
      $0.ofCountry($0.holidays.map { $0.festival.id })
    },
    Column("paidDays", "how many paid days these give by law; null before laws were collected (\(lawsFrom))")
    {
      $0.ofLaw($0.holidays.reduce(0) { $0 + $1.festival.paidDays.count })
    },
    Column(
      "paidByLaw",
      "whether a law names this day as paid, for a festival on it or near it (if decided yearly: on it); null likewise"
    ) { $0.ofLaw($0.isPaidByLaw) },
  ]

  // In WebAssembly their instants would enlarge the file.
  #if hasFeature(Embedded)
  private static let pentads: [Column<CalendarRow>] = []
  #else
  private static let pentads: [Column<CalendarRow>] = [
    Column("pentad", PentadEvent.numberHelp) { $0.pentad?.number },
    Column("pentadName", PentadEvent.nameHelp) { row in
      row.pentad.flatMap { row.almanac.calendar.name(of: $0, in: row.language) }
    },
    Column("pentadUtc", PentadEvent.instantHelp) { $0.pentad?.instant.description },
  ]
  #endif

  private static let ofYear: [Column<CalendarRow>] = [
    Column(
      "offState", "the basis of the days off of the year",
      words: DaysOffYear.State.allCases.map { $0.rawValue }
    ) { $0.ruled.year?.state.rawValue },
    Column(
      "offDecidedBy",
      "the day by which the year is usually decided, if it is not: after it, these days may be outdated"
    ) { $0.ruled.year?.usuallyDecidedBy },
  ]

  /// Returns the days of a range in a calendar.
  static func rows(
    _ range: ClosedRange<DayNumber>, _ calendar: LunarCalendar, _ language: Language, _ daysOff: DaysOff?,
    _ groups: Set<FestivalGroup> = FestivalGroup.usual
  ) throws(Refusal) -> [CalendarRow] {
    do throws(LunarDateError) {
      var festivals: [DayNumber: [FestivalDay]] = [:]
      let country = daysOff?.country
      for entry in try calendar.festivals(in: range, withHolidaysOf: country, where: { $0.isIn(groups) }) {
        festivals[entry.day, default: []].append(entry)
      }
      // The festival of such a day may be outside the range.
      let paid =
        try country?.calendar.publicHolidays(in: range, of: country).compactMap { $0.paidDays } ?? []
      var rulings = (try daysOff?.rulings(in: range) ?? [])[...]
      var civilYear: DaysOffYear?
      let dogDays = try FestivalPeriods(.dogDays, in: range, of: calendar, where: groups)
      let nineNines = try FestivalPeriods(.nineNines, in: range, of: calendar, where: groups)
      let uncertainties = calendar.uncertainties.map { $0.days }.filter { $0.overlaps(range) }
      var month = try calendar.month(containing: range.lowerBound)
      var year = try calendar.year(month.year)
      var nextYear = Self.firstDay(after: year)
      var rows: [CalendarRow] = []
      rows.reserveCapacity(range.count)
      for day in range {
        if day > month.lastDayNumber, let following = month.next {
          month = following
          if month.year != year.number {
            year = try calendar.year(month.year)
            nextYear = Self.firstDay(after: year)
          }
        }
        let since = year.firstDayNumber.distance(to: day)
        let almanac = try Self.almanac(day, calendar)
        // A term that was already in force the day before does not begin.
        let isNewTerm = rows.last?.almanac.term != almanac.term
        let number = CivilDate(day).year
        if civilYear?.year != number { civilYear = daysOff?.year(number) }
        let ruling = rulings.first?.day == day ? rulings.popFirst() : nil
        rows.append(
          CalendarRow(
            almanac: almanac, month: month, sinceNewYear: since,
            toNewYear: since == 0 ? 0 : day.distance(to: nextYear),
            phase: try Self.phase(day, calendar),
            term: isNewTerm && calendar.date(of: almanac.term) == CivilDate(day) ? almanac.term.term : nil,
            pentad: try Self.pentad(day, calendar), isCertain: !uncertainties.contains { $0.contains(day) },
            festivals: festivals[day] ?? [], dogDays: dogDays.number(on: day),
            nineNines: nineNines.number(on: day), isPaidByLaw: paid.contains { $0.contains(day) },
            ruled: RuledDay(day: day, ruling: ruling, year: civilYear, country: country), language: language))
      }
      return rows
    } catch { throw .lunar(error) }
  }

  /// The first day of the next lunar year, which begins the day after the last day of this one.
  private static func firstDay(after year: LunarYear) -> DayNumber {
    year.lastDayNumber.advanced(by: 1)
  }

  private static func almanac(_ day: DayNumber, _ calendar: LunarCalendar) throws(LunarDateError)
    -> AlmanacDay
  {
    // If the calendar has no rules for days, the values that depend on them are left out.
    do throws(AlmanacDay.Failure) {
      return try AlmanacDay(day, in: calendar, rules: calendar.dayRules ?? .chinese)
    } catch { throw .dayOutsideTables(day) }
  }

  private static func pentad(_ day: DayNumber, _ calendar: LunarCalendar) throws(LunarDateError)
    -> PentadEvent?
  {
    #if hasFeature(Embedded)
    return nil
    #else
    guard calendar.pentads != nil else { return nil }
    do throws(SkyError) { return try calendar.pentad(on: day) } catch { throw .dayOutsideTables(day) }
    #endif
  }

  private static func phase(_ day: DayNumber, _ calendar: LunarCalendar) throws(LunarDateError) -> MoonPhase?
  {
    do throws(SkyError) { return try calendar.moonPhase(on: day)?.phase } catch {
      throw .dayOutsideTables(day)
    }
  }
}

/// A civil day in one calendar.
package struct DayRow: ColumnRecord {
  let civil: CivilRow
  let lunar: CalendarRow

  package static let declaration = (name: "DayRow", help: "A row of `days`.")
  package static let columns: [Column<DayRow>] =
    CivilRow.columns.map { Column($0, of: { $0.civil }) }
    + [Column("calendar", "the id of the calendar") { $0.lunar.almanac.calendar.id }]
    + CalendarRow.columns.map { Column($0, of: { $0.lunar }) }
}

/// The days of each lunar month in a table of days.
package enum LunarDays: String, CaseIterable, Sendable {
  case every
  /// The days of the new moon and of the full moon, on which people burn incense or eat no meat.
  case firstAndFifteenth = "1-and-15"

  fileprivate func has(_ date: LunarDate) -> Bool { self == .every || [1, 15].contains(date.day) }
}

extension Table where Row == DayRow {
  /// The civil days in one calendar; calendar apps show the lunar date of each.
  ///
  /// - Parameters:
  ///   - groups: The groups that are not left out.
  ///   - days: The days of each lunar month that are included.
  ///   - hasCycle: Whether titles of events have the day in the cycle of sixty.
  package static func days(
    _ calendar: LunarCalendar, _ language: Language, _ daysOff: DaysOff?,
    groups: Set<FestivalGroup> = FestivalGroup.usual, _ days: LunarDays = .every,
    hasCycle: Bool = false
  ) -> Table {
    Table(
      DayRow.columns, title: { "\($0.lunarDate) (\(calendar))" },
      event: { $0.lunar.event(hasCycle: hasCycle) },
      warnings: { $1.earlierLaws(of: [daysOff], in: $0) },
      rows: { (range) throws(Refusal) in
        try CalendarRow.rows(range, calendar, language, daysOff, groups).filter {
          days.has($0.almanac.lunarDate)
        }
        .map { DayRow(civil: CivilRow($0.almanac.day), lunar: $0) }
      })
  }
}

extension CalendarRow {
  /// The event of the day: "Mùng 1 tháng Giêng", with a question mark if it is uncertain.
  ///
  /// It belongs to the lunar date, so it moves if a new moon turns out to be on another day.
  fileprivate func event(hasCycle: Bool) -> DayEvent {
    let calendar = almanac.calendar
    let formatter = LunarDateFormatter(language: language, calendar: calendar)
    let uncertainty = try? calendar.uncertainty(on: almanac.day)
    let cycle = almanac.cycle.name(in: cycleLanguage)
    return DayEvent(
      id: "lunar-\(calendar)-\(lunar)", date: CivilDate(almanac.day),
      summary: formatter.dayAndMonth(lunar).capitalizedFirst + (isCertain ? "" : "?")
        + (hasCycle ? " · \(cycle)" : ""),
      lines: [formatter.string(from: lunar).capitalizedFirst, cycle, uncertainty?.sentence(in: language)],
      isCertain: isCertain, revised: KnownData.ofTheSky)
  }
}

/// A civil day in several calendars.
package struct WideDayRow: ColumnRecord {
  let civil: CivilRow
  /// The calendars in the order of the request.
  let calendars: [CalendarRow]

  package static let declaration = (name: "DateRow", help: "A row of `dates`.")
  package static let columns: [Column<WideDayRow>] = CivilRow.columns.map { Column($0, of: { $0.civil }) }
}

extension Table where Row == WideDayRow {
  /// The civil days in several calendars, for joins: a row a day, and columns for each calendar.
  ///
  /// - Parameters:
  ///   - groups: The groups that are not left out.
  ///   - daysOff: Returns the days off that are marked in a calendar.
  package static func dates(
    _ calendars: [LunarCalendar], _ language: Language,
    groups: Set<FestivalGroup> = FestivalGroup.usual,
    _ daysOff: @escaping @Sendable (LunarCalendar) -> DaysOff?
  ) -> Table {
    Table(
      WideDayRow.columns,
      calendars: calendars.enumerated().map { index, calendar in
        (calendar, CalendarRow.columns.map { Column($0, of: { row in row.calendars[index] }) })
      },
      warnings: { range, texts in texts.earlierLaws(of: calendars.map(daysOff), in: range) },
      rows: { (range) throws(Refusal) in
        var readers: [[CalendarRow]] = []
        for calendar in calendars {
          readers.append(try CalendarRow.rows(range, calendar, language, daysOff(calendar), groups))
        }
        return (0..<range.count).compactMap { index in
          readers.first.map { first in
            WideDayRow(civil: CivilRow(first[index].almanac.day), calendars: readers.map { $0[index] })
          }
        }
      })
  }
}
