import DayAlmanac
import Foundation
import WorkingDays

extension Action {
  /// `almanac next`: the next day of a festival or of a lunar day, and the number of days until then.
  static let next = Action(
    "next", "FESTIVAL|DATE", words: festivalIDs,
    "the next day of a festival, a lunar day, a solar term or an anniversary, and the days to go",
    details: """
      FESTIVAL is the id, a name or most of a name, in any language, of a festival of the calendar's country, such as
      tet or Trung thu ('almanac festivals' has them), or without --calendar a whole name of any country; of a solar
      term, a phase of the Moon or a lunar day: Lập xuân, full moon, rằm, rằm tháng 7, 15/7. A year may follow: tết
      2030. If two days have the name, both are answered, the nearer first, and as JSON in an array. A DATE such as
      2026-06-14 comes back every lunar year (--anniversary lunar): a day of a leap month in the regular month, and
      day 30 on day 29 if the month has no day 30. Days are counted from today: 0 if it is today.
      """,
    examples: [
      "almanac next tết", "almanac next rằm tháng 7", "almanac next 2026-06-14 --anniversary lunar",
    ],
    options: [
      anniversary, Options.calendar,
      Options.country.explained(
        "the country whose days are found; with another --calendar, its holidays too"),
      Options.language, Options.at, Options.zone, Options.format(.text, .json),
    ]
  ) { arguments, output in
    let format = try arguments.format()
    let language = try arguments.language(format)
    let asked = try arguments.chosenCalendar()
    let calendar = try arguments.calendar()
    let today = try arguments.today()
    // A name of several words needs no quotation marks.
    let text =
      try arguments.operands.isEmpty
      ? arguments.operand("FESTIVAL|DATE") : arguments.operands.joined(separator: " ")
    let kind = try arguments[anniversary]
    var days: [(day: DayNumber, named: NamedDay?, calendar: LunarCalendar)] = []
    if let date = try TypedDate.isLunar(text) ? nil : TypedDate.value(of: text, \.civilDate) {
      guard kind != nil else {
        throw UsageError("\(date)") { $0.dateAlone(date: "\(date)") }
      }
      days = [(try nextDay(of: date, from: today, in: calendar), nil, calendar)]
    } else {
      guard kind == nil else { throw UsageError(text) { $0.noDateOfYear(text: text) } }
      _ = try calendar.lunarDate(of: today)
      let country = try arguments[Options.country]?.daysOff(in: calendar)?.country
      let home = try arguments.home(of: calendar)
      var found = try NamedDay.all(called: text, in: calendar, of: home, language)
      if let country, country != home {
        found += try NamedDay.all(called: text, in: country.calendar, of: country, language).filter {
          $0.festival != nil
        }
      }
      // A request for 추석 or 春节 without a calendar means that of Korea or China, whose word it is, and こどもの日 is more than a part
      // of 国際こどもの日.
      let words = PlainName.wordsAndYear(of: text).words
      if asked == nil, country == nil, !found.contains(where: { $0.isNative(words, of: home) }) {
        let others = NamedDay.countries(knowing: text, besides: home, exactly: true)
        let days = try others.flatMap { try NamedDay.all(called: text, in: $0.calendar, of: $0, language) }
        if days.contains(where: { $0.isNative(words, of: $0.festival?.country) }) {
          found = days
        } else if !found.contains(where: \.isWhole) {
          found += days
        }
      }
      if found.contains(where: \.isWhole) { found.removeAll { !$0.isWhole } }
      guard !found.isEmpty else { throw NamedDay.refusal(of: text, in: calendar, of: home) }
      days = NamedDay.days(of: found, called: text, from: today).map { ($0.day, $0.named, $0.named.calendar) }
      guard let first = days.first else { throw CommandFailure(NamedDay.absence(of: found, called: text)) }
      let date = "\(first.day)"
      guard first.day >= today else { throw CommandFailure { $0.wasOn(date: date, text: text) } }
    }
    let answers = try days.map { day, named, own in
      try answer(day, named, from: today, in: own, isOther: own != calendar, language, format)
    }
    let list = answers.joined(separator: format == .json ? ",\n" : "\n\n")
    try output.write(format == .json && answers.count > 1 ? "[\n\(list)\n]\n" : "\(list)\n")
  }

  /// Returns the answer about a day.
  private static func answer(
    _ day: DayNumber, _ named: NamedDay?, from today: DayNumber, in calendar: LunarCalendar, isOther: Bool,
    _ language: Language, _ format: OutputFormat
  ) throws -> String {
    let lunar = try calendar.lunarDate(of: day)
    let name = named.map { $0.name ?? LunarDateFormatter(language: language).dayAndMonth(lunar) }
    let report = NextReport(day, name: name, lunar: lunar, in: calendar, from: today)
    if format == .json { return "\(report.columnJSON)" }
    let date = report.date
    let texts = DayTexts(language)
    let lines =
      [
        [named?.id == nil ? texts.day : texts.festival, name ?? ""],
        [texts.date, "\(date) \(date.weekday.shortName(in: language))"],
        [texts.calendar, isOther ? texts.name(calendar) : ""],
        [texts.lunarDate, "\(lunar)"],
        [texts.daysToGo, "\(report.daysToGo)"],
      ] + report.uncertain.lines(texts, language)
      + report.differences.map { [texts.otherTables, texts.sentence($0)] }
    return TextTable(rows: lines.filter { $0[1] != "" }).text
  }

  private enum Recurrence: String, CaseIterable {
    case lunar
  }

  private static let anniversary = Option(
    "anniversary", oneOf: Recurrence.self, "when DATE comes back: on the same day of the lunar year")

  private static var festivalIDs: [String] {
    var ids: [String] = []
    for festival in FestivalCountry.all.flatMap(\.festivals) where !ids.contains(festival.id) {
      ids.append(festival.id)
    }
    return ids
  }

  /// Returns the next day with the lunar month and day of a date.
  private static func nextDay(
    of date: CivilDate, from today: DayNumber, in calendar: LunarCalendar
  ) throws -> DayNumber {
    let lunar = try calendar.lunarDate(of: date)
    let recurring = try RecurringLunarDate(month: lunar.month, day: lunar.day)
    guard let next = try calendar.next(recurring, from: max(DayNumber(date), today)) else {
      throw CommandFailure { $0.noneToCome(text: "\(date)") }
    }
    return next
  }
}
