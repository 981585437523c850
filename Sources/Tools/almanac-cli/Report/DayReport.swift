import DayAlmanac

/// All there is to say of a day.
struct DayReport {
  var day: DayNumber
  var lunar: LunarDate
  var calendar: LunarCalendar
  var language: Language
  var almanac: AlmanacDay
  private var report: AlmanacReport
  var moon: MoonAppearance
  var doubt: LunarDoubt?

  init(_ day: DayNumber, calendar: LunarCalendar, language: Language) throws {
    self.day = day
    self.calendar = calendar
    self.language = language
    almanac = try AlmanacDay(day, in: calendar)
    report = try AlmanacReport(almanac, language: language)
    lunar = almanac.lunarDate
    moon = try calendar.moonAppearance(on: day)
    doubt = try calendar.doubt(on: day)
  }

  func text(_ format: OutputFormat) -> String {
    format == .json ? "\(JSONValue.object(members))\n" : TextTable(rows: lines).text + "\n"
  }

  private var term: SolarTermEvent { almanac.term }
  private var date: CivilDate { CivilDate(day) }

  private var lines: [[String]] {
    [
      ["date", "\(date) \(date.weekday.shortName(in: language))"],
      ["calendar", calendar.id],
      ["lunar date", lunar.description],
      ["day", lunar.dayName(in: language)],
      ["month", lunar.monthName(in: language) + (lunar.isLeapMonth ? " (leap)" : "")],
      ["year can chi", almanac.yearCycle.name(in: language)],
      ["month can chi", almanac.monthCycle.name(in: language)],
      ["day can chi", almanac.cycle.name(in: language)],
      ["solar term", "\(term.term.name(in: language)), from \(calendar.date(of: term))"],
    ] + report.lines + [
      ["moon", moon.name(in: language)],
      ["certain", doubt.map { DoubtText.sentence($0) } ?? "yes"],
    ]
  }

  private var members: [(key: String, value: JSONValue)] {
    let termMembers: [(key: String, value: JSONValue)] = [
      ("longitude", .integer(term.term.longitude)), ("name", .text(term.term.name(in: language))),
    ]
    return [
      ("date", .text(date.description)), ("calendar", .text(calendar.id)),
      ("lunar", lunar.json), ("certain", .boolean(doubt == nil)),
      ("language", .text(language.rawValue)),
      ("weekday", .text(date.weekday.shortName(in: language))),
      ("dayName", .text(lunar.dayName(in: language))), ("monthName", .text(lunar.monthName(in: language))),
      ("yearCanChi", .text(almanac.yearCycle.name(in: language))),
      ("monthCanChi", .text(almanac.monthCycle.name(in: language))),
      ("dayCanChi", .text(almanac.cycle.name(in: language))),
      ("solarTerm", .text(term.term.name(in: language))),
      ("solarTermEvent", .object(termMembers + SkyReport(term, calendar: calendar).members)),
      ("moon", .object([("appearance", .text(moon.word)), ("name", .text(moon.name(in: language)))])),
    ] + report.members + (doubt.map { DoubtText.members($0) } ?? [])
  }
}

extension LunarDate {
  var json: JSONValue {
    .object([
      ("year", .integer(year)), ("month", .integer(month)), ("leap", .boolean(isLeapMonth)),
      ("day", .integer(day)),
    ])
  }
}
