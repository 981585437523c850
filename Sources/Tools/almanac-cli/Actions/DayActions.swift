import AlmanacFoundation
import DayAlmanac
import LunarCalendarWidgetCore
import WidgetCore

extension Action {
  /// `almanac date`: civil days in a lunar calendar.
  static let date = Action(
    "date", DayRange.operand, words: DayRange.relativeWords,
    "the lunar date of a civil day, with its festivals and almanac",
    details: """
      \(DayRange.help) (default: today), from 1899-02-10 to 2101-01-28.
      As JSON, one day is an object, several are an array.
      """,
    examples: ["almanac date 2026-02-17", "almanac date tomorrow --language en --format json"],
    options: [
      Options.calendar, Options.country, Options.groups, Options.language, Options.files, Options.at,
      Options.zone,
      Options.format(.text, .json),
    ]
  ) { arguments, output in
    let format = try arguments.format()
    let language = try arguments.language(format)
    let calendar = try arguments.calendar()
    let range = try arguments.range(default: .day)
    let own = try arguments.anniversaries(language)
    let daysOff = try arguments.daysOff(in: calendar)
    let today = try arguments.today()
    // A day that was asked for by its name is shown, of whatever group it is. Names are not split for a plain date, as that is slow.
    let text = arguments.operands.joined(separator: " ")
    let isNamed = try arguments[Options.groups] == nil && text.contains(where: \.isLetter)
    let named = isNamed ? try NamedDay.all(called: text, in: calendar, of: arguments.home(of: calendar)) : []
    let groups = try arguments.groups().union(named.compactMap { $0.festival?.group })
    let zone = try arguments[Options.zone].map { ZoneClock($0) }
    // A range that is only partly in the tables is refused before anything is written.
    do throws(LunarDateError) {
      for end in [range.lowerBound, range.upperBound] { _ = try calendar.lunarDate(of: end) }
    } catch {
      throw CommandFailure { $0.partInTables($0.sentence(of: error), of: range, in: calendar.days) }
    }
    let isOne = range.lowerBound == range.upperBound
    if format == .json, !isOne { try output.write("[") }
    for day in range {
      var report = try DayReport(
        day, calendar: calendar, language: language, daysOff: daysOff, groups: groups,
        today: CivilDate(today), zone: zone)
      report.anniversaries = own?.rows(in: day...day)
      let isFirst = day == range.lowerBound
      if format == .json {
        try output.write(isOne ? "\(report.columnJSON)\n" : "\(isFirst ? "" : ",")\n\(report.columnJSON)")
      } else {
        try output.write((isFirst ? "" : "\n") + report.text)
      }
    }
    if format == .json, !isOne { try output.write("\n]\n") }
    arguments.reportEarlierLaws(of: daysOff, in: range, language, format)
  }

  /// `almanac lunar`: the civil day of a lunar date.
  static let lunar = Action(
    "lunar", "LUNARDATE", "the civil day of a lunar date",
    details: """
      LUNARDATE is such as 2025-06-01, or 2025-06L-01 in a leap month; also 15/6/2025 or rằm tháng 6 năm 2025. A date that
      the calendar does not have is an error that says why (exit code 1).
      """,
    examples: ["almanac lunar 2025-06L-01", "almanac lunar 2026-08-15 --calendar chinese --language zh"],
    options: [
      Options.calendar, Options.country, Options.groups, Options.language, Options.format(.text, .json),
    ]
  ) { arguments, output in
    let format = try arguments.format()
    let language = try arguments.language(format)
    let calendar = try arguments.calendar()
    let date = try lunarDate(
      arguments.operands.isEmpty ? arguments.operand("LUNARDATE") : arguments.operands.joined(separator: " "))
    let (day, daysOff) = (try calendar.day(of: date.get()), try arguments.daysOff(in: calendar))
    let report = try DayReport(
      day, calendar: calendar, language: language, daysOff: daysOff, groups: arguments.groups())
    try output.write(format == .json ? "\(report.columnJSON)\n" : report.text)
    arguments.reportEarlierLaws(of: daysOff, in: day...day, language, format)
  }

