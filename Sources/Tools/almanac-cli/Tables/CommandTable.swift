import AlmanacFoundation
import DayAlmanac
import Foundation
import LunarCalendarWidgetCore
import SolsticeWidgetCore

/// A table of the command: its help, and the function that makes it from options.
struct CommandTable: Sendable {
  let name: String
  /// The meaning of a row, half a line.
  let summary: String
  let columns: [ColumnHeading]
  /// The columns that each of several calendars has; in CSV the id of the calendar precedes their names.
  let calendarColumns: [ColumnHeading]
  /// The options besides those of every table.
  let options: [any DeclaredOption]
  /// The days of the table; `nil` if its rows do not depend on days.
  let limits: ClosedRange<DayNumber>?
  /// Whether calendar apps can show the rows.
  let hasEvents: Bool
  /// Returns the language of its texts for a requested one.
  let texts: @Sendable (Language) -> Language
  /// Makes the table by its arguments, and writes it.
  private let write: @Sendable (Arguments, TableRequest, inout OutputStream) throws -> Void

  private init<Row: ColumnRecord>(
    _ table: TableName, _ summary: String, calendars: [Column<CalendarRow>] = [],
    options: [any DeclaredOption], limits: ClosedRange<DayNumber>? = TableDays.calendars,
    hasEvents: Bool = false, texts: @escaping @Sendable (Language) -> Language = { $0 },
    open: @escaping @Sendable (Arguments, Language) throws -> Table<Row>
  ) {
    (name, self.summary, columns) = (table.rawValue, summary, Row.columns.map(\.heading))
    (calendarColumns, self.options, self.limits) = (calendars.map(\.heading), options, limits)
    (self.hasEvents, self.texts) = (hasEvents, texts)
    write = { arguments, request, output in
      let table = try open(arguments, request.language)
      try table.write(request, to: &output)
      let language = arguments.noteLanguage(request.language, request.format)
      for warning in table.warnings?(request.range, DayTexts(language)) ?? [] { Complaint.tell(warning) }
    }
  }

  /// All tables, in the order of the help.
  static let all: [CommandTable] = [
    dates, days, years, terms, phases, seasons, festivals, decided, anniversaries, recurrence, sun, calendars,
    uncertain,
  ]

