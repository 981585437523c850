import Almanac
import DayAlmanac

/// `almanac date`: what a civil day is in a lunar calendar.
struct DateAction: Action {
  static let name = "date"
  static let operandWords = Arguments.relativeDays
  static let operands = "[DATE|today|tomorrow]"
  static let summary = "the lunar date of a civil day, and what else there is to say of it"
  static let details = "DATE is such as 2026-02-17, from 1899-02-10 to 2101-01-28; without it, it is today."
  static let examples = ["almanac date 2026-02-17", "almanac date tomorrow --language en --format json"]
  static let options: [CommandOption] = [.calendar, .language, .with, .at, .zone, .format(.text, .json)]

  private let day: DayNumber
  private let path: String?
  private let calendar: LunarCalendar
  /// The calendar of `--calendar`.
  private let chosen: LunarCalendar?
  private let language: Language
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    chosen = try arguments.chosenCalendar()
    language = try arguments.language()
    format = try arguments.format(of: "a date")
    path = arguments[.with]
    day = try arguments.day(try arguments.optionalOperand())
  }

  func run(_ output: inout OutputStream) throws {
    var report = try DayReport(day, calendar: calendar, language: language)
    let given = try GivenAnniversaries(path, chosen: chosen, language: language)
    report.anniversaries = given?.reports(in: day...day)
    try output.write(report.text(format))
  }
}

/// `almanac lunar`: the civil day of a lunar date.
struct LunarAction: Action {
  static let name = "lunar"
  static let operands = "LUNARDATE"
  static let summary = "the civil day of a lunar date"
  static let details = """
    LUNARDATE is such as 2025-06-01, or 2025-06L-01 in a leap month. A date that the calendar does not have is
    an error that says why (exit code 1).
    """
  static let examples = [
    "almanac lunar 2025-06L-01",
    "almanac lunar 2026-08-15 --calendar chinese --language zh",
  ]
  static let options: [CommandOption] = [.calendar, .language, .format(.text, .json)]

  private let date: Result<LunarDate, LunarDateError>
  private let calendar: LunarCalendar
  private let language: Language
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
    format = try arguments.format(of: "a date")
    let text = try arguments.operand("LUNARDATE")
    guard let date = Self.date(text) else {
      throw UsageError("'\(text)' is not a lunar date such as 2025-06-01 or 2025-06L-01")
    }
    self.date = date
  }

  func run(_ output: inout OutputStream) throws {
    let day = try calendar.day(of: date.get())
    try output.write(DayReport(day, calendar: calendar, language: language).text(format))
  }

  /// The date, or why there can be none; `nil` if the text has another form.
  private static func date(_ text: String) -> Result<LunarDate, LunarDateError>? {
    if let date = LunarDate(text) { return .success(date) }
    // The parser of the library does not say which field is out of range.
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let isLeap = parts[1].hasSuffix("L")
    let month = isLeap ? parts[1].dropLast() : parts[1]
    guard parts[0].utf8.count == 4, month.utf8.count == 2, parts[2].utf8.count == 2 else { return nil }
    let digits = [parts[0], month, parts[2]].filter { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    let numbers = digits.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    return Result { () throws(LunarDateError) in
      try LunarDate(year: numbers[0], month: numbers[1], isLeapMonth: isLeap, day: numbers[2])
    }
  }
}

/// All there is to say of a day.
struct DayReport {
  var day: DayNumber
  var lunar: LunarDate
  var calendar: LunarCalendar
  var language: Language
  private var term: SolarTermEvent
  private var festivals: [FestivalDay]
  /// `nil` where nobody asked for them.
  var anniversaries: [AnniversaryReport]?
  /// `nil` if the calendar has no custom of reading days.
  private var almanac: AlmanacReport?
  var moon: MoonAppearance
  var doubt: LunarDoubt?

  init(_ day: DayNumber, calendar: LunarCalendar, language: Language) throws {
    self.day = day
    self.calendar = calendar
    self.language = language
    lunar = try calendar.lunarDate(of: day)
    term = try calendar.solarTerm(inForceOn: day)
    festivals = try calendar.festivals(on: day)
    almanac =
      calendar.dayRules == nil
      ? nil
      : AlmanacReport(
        try AlmanacDay(day, in: calendar), language: language,
        cycleLanguage: calendar.cycleLanguage(for: language))
    moon = try calendar.moonAppearance(on: day)
    doubt = try calendar.doubt(on: day)
  }

  func text(_ format: OutputFormat) -> String {
    format == .json
      ? "\(OrderedJSON.object(members))\n"
      : TextTable(rows: lines).text + "\n"
  }

  private var cycle: String { SexagenaryCycle(day).name(in: calendar.cycleLanguage(for: language)) }
  private var yearCycle: String {
    SexagenaryCycle(lunarYear: lunar.year).name(in: calendar.cycleLanguage(for: language))
  }
  private var date: CivilDate { CivilDate(day) }

  private var texts: DayTexts { DayTexts(language) }

  private var lines: [[String]] {
    let names = festivals.map { $0.festival.name(in: language) }
    let none = calendar.country == nil ? texts.noCountry(calendar) : texts.nothing
    return [
      [texts.date, "\(date) \(date.weekday.shortName(in: language))"],
      [texts.calendar, calendar.id],
      [texts.lunarDate, lunar.description],
      [texts.day, lunar.dayName(in: language)],
      [texts.month, texts.month(lunar.monthName(in: language), isLeap: lunar.isLeapMonth)],
      [texts.yearCycle, yearCycle],
    ] + (almanac.map { [[texts.monthCycle, $0.monthCycle]] } ?? []) + [
      [texts.dayCycle, cycle],
      [texts.solarTerm, texts.term(term.term.name(in: language), since: calendar.date(of: term))],
      [texts.festivals, names.isEmpty ? none : names.joined(separator: "; ")],
    ] + keptLines + (almanac?.lines ?? [[texts.dayAlmanac, texts.noRules(calendar)]]) + [
      [texts.moon, moon.name(in: language)],
      [texts.certain, doubt.map { DoubtText.sentence($0, in: language) } ?? texts.yes],
    ]
  }