  /// `almanac pillars`: the year, month, day and hour of a moment in the cycle of sixty.
  static let pillars = Action(
    "pillars", "", "the four pillars of a moment: its year, month, day and hour in the cycle of sixty",
    details: """
      Of now, or of --at, by the clock of --zone. Year and month begin at the instants of solar terms, the year with that at
      315° (Lập xuân, 立春); the lunar year beside it begins with the lunar new year, as calendars print it. The day begins at
      midnight, as in the standard GB/T 33661-2017 and in printed calendars, or at 23:00 with --day-start eleven-pm. The hour from
      23:00 on is the first of the next day either way.
      """,
    examples: [
      "almanac pillars", "almanac pillars --at 1988-02-15T23:30:00+08:00 --zone Asia/Shanghai --language zh",
    ],
    options: [
      Options.calendar, dayStart, Options.language, Options.at, Options.zone, Options.format(.text, .json),
    ]
  ) { arguments, output in
    try arguments.atMost(0)
    let format = try arguments.format()
    let language = try arguments.language(format)
    let clock = try Clock(arguments)
    let (calendar, start) = (try arguments.calendar(), try arguments[dayStart] ?? .midnight)
    let zone = ZoneClock(clock.zone)
    let report: PillarsReport
    do throws(SkyError) {
      report = try PillarsReport(
        at: clock.instant, in: zone, dayStart: start, calendar: calendar, language: language)
    } catch { throw CommandFailure { $0.sentence(of: error) } }
    let texts = DayTexts(language)
    let rows = zip(
      [texts.yearCycle, texts.termYearCycle, texts.termMonthCycle, texts.dayCycle, texts.hourCycle],
      report.names)
    try output.write(
      format == .json
        ? "\(report.columnJSON)\n"
        : "\(report.local) \(zone.identifier ?? "")\n" + TextTable(rows: rows.map { [$0, $1] }).text + "\n")
  }

  private static let dayStart = Option(
    "day-start", oneOf: SexagenaryDayStart.self, "when days of the cycle of sixty begin (default: midnight)")

  /// Returns the date, or the error for a year outside the tables.
  private static func lunarDate(_ text: String) throws(UsageError) -> Result<LunarDate, LunarDateError> {
    guard let date = try TypedDate.lunar(text), let day = date.day, let month = date.month else {
      throw UsageError(text) { $0.noLunarDate(text: text) }
    }
    guard let year = date.year else {
      throw UsageError(text) {
        $0.further(more: $0.findsNext(text: text), problem: $0.noYearGiven(text: text))
      }
    }
    do throws(LunarDateError) {
      return .success(try LunarDate(year: year, month: month, isLeapMonth: date.isLeapMonth, day: day))
    } catch {
      // No table could have such a month or day, so this is no date; a year may be in the tables of a later release.
      if case .fieldOutOfRange(.year, _) = error { return .failure(error) }
      throw UsageError { $0.sentence(of: error) }
    }
  }
}

extension DayReport {
  /// The day as a person says it, and then its facts, one in a line.
  fileprivate var text: String {
    sentence.capitalizedFirst + "\n" + TextTable(rows: lines).text + "\n"
  }

  /// The date in the words of the widget, or, in a language that it lacks, in those of the command: "2026年9月22日（火曜日）、…".
  private var sentence: String {
    guard CalendarDefinition.language(for: language) == language else {
      let lunar = LunarDateFormatter(language: language, calendar: calendar).string(from: lunar)
      return DayTexts(language).list([DateText(language).full(date), lunar])
    }
    return CalendarTexts(language, calendar: calendar).dateAndLunar(date, lunar)
  }

  /// The event that began the lunar month, by the calendar's own clock: "sóc 2026-11-09 14:02:11 +07:00".
  private var monthStart: String? {
    newMoon.map {
      let offset = calendar.offset(at: $0.event.instant)
      return "\($0.event.phase.name(in: language)) \(LocalTime.text($0.event.instant, offset: offset))"
    }
  }

  /// The note that no law has a date for the equinoxes of Japan, and that the gazette has not named this one yet.
  private var equinoxNote: String? {
    guard ruled.mayChange, ruled.ruling?.festival?.isOfSolarTerm == true else { return nil }
    return ruled.year?.usuallyDecidedBy.map { DayTexts(language).equinoxUndecided(date: "\($0)") }
  }