  static let dates = CommandTable(
    .dates, "civil days for joins, with columns for each --calendar",
    calendars: CalendarRow.columns,
    options: calendarOptions + [Options.country, Options.groups, Options.decided]
  ) { arguments, language in
    let (country, decided) = (try arguments[Options.country] ?? .ofCalendar, try arguments.decided())
    return Table.dates(try arguments.calendars(), language, groups: try arguments.groups()) {
      country.daysOff(in: $0, decided: decided)
    }
  }
  static let days = CommandTable(
    .days, "civil days in one calendar",
    options: calendarOptions + [Options.country, Options.groups, Options.decided, lunarDays, cycle],
    hasEvents: true
  ) { arguments, language in
    let calendar = try arguments.calendar()
    let (hasCycle, isICS) = (arguments.has(cycle), try arguments.format() == .ics)
    if hasCycle, !isICS { throw UsageError.onlyFor(.ics, cycle) }
    let daysOff = try arguments.daysOff(in: calendar, others: false)
    // An ics file has lunar days alone and says of none whether it is off, so it needs no note on the laws.
    return Table.days(
      calendar, language, isICS ? nil : daysOff, groups: try arguments.groups(),
      try arguments[lunarDays] ?? .every, hasCycle: hasCycle)
  }
  static let years = CommandTable(
    .years, "lunar years that begin in the range", options: calendarOptions, hasEvents: true
  ) { arguments, language in Table.years(try arguments.calendar(), language) }
  static let terms = CommandTable(
    .terms, "solar terms by their date in the calendar", options: calendarOptions,
    limits: TableDays.sky, hasEvents: true
  ) { arguments, language in
    Table.terms(try arguments.calendar(), language, in: try arguments[Options.zone].map { ZoneClock($0) })
  }
  static let phases = CommandTable(
    .phases, "phases of the Moon by their date in the calendar", options: calendarOptions,
    limits: TableDays.sky, hasEvents: true
  ) { arguments, language in
    Table.phases(try arguments.calendar(), language, in: try arguments[Options.zone].map { ZoneClock($0) })
  }
  static let seasons = CommandTable(
    .seasons, "equinoxes and solstices by their date in the zone",
    options: [Options.zone, hemisphere, naming, Options.language], limits: TableDays.sky, hasEvents: true,
    texts: SolsticeDefinition.language(for:)
  ) { arguments, language in
    let zone = try Clock(arguments).zone
    let texts = SolsticeTexts(
      language, hemisphere: try arguments[hemisphere] ?? Hemisphere(guessedFromZone: zone.identifier),
      naming: try arguments[naming] ?? .automatic)
    return Table.seasons(texts, zone: ZoneClock(zone), zoneName: zone.name)
  }
  static let festivals = CommandTable(
    .festivals, "festivals and public holidays of the calendar's country, and days of your own",
    options: calendarOptions + [
      Options.country, Options.groups, Options.files, onlyDaysOff, recurrenceForm,
    ], hasEvents: true
  ) { arguments, language in
    let calendar = try arguments.calendar()
    try requireRules(of: [calendar], arguments)
    let own = try arguments.anniversaries(language)
    let daysOff = try arguments.daysOff(in: calendar)
    if calendar.country == nil, daysOff == nil, own == nil {
      let others = LunarCalendar.all.filter { $0.country != nil }.map(\.id).joined(separator: ", ")
      throw UsageError("\(calendar)") { $0.noCountry(calendar: "\(calendar)", names: others) }
    }
    return Table.festivals(
      calendar, language, own, daysOff, groups: try arguments.groups(),
      isOfDaysOff: arguments.has(onlyDaysOff),
      today: CivilDate(try arguments.today()))
  }
  static let decided = CommandTable(
    .decided, "days off and worked that governments decided, by --country",
    options: [country, Options.decided]
  ) { arguments, _ in Table.decided(try arguments[country], try arguments.decided()) }
  static let anniversaries = CommandTable(
    .anniversaries, "days of your own in --file, one row for each day on which one is kept",
    options: [Options.anniversaries.required] + calendarOptions + [recurrenceForm], hasEvents: true
  ) { arguments, language in
    guard let own = try arguments.anniversaries(language) else {
      let option = Options.anniversaries.declaration
      throw UsageError(.optionMissing(option.flag, usage: option.usage))
    }
    try requireRules(of: own.list.elements.map { $0.calendar ?? own.calendar }, arguments)
    return Table.anniversaries(own)
  }
  static let recurrence = CommandTable(
    .recurrence, "days of a recurrence rule of iCalendar, also of the lunar ones of RFC 7529",
    options: [TypedRule.rule.required, TypedRule.start.required, Options.language]
  ) { arguments, _ in
    let (rule, days) = try TypedRule.days(arguments)
    return Table.recurrence(days, of: rule)
  }
  static let sun = CommandTable(
    .sun, "sunrise and sunset at a place, by the civil days of its city or of --zone",
    options: Place.options + [Place.zone, Options.language]
  ) { arguments, language in
    let zone = try arguments.givenZone().map { (name: $0.name, clock: ZoneClock($0)) }
    return Table.sun(at: try arguments.place().coordinates, in: zone, language)
  }
  static let calendars = CommandTable(
    .calendars, "the calendars, with their offsets from UTC", options: [],
    limits: nil
  ) { _, _ in Table.calendars }
  static let uncertain = CommandTable(
    .uncertain,
    "days whose lunar date, solar term or phase of the Moon is not certain, or whose leap month is disputed",
    options: [Options.calendar]
  ) { arguments, _ in
    Table.uncertain(arguments.has(Options.calendar) ? try arguments.calendars() : LunarCalendar.all)
  }

