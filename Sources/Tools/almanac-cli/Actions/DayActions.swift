import DayAlmanac

/// `almanac date`: a civil day in a lunar calendar.
struct DateAction: Action {
  static let name = "date"
  static let operandWords = Arguments.relativeDays
  static let operands = "[DATE|today|tomorrow]"
  static let summary = "the lunar date of a civil day, with its festivals and almanac"
  static let details = "DATE is such as 2026-02-17, from 1899-02-10 to 2101-01-28 (default: today)."
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
    let report = try DayReport(day, calendar: calendar, language: language)
    let given = try GivenAnniversaries(path, chosen: chosen, language: language)
    try output.write(report.text(format, with: given?.reports(in: day...day)))
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
    // No table could have such a month or day, so that is no date; a year may be in the tables of a later release.
    if case .failure(.fieldOutOfRange(let field, let value)) = date, field != .year {
      throw UsageError("\(LunarDateError.fieldOutOfRange(field, value: value))")
    }
    self.date = date
  }

  func run(_ output: inout OutputStream) throws {
    let day = try calendar.day(of: date.get())
    try output.write(DayReport(day, calendar: calendar, language: language).text(format))
  }

  /// Returns the date, or the error in it; `nil` if the text has another form.
  private static func date(_ text: String) -> Result<LunarDate, LunarDateError>? {
    if let date = LunarDate(text) { return .success(date) }
    // The library's parser does not say which field is out of range.
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

extension DayReport {
  /// Returns the report as text.
  ///
  /// - Parameter anniversaries: The anniversaries on the day; `nil` if `--with` was not given.
  fileprivate func text(_ format: OutputFormat, with anniversaries: [AnniversaryReport]? = nil) -> String {
    format == .json
      ? "\(OrderedJSON.object(members(kept: anniversaries.map { [("anniversaries", $0.json)] } ?? [])))\n"
      : TextTable(rows: lines(with: anniversaries)).text + "\n"
  }

  private var texts: DayTexts { DayTexts(language) }

  private func lines(with anniversaries: [AnniversaryReport]?) -> [[String]] {
    let names = festivals.map { texts.festival($0, on: day, in: language) }
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
    ] + keptLines(anniversaries) + (almanac?.lines ?? [[texts.dayAlmanac, texts.noRules(calendar)]]) + [
      [texts.moon, moon.name(in: language)],
      [texts.certain, DoubtText.sentence(doubt, dispute, in: language) ?? texts.yes],
    ]
  }

  /// Returns the lines about anniversaries, if `--with` was given.
  private func keptLines(_ anniversaries: [AnniversaryReport]?) -> [[String]] {
    guard let anniversaries else { return [] }
    let titles = anniversaries.map(\.title)
    return [[texts.anniversaries, titles.isEmpty ? texts.nothing : titles.joined(separator: ", ")]]
  }
}

extension AlmanacReport {
  fileprivate var lines: [[String]] {
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
}