  private var lines: [[String]] {
    let texts = DayTexts(language)
    let names = namedFestivals.map { texts.festival($0, on: day, in: language) }
    let none = hasFestivals ? texts.nothing : texts.noCountry(calendar)
    let titles = anniversaries?.map(\.title)
    let since = texts.term(term.term.name(in: language), since: calendar.date(of: term))
    let row = TermRow(term, calendar: calendar, language: language)
    var lines = [
      [texts.date, "\(date) \(date.weekday.shortName(in: language))"],
      [texts.calendar, texts.name(calendar)],
      [texts.lunarDate, lunar.description],
      [texts.day, lunar.dayName(in: language)],
      [texts.month, lunar.monthName(in: language)],
    ]
    if let monthStart { lines.append([texts.monthBegins, monthStart]) }
    lines.append([texts.yearCycle, yearCycle])
    if termYearCycle != yearCycle { lines.append([texts.termYearCycle, termYearCycle]) }
    if let monthCycle { lines.append([texts.monthCycle, monthCycle]) }
    if let rokuyo = calendar.rokuyo(of: lunar) { lines.append([texts.rokuyo, texts.name(rokuyo)]) }
    lines += [
      [texts.dayCycle, cycle],
      [texts.solarTerm, ([since] + [row.uncertainty].compactMap(\.self)).joined(separator: "; ")],
    ]
    if let pentad, let pentadName {
      lines.append([
        texts.pentad, texts.term("\(pentad.number) \(pentadName)", since: calendar.date(of: pentad)),
      ])
    }
    lines += [
      [texts.festivals, names.isEmpty ? none : names.joined(separator: "; ")]
    ]
    lines += namedFestivals.filter { $0.day == day }.compactMap { $0.festival.about(in: language) }.map {
      ["", $0]
    }
    if let year = ruled.year, ruled.isKnown {
      let note = ruled.isOpen && equinoxNote == nil ? texts.note(year, today: today) : nil
      let notes = [texts.text(ruled, in: language), note, equinoxNote].compactMap(\.self)
      lines += notes.enumerated().map {
        [$0 == 0 ? ruled.ruling?.isWorked == true ? texts.work : texts.dayOff : "", $1]
      }
      if let law = ruled.ruling?.law(in: language) { lines.append([texts.legalBasis, law]) }
    }
    if let titles {
      lines.append([texts.anniversaries, titles.isEmpty ? texts.nothing : texts.list(titles)])
    }
    lines += almanac?.lines(texts, language) ?? [[texts.dayAlmanac, texts.noRules(calendar)]]
    return lines + [[texts.moon, moon.name(in: language)]] + uncertain.lines(texts, language)
      + differences.map { [texts.otherTables, texts.sentence($0)] }
  }
}

extension AlmanacDay {
  fileprivate func lines(_ texts: DayTexts, _ language: Language) -> [[String]] {
    let cycleLanguage = calendar.cycleLanguage(for: language)
    let spirit = texts.spirit(
      spirit.name(in: language), isAuspicious: isAuspicious, by: rules.spiritMonth)
    let luckyHours = hours.auspicious.map {
      texts.detailed($0.cycle.branchName(in: cycleLanguage), texts.range($0))
    }
    let lateHour = hours.hour(at: 23).cycle.name(in: cycleLanguage)
    return [
      [texts.sound, nayin.name(in: language)],
      [texts.animal, animal.name(in: language)],
      [texts.officer, officer.name(in: language)],
      [texts.mansion, mansion.name(in: language)],
      [texts.spirit, spirit],
      [texts.luckyHours, texts.list(luckyHours)],
      [
        texts.hours,
        texts.list(hours.map { texts.detailed($0.cycle.name(in: cycleLanguage), texts.range($0)) }),
      ],
      [texts.lateHour, texts.lateHour(lateHour, day: cycle.name(in: cycleLanguage))],
      [
        texts.opposite,
        texts.detailed(opposite.branchName(in: cycleLanguage), opposite.name(in: language)),
      ],
      [texts.joyDirection, joyDirection.name(in: language)],
    ]
  }
}