  private static let country = Option<FestivalCountry>(
    "country", oneOf: FestivalCountry.all, by: { $0.id }, "one country (default: all)"
  ).suggesting { FestivalCountry(called: $0)?.id }
  private static let lunarDays = Option(
    "lunar-days", oneOf: LunarDays.self, "the days of each lunar month (default: every)")
  private static let onlyDaysOff = CommandOption(
    switch: "days-off", "no festivals, but each day off or worked by law or decision, those of a break too")
  private static let cycle = CommandOption(
    switch: "can-chi", "titles of ics also have the place of the day in the cycle of sixty")
  private static let recurrenceForm = Option(
    "recurrence", oneOf: Recurrence.self,
    "how ics has what comes back: each date, or by a rule of RFC 7529, which not all programs know; only chinese and korean (default: dates)"
  )

  /// Refuses a rule if one of the calendars has no name for it.
  private static func requireRules(of calendars: [LunarCalendar], _ arguments: Arguments) throws(UsageError) {
    guard try arguments[recurrenceForm] == .rule else { return }
    if let calendar = calendars.first(where: { RecurrenceRule.Scale($0) == nil }) {
      throw UsageError("\(calendar)") { $0.noRules(calendar: "\(calendar)", option: "--recurrence dates") }
    }
  }

  private static let calendarOptions: [any DeclaredOption] = [Options.calendar, Options.language]
  static let hemisphere = Option(
    "hemisphere", oneOf: Hemisphere.self,
    "the half of the Earth that names seasons (default: by the place, else by the zone)")
  static let naming = Option(
    "naming", oneOf: EventNaming.self,
    "June solstice or summer solstice (default: automatic, as usual in the language and hemisphere)")
}

extension CommandTable {
  private static let columns = Option<[String]>(
    "columns", "NAME,...", allowed: .words([]),
    "these columns, in this order (default: all)",
    read: { (text) throws(UsageError) in
      text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    })
  private static let alarm = Option<Alarm>(
    "alarm", "TIME", allowed: .texts { $0.allowedAlarm },
    "when ics rings: 1d at \(Alarm.hour):00 in the morning of the day before, 12h or 30m before the midnight at which the day begins",
    read: { (text) throws(UsageError) in Alarm(text) })
  private static let year = Option<ClosedRange<DayNumber>>(
    "year", "YYYY[..YYYY]", allowed: .texts { $0.allowedYear },
    "a civil year or several, for --from and --to",
    read: { (text) throws(UsageError) in try DayRange.days(ofYears: text) })
  private static let from = Option<String>("from", "DATE", "the first day (default: 1900-01-01)")
  private static let to = Option<String>("to", "DATE", "the last day (default: 2100-12-31)")

  /// The formats besides text.
  private var files: [OutputFormat] { [.csv, .json, .jsonl, .sql] + (hasEvents ? [.ics] : []) }

  /// The options that determine today, if the table has days.
  private var clock: [any DeclaredOption] {
    let hasZone = options.contains { $0.declaration == Options.zone.declaration }
    return limits == nil ? [] : hasZone ? [Options.at] : [Options.at, Options.zone]
  }

  /// The action of `almanac export`.
  var exportAction: Action {
    let ranges: [any DeclaredOption] = limits == nil ? [] : [Self.year, Self.from, Self.to]
    return Action(
      name, limits == nil ? "" : DayRange.operand, words: limits == nil ? [] : DayRange.relativeWords,
      summary,
      details: details, examples: ["almanac export \(name)\(example) > \(name).csv"],
      options: options + ranges + clock + [Self.columns] + (hasEvents ? [Self.alarm] : [])
        + Options.spreadsheet + [Options.format(files)]
    ) { arguments, output in
      let range = try exportRange(arguments)
      try write(arguments, range: range, to: &output)
      if try isOfNextYears(arguments) {
        Complaint.tell(
          AlmanacReportsStrings(language: arguments.refusalLanguage.tableIndex).nextYears(
            first: "\(CivilDate(range.lowerBound).year)", last: "\(CivilDate(range.upperBound).year)",
            name: name))
      }
    }
  }

