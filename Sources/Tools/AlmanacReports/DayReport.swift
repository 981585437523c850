package import WorkingDays

/// Everything the command reports about a day.
package struct DayReport {
  package let day: DayNumber
  package let lunar: LunarDate
  package let calendar: LunarCalendar
  package let language: Language
  package let term: SolarTermEvent
  package let festivals: [FestivalDay]
  /// The days off that are marked; `nil` for none.
  private let days: DaysOff?
  /// The almanac part; `nil` if the calendar has no custom of reading days.
  package let almanac: AlmanacDay?
  package let moon: MoonAppearance
  /// The reason why the lunar date is not certain; `nil` if it is.
  package let doubt: LunarDoubt?
  /// The uncertain facts of the day: its lunar date, a solar term or a phase of the Moon.
  package let uncertain: [UncertainRow]
  /// The dates that published tables have in place of the lunar date.
  package let differences: [PublishedDifference]
  /// The ruling of law and decisions on the day.
  package let ruled: RuledDay
  /// The present day, after which a decision may have been due; `nil` if it is not known.
  package let today: CivilDate?
  /// The zone for the local time of the solar term; `nil` for none.
  package let zone: ZoneClock?

  /// Creates the report.
  ///
  /// - Throws: ``LunarDateError`` for a day that is not in the tables.
  package init(
    _ day: DayNumber, calendar: LunarCalendar, language: Language, daysOff: DaysOff?,
    today: CivilDate? = nil, zone: ZoneClock? = nil
  ) throws(LunarDateError) {
    ruled = RuledDay(
      day: day, ruling: try daysOff?.ruling(on: day), year: daysOff?.year(CivilDate(day).year),
      country: daysOff?.country)
    (self.today, self.zone) = (today, zone)
    self.day = day
    self.calendar = calendar
    self.language = language
    lunar = try calendar.lunarDate(of: day)
    doubt = try calendar.doubt(on: day)
    uncertain = UncertainRow.rows(on: day...day, of: calendar)
    var differences: [PublishedDifference] = []
    for difference in calendar.publishedDifferences {
      if let ofDay = try difference.on(day, in: calendar) { differences.append(ofDay) }
    }
    self.differences = differences
    let near = try daysOff?.country.calendar.publicHolidays(on: day).filter { $0.day != day } ?? []
    festivals = try calendar.festivals(in: day...day, withHolidaysOf: daysOff?.country) + near
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
  /// The month in the cycle of sixty; `nil` if the calendar has no custom of reading days.
  package var monthCycle: String? { almanac?.monthCycle.name(in: calendar.cycleLanguage(for: language)) }
  package var date: CivilDate { CivilDate(day) }

  /// Returns the members of the report, with further members inserted at their position.
  ///
  /// - Parameter kept: Members about the user's anniversaries.
  package func members(
    kept: [(key: String, value: OrderedJSON)] = []
  ) -> [(key: String, value: OrderedJSON)] {
    var members: [(key: String, value: OrderedJSON)] = [
      ("date", .text(date.description)), ("calendar", .text(calendar.id)),
      ("lunar", lunar.columnJSON), ("certain", .boolean(uncertain.isEmpty)),
      ("language", .text(language.rawValue)), ("languageUsed", .text(language.tag)),
      ("weekday", .integer(date.weekday.rawValue + 1)),
      ("weekdayName", .text(date.weekday.shortName(in: language))),
      ("dayName", .text(lunar.dayName(in: language))), ("monthName", .text(lunar.monthName(in: language))),
      ("yearCanChi", .text(yearCycle)), ("monthCanChi", OrderedJSON(monthCycle)),
      ("dayCanChi", .text(cycle)),
      ("solarTerm", .text(term.term.name(in: language))),
      (
        "solarTermEvent",
        .object(
          TermRow.columns.members(TermRow(term, calendar: calendar, language: language, zone: zone)))
      ),
    ]
    members.append(
      (
        "moon",
        .object([
          ("appearance", .text(moon.word)), ("name", .text(moon.name(in: language))),
          ("certain", .boolean(!uncertain.contains { $0.isPhase })),
        ])
      ))
    members += almanac?.members(in: language) ?? [("dayAlmanac", .null)]
    let reports = festivals.map {
      OrderedJSON.object(FestivalRow.columns.members(FestivalRow(.festival($0), days, language)))
    }
    members.append(("festivals", hasFestivals ? .array(reports) : .null))
    members += RuledDay.columns.members(ruled) + [("daysOffYear", ruled.year?.json(today: today) ?? .null)]
    if !differences.isEmpty { members.append(("publishedDifferences", RecordList(differences).columnJSON)) }
    return members + kept + (doubt?.members ?? [])
  }

  /// The festivals, of two that are one to people that of the country whose days off are kept.
  package var namedFestivals: [FestivalDay] {
    festivals.filter { !$0.isRepeated(among: festivals, in: days?.country) }
  }

  /// Whether there are festivals: those of the calendar's country, or public holidays of another.
  package var hasFestivals: Bool { (days?.country ?? calendar.country) != nil }
}

extension DaysOffYear {
  /// Returns how much is known of the year.
  ///
  /// - Parameter today: The present day, after which a decision may have been due; `nil` if it is not known.
  package func json(today: CivilDate?) -> OrderedJSON {
    .object([
      ("year", .integer(year)), ("state", .text(state.rawValue)), ("stateKnownAsOf", knownAsOf.columnJSON),
      ("usuallyDecidedBy", usuallyDecidedBy.columnJSON),
      ("mayBeOutdated", today.map { mayBeOutdated(on: $0) }.columnJSON),
    ])
  }
}
