import DayAlmanac
import Foundation

extension Action {
  /// `almanac next`: the next day of a festival or of a lunar day, and the number of days until then.
  static let next = Action(
    "next", "FESTIVAL|DATE", words: festivalIDs,
    "the next day of a festival or an anniversary, and the days to go",
    details: """
      FESTIVAL is an id such as tet or a name such as Trung thu, of the country of the calendar: 'almanac festivals' has
      them. A DATE such as 2026-06-14 comes back every lunar year (--anniversary lunar): a day of a leap month in the
      regular month, and day 30 on day 29 if the month has no day 30. Days are counted from today: 0 if it is today.
      """,
    examples: ["almanac next tết", "almanac next 2026-06-14 --anniversary lunar"],
    options: [
      anniversary, Options.calendar, Options.language, Options.at, Options.zone, Options.format(.text, .json),
    ]
  ) { arguments, output in
    let format = try arguments.format()
    let language = try arguments.language(format)
    let calendar = try arguments.calendar()
    let today = try arguments.today()
    // A name of several words needs no quotation marks.
    let text =
      try arguments.operands.isEmpty
      ? arguments.operand("FESTIVAL or DATE") : arguments.operands.joined(separator: " ")
    let kind = try arguments[anniversary]
    let (day, name): (DayNumber, String?)
    if let date = CivilDate(text) {
      guard kind != nil else { throw UsageError("a date needs --anniversary lunar") }
      (day, name) = (try nextDay(of: date, from: today, in: calendar), nil)
    } else {
      let id = try festival(text, of: calendar)
      guard kind == nil else { throw UsageError("--anniversary is for a date, and '\(text)' is a festival") }
      _ = try calendar.lunarDate(of: today)
      let found = try calendar.festivals(in: today...calendar.days.upperBound).first { $0.festival.id == id }
      guard let found else { throw nothingToCome(text) }
      (day, name) = (found.day, found.festival.name(in: language))
    }
    let lunar = try calendar.lunarDate(of: day)
    let doubt = try calendar.doubt(on: day)
    let (date, daysToGo) = (CivilDate(day), today.distance(to: day))
    if format == .json {
      let disputed = doubt?.members.filter { $0.key == "disputed" } ?? []
      let json = OrderedJSON.object(
        [
          ("date", .text("\(date)")), ("name", OrderedJSON(name)), ("calendar", .text(calendar.id)),
          ("lunar", lunar.columnJSON), ("certain", .boolean(doubt == nil)),
          ("daysToGo", .integer(daysToGo)),
        ] + disputed)
      return try output.write("\(json)\n")
    }
    let texts = DayTexts(language)
    let lines = [
      [texts.festival, name ?? ""],
      [texts.date, "\(date) \(date.weekday.shortName(in: language))"],
      [texts.lunarDate, "\(lunar)"],
      [texts.daysToGo, "\(daysToGo)"],
      [texts.certain, doubt?.sentence(in: language) ?? texts.yes],
    ]
    try output.write(TextTable(rows: lines.filter { $0[1] != "" }).text + "\n")
  }

  private enum Recurrence: String, CaseIterable {
    case lunar
  }

  private static let anniversary = Option(
    "anniversary", oneOf: Recurrence.self, "when DATE comes back: on the same day of the lunar year")

  private static var festivalIDs: [String] {
    var ids: [String] = []
    for festival in FestivalCountry.all.flatMap(Festival.all) where !ids.contains(festival.id) {
      ids.append(festival.id)
    }
    return ids
  }

  /// Returns the id of the festival with an id or a name, however it is typed.
  private static func festival(_ text: String, of calendar: LunarCalendar) throws(UsageError) -> String {
    let form = PlainName.form(of: text)
    let (ids, names) = words(of: calendar)
    if let found = (ids + names).first(where: { $0.form == form }) { return found.word }
    for other in LunarCalendar.all {
      let (ids, names) = words(of: other)
      guard (ids + names).contains(where: { $0.form == form }) else { continue }
      throw UsageError(
        "'\(text)' is not a festival of the calendar '\(calendar)', but of '\(other)': say --calendar \(other)"
      )
    }
    // A part of the name is enough if only one festival has it.
    let parts = Set(names.filter { form.count > 2 && $0.form.contains(form) }.map(\.word))
    if let only = parts.first, parts.count == 1 { return only }
    let choice =
      parts.isEmpty
      ? Suggestion.sentence(for: form, among: ids + names)
      : "; it may be \(parts.sorted().joined(separator: ", "))"
    throw UsageError(
      "'\(text)' is neither a date such as 2026-06-14 nor a festival of the calendar '\(calendar)'\(choice); "
        + "'almanac festivals --calendar \(calendar)' lists those")
  }

  /// Returns the words that name the festivals of a calendar's country, each with its form for comparison.
  private static func words(
    of calendar: LunarCalendar
  ) -> (ids: [(word: String, form: String)], names: [(word: String, form: String)]) {
    let festivals = calendar.country.map(Festival.all) ?? []
    let names = festivals.flatMap { festival in
      (Language.allCases.flatMap { [festival.name(in: $0)] + festival.shortNames(in: $0) }
        + festival.otherNames)
        .map { (word: festival.id, form: PlainName.form(of: $0)) }
    }
    return (festivals.map { (word: $0.id, form: PlainName.form(of: $0.id)) }, names)
  }

  /// The error for a festival or a date that does not come back before the tables end.
  private static func nothingToCome(_ text: String) -> CommandFailure {
    CommandFailure("'\(text)' does not come back before the tables end")
  }

  /// Returns the next day with the lunar month and day of a date.
  private static func nextDay(
    of date: CivilDate, from today: DayNumber, in calendar: LunarCalendar
  ) throws -> DayNumber {
    let lunar = try calendar.lunarDate(of: date)
    let recurring = try RecurringLunarDate(month: lunar.month, day: lunar.day)
    guard let next = try calendar.next(recurring, from: max(DayNumber(date), today)) else {
      throw nothingToCome("\(date)")
    }
    return next
  }
}