  /// Whether the table is for a calendar program and no years were requested: it then has this year and the next two.
  ///
  /// Such a program keeps every event of a file, and two centuries of festivals are some 6,500.
  private func isOfNextYears(_ arguments: Arguments) throws(UsageError) -> Bool {
    try arguments.format() == .ics && arguments.operands.isEmpty && !arguments.has(Self.year)
      && !arguments.has(Self.from) && !arguments.has(Self.to)
  }

  /// Returns the verb that shows the rows around now.
  func verb(_ unit: DefaultRange, details: String, examples: [String]) -> Action {
    Action(
      name, DayRange.operand, words: DayRange.relativeWords, summary,
      details: "\(DayRange.help) (default: this \(unit)).\n\(details)", examples: examples,
      options: options + clock + [Self.columns] + (hasEvents ? [Self.alarm] : [])
        + Options.spreadsheet + [Options.format([.text] + files)]
    ) { arguments, output in
      try write(arguments, range: try arguments.range(default: unit), to: &output)
    }
  }

  private func write(
    _ arguments: Arguments, range: ClosedRange<DayNumber>, to output: inout OutputStream
  ) throws {
    let format = try arguments.format()
    let language = try arguments.language(format, texts: texts)
    let names = try arguments[Self.columns]
    let alarm = try arguments[Self.alarm]
    if alarm != nil, format != .ics { throw UsageError.onlyFor(.ics, Self.alarm.declaration) }
    if names != nil, format == .ics { throw UsageError { $0.noColumns } }
    let recurrence = try arguments[Self.recurrenceForm]
    if recurrence != nil, format != .ics { throw UsageError.onlyFor(.ics, Self.recurrenceForm.declaration) }
    if let limits {
      for day in [range.lowerBound, range.upperBound] where !limits.contains(day) {
        throw CommandFailure { [name] in
          let problem = $0.outsideTable(
            date: "\(CivilDate(day))", first: "\(CivilDate(limits.lowerBound))",
            last: "\(CivilDate(limits.upperBound))", name: name)
          return $0.partInTables(problem, of: range, in: limits)
        }
      }
    }
    let request = TableRequest(
      name: name, range: range, format: format, language: language, columns: names, alarm: alarm,
      recurrence: recurrence ?? .dates, spreadsheet: try arguments.spreadsheet(format))
    try write(arguments, request, &output)
  }

  /// Returns the days of an export: of RANGE, of `--year`, or of `--from` and `--to`.
  private func exportRange(_ arguments: Arguments) throws(UsageError) -> ClosedRange<DayNumber> {
    guard let limits else {
      try arguments.atMost(0)
      return DayRange.around(TableDays.calendars.lowerBound, .day)
    }
    let (year, from, to) = (try arguments[Self.year], try arguments[Self.from], try arguments[Self.to])
    let given = [year != nil, from != nil || to != nil, !arguments.operands.isEmpty]
    guard given.count(where: \.self) <= 1 else {
      throw UsageError { $0.onlyOne(names: $0.rangeOptions) }
    }
    if !arguments.operands.isEmpty { return try arguments.range(default: .day) }
    if let year { return year }
    if try isOfNextYears(arguments) {
      let first = CivilDate(try arguments.today()).year
      return try DayRange.days(ofYears: "\(first)..\(first + 2)")?.clamped(to: limits) ?? limits
    }
    return try arguments.days("\(from ?? "1900-01-01")..\(to ?? "2100-12-31")")
  }