  /// The anniversaries, where somebody asked for them.
  private var keptLines: [[String]] {
    guard let anniversaries else { return [] }
    let titles = anniversaries.map(\.title)
    return [[texts.anniversaries, titles.isEmpty ? texts.nothing : titles.joined(separator: ", ")]]
  }

  private var keptMembers: [(key: String, value: OrderedJSON)] {
    anniversaries.map { [("anniversaries", $0.json)] } ?? []
  }

  private var members: [(key: String, value: OrderedJSON)] {
    let termMembers: [(key: String, value: OrderedJSON)] = [
      ("longitude", .integer(term.term.longitude)), ("name", .text(term.term.name(in: language))),
    ]
    return [
      ("date", .text(date.description)), ("calendar", .text(calendar.id)),
      ("lunar", lunar.json), ("certain", .boolean(doubt == nil)),
      ("language", .text(language.rawValue)),
      ("weekday", .text(date.weekday.shortName(in: language))),
      ("dayName", .text(lunar.dayName(in: language))), ("monthName", .text(lunar.monthName(in: language))),
      ("yearCanChi", .text(yearCycle)), ("monthCanChi", OrderedJSON(almanac?.monthCycle)),
      ("dayCanChi", .text(cycle)),
      ("solarTerm", .text(term.term.name(in: language))),
      (
        "solarTermEvent",
        .object(termMembers + SkyReport(term, calendar: calendar, language: language).members)
      ),
      ("moon", .object([("appearance", .text(moon.word)), ("name", .text(moon.name(in: language)))])),
    ] + (almanac?.members ?? [("dayAlmanac", .null)]) + [
      (
        "festivals",
        calendar.country == nil
          ? .null : .array(festivals.map { .object(FestivalReport($0, language: language).members) })
      )
    ] + keptMembers + (doubt.map { DoubtText.members($0) } ?? [])
  }
}

extension LunarDate {
  var json: OrderedJSON {
    .object([
      ("year", .integer(year)), ("month", .integer(month)), ("leap", .boolean(isLeapMonth)),
      ("day", .integer(day)),
    ])
  }
}

/// What an almanac prints of a day: sound, spirit, officer, mansion, hours.
struct AlmanacReport {
  private let day: AlmanacDay
  private let language: Language
  /// The language of names of the cycle of sixty.
  private let cycleLanguage: Language

  init(_ day: AlmanacDay, language: Language, cycleLanguage: Language) {
    self.day = day
    self.language = language
    self.cycleLanguage = cycleLanguage
  }

  var monthCycle: String { day.monthCycle.name(in: cycleLanguage) }

  var lines: [[String]] {
    let texts = DayTexts(language)
    let spirit = texts.spirit(
      day.spirit.name(in: language), isAuspicious: day.isAuspicious, by: day.rules.spiritMonth)
    let hours = day.hours.auspicious.map {
      "\($0.cycle.branchName(in: cycleLanguage)) (\($0.startHour)-\($0.endHour))"
    }
    return [
      [texts.sound, day.nayin.name(in: language)],
      [texts.animal, day.animal.name(in: language)],
      [texts.officer, day.officer.name(in: language)],
      [texts.mansion, day.mansion.name(in: language)],
      [texts.spirit, spirit],
      [texts.luckyHours, hours.joined(separator: ", ")],
      [texts.opposite, "\(day.opposite.branchName(in: cycleLanguage)) (\(day.opposite.name(in: language)))"],
      [texts.joyDirection, day.joyDirection.name(in: language)],
    ]
  }

  var members: [(key: String, value: OrderedJSON)] {
    [
      ("nayin", .text(day.nayin.name(in: language))),
      ("element", .text(day.nayin.element.name(in: language))),
      ("animal", .text(day.animal.name(in: language))),
      ("yearAnimal", .text(day.yearAnimal.name(in: language))),
      ("truc", .text(day.officer.name(in: language))),
      ("mansion", .text(day.mansion.name(in: language))),
      ("daySpirit", .text(day.spirit.name(in: language))),
      ("isAuspicious", .boolean(day.isAuspicious)),
      ("spiritGrade", .text("\(day.spirit.grade)")),
      ("monthRule", .text(monthRule)),
      ("luckyHours", .array(day.hours.auspicious.map { .text($0.cycle.branchName(in: cycleLanguage)) })),
      ("hours", .array(day.hours.map(hour))),
      ("opposite", .text(day.opposite.branchName(in: cycleLanguage))),
      ("joyDirection", .text(day.joyDirection.name(in: language))),
      ("isTermMarginal", .boolean(day.marginalTerm != nil)),
    ]
  }

  /// Which month decides on the spirit and is counted in the cycle of sixty; the officer's is always that of the terms.
  private var monthRule: String { day.rules.spiritMonth == .lunarMonths ? "lunar" : "solar-terms" }

  private func hour(_ hour: DoubleHour) -> OrderedJSON {
    .object([
      ("branch", .text(hour.cycle.branchName(in: cycleLanguage))),
      ("canChi", .text(hour.cycle.name(in: cycleLanguage))),
      ("from", .integer(hour.startHour)), ("to", .integer(hour.endHour)),
      ("spirit", .text(hour.spirit.name(in: language))), ("isAuspicious", .boolean(hour.isAuspicious)),
    ])
  }
}