  /// The help about the columns.
  private var details: String {
    func rows(_ headings: [ColumnHeading], prefix: String = "") -> [[String]] {
      headings.flatMap { heading in
        let parts = heading.type == .lunarDate ? LunarDate.columns.map(\.heading) : [heading]
        return parts.map { part in
          let words = part.words.isEmpty ? "" : " (\(part.words.joined(separator: ", ")))"
          return [
            "  \(part.isKey ? "*" : "")\(prefix)\(part.snakeName)", "\(part.type)", part.help + words,
          ]
        }
      }
    }
    let table = TextTable(rows: rows(columns) + rows(calendarColumns, prefix: "CALENDAR_")).text
    return "Columns in CSV and SQL (in JSON camelCase; * is the key):\n\(table)"
  }

  private var example: String {
    switch name {
    case "sun": " 2026 --city hanoi"
    case "anniversaries": " 2026 --file days.json"
    case "recurrence":
      " --rule 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15;COUNT=5' --dtstart 2026-01-01"
    case "dates": " 2026 --calendar vietnamese --calendar chinese"
    case "calendars", "uncertain": ""
    default: " --year 2026"
    }
  }
}

extension Action {
  /// `almanac export`: tables for other tools.
  static let export = Action(
    "export", "tables for other tools, as CSV, JSON, SQL or iCalendar",
    details: """
      Without a range a table has the years 1900 to 2100; as ics this year and the next two, which calendar programs take.

      csv: RFC 4180 with a header; lines end with LF. json: an array. jsonl: an object per line. sql: a table and its
      rows in one transaction, as sqlite3 -bail, DuckDB and PostgreSQL read it (DuckDB loads CSV many times as
      fast). ics: all-day events, one for each date; ids stay the same from release to release, and SEQUENCE rises
      where a decision or newer data change an event. With --recurrence rule, what comes back is one event with RRULE up to
      its last date in the range, unless a program that expands it, such as ICU, would find another date: then it has dates.
      """,
    examples: [
      "almanac export dates --calendar vietnamese --calendar chinese --year 2026 > dates.csv",
      "almanac export festivals --year 2026 --format ics --alarm 1d > festivals.ics",
      "almanac export days --columns date,year,month,day 2026 --format sql",
      "almanac export days 2026 --format ics --lunar-days 1-and-15 --alarm 1d > lunar-days.ics",
      "almanac export festivals --calendar chinese --year 2031..2056 --format ics --recurrence rule > rules.ics",
    ], kind: .table, actions: CommandTable.all.map(\.exportAction))

  static let terms = CommandTable.terms.verb(
    .year,
    details: """
      For each term: the longitude of the Sun, the civil date in the calendar, the instant in UTC (UT1 before 1972),
      how far it is from midnight there, and the other possible date if the date is not certain. 1899 to 2101.
      """,
    examples: ["almanac terms", "almanac terms 2026 --calendar chinese --language zh"])
  static let phases = CommandTable.phases.verb(
    .year,
    details: """
      For each phase: the civil date in the calendar, the instant in UTC (UT1 before 1972), how far it is from
      midnight there, and the other possible date if the date is not certain. 1899 to 2101.
      """,
    examples: ["almanac phases 2026-02", "almanac phases 2072 --language en --format json"])
  static let festivals = CommandTable.festivals.verb(
    .year,
    details: """
      For each: date, name, kind, and the paid days by law. Then the further days that people have off or work, by a law
      about holidays on a weekend or by a decision, but for the weekends of a break. Days of your own come before the festivals of their day.
      """,
    examples: ["almanac festivals", "almanac festivals 2026-10 --calendar chinese --language en"])
  static let seasons = CommandTable.seasons.verb(
    .year,
    details: """
      For each: name, the season that begins, the civil date and time in the zone, the instant in UTC (UT1 before
      1972), and the days since the one before. 1899 to 2101. Future instants assume that UTC gets no more leap seconds.
      """,
    examples: ["almanac seasons --zone UTC", "almanac seasons 2026 --zone Australia/Sydney --language en"])
}
