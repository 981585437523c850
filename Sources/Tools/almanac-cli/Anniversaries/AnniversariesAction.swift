import DayAlmanac
import Foundation
import LunarCalendarWidgetCore
import WidgetBridge
import WidgetFoundation

extension Action {
  /// `almanac anniversaries`: the user's anniversaries in a document, as the calendar app stores them.
  static let anniversaries = Action(
    "anniversaries", "giỗ, birthdays and other days of your own, kept by the lunar calendar",
    details: """
      An anniversary is a lunar day and month without a year. Not every year has a leap month, and not every month a day 30:
      --leap-month and --missing-day choose the day then, and every answer names the choice. With --every month it is a day
      of all months, leap months too, such as 1 and 15. With --since a death is first
      kept in the lunar year after it, and a birthday too; another day from its own year on. The document is the one with the
      app's settings; a file with only a list of anniversaries, or with settings but no envelope, is converted to it by the
      first change. 'almanac month', 'date' and 'festivals' show the anniversaries of --file too, 'almanac export
      anniversaries' writes them for calendar apps, and 'almanac widget calendar --state' shows them.
      """,
    examples: [
      "almanac anniversaries add 'ông nội' --kind death --lunar 03-10 --since 2021 --file days.json",
      "almanac anniversaries add 'cúng rằm' --every month --lunar 15 --file days.json",
      "almanac anniversaries list --file days.json --language en",
    ], actions: [add, list, remove.known(as: "delete", "rm")])

  private static let shared: [any DeclaredOption] = [
    Options.document.required, Options.calendar, Options.language, Options.at, Options.zone,
    Options.format(.text, .json),
  ]

  private static let lunarDay = Option<(month: Int?, day: Int)>(
    "lunar", "MM-DD|DD",
    allowed: .texts { $0.allowedLunar },
    "the lunar month and day, such as 03-10, 12-30 is the latest; with --every month the day, such as 15",
    read: { (text) throws(UsageError) in
      guard let date = try TypedDate.lunar(text), date.year == nil, !date.isLeapMonth else { return nil }
      return date.day.map { (date.month, $0) }
    })
  private enum Period: String, CaseIterable { case year, month }
  private static let every = Option(
    "every", oneOf: Period.self, "how often it comes back (default: year)")
  private static let kind = Option(
    "kind", oneOf: Anniversary.Kind.self, "the kind of event (default: other)")
  private static let leapMonth = Option(
    "leap-month", oneOf: RecurringLunarDate.LeapMonthRule.self,
    "when it is kept in a year with a leap month of this number (default: regularMonth)")
  private static let missingDay = Option(
    "missing-day", oneOf: RecurringLunarDate.MissingDayRule.self,
    "when day 30 is kept in a month of 29 days (default: lastDayOfMonth)")
  private static let since = Option(
    "since", "YYYY", in: Anniversary.years, "the lunar year in which it happened, to count the years")
  private static let id = Option<String>("id", "ID", "the id of the new entry (default: a new UUID)")

  private static let add = Action(
    "add", "NAME", "add a day; --calendar if it has its own",
    options: [lunarDay.required, every, kind, leapMonth, missingDay, since, id] + shared
  ) { arguments, output in
    let name = try arguments.operand("NAME")
    let request = try AnniversaryRequest(arguments)
    let lunar = try arguments.required(lunarDay)
    let anniversary: Anniversary
    do {
      anniversary = try Anniversary(
        id: arguments[id] ?? UUID().uuidString, name: name, kind: arguments[kind] ?? .other,
        date: recurring(lunar, arguments),
        year: arguments[since], calendar: request.calendar, savedOn: CivilDate(request.today))
    } catch let error as JSONValueError {
      guard let refusal = DataRefusal(ofSetting: error, in: request.refusals) else { throw error }
      throw request.usage(refusal)
    } catch let error as LunarDateError {
      throw UsageError(code: Refusal.lunar(error).code, arguments[lunarDay.declaration]) {
        $0.sentence(of: error)
      }
    }
    // A wedding may be in the year to come.
    let last = CivilDate(request.today).year + 1
    if let year = anniversary.year, year > last {
      throw request.usage(DataRefusal(yearToCome: year, last: last, in: request.refusals))
    }
    let document = try request.file.update(request.clock) { document in
      try document.anniversaries.add(anniversary)
      return document
    }
    try request.write(request.entries([anniversary], of: document), to: &output)
  }

  /// Returns the day of `--lunar`, with the rules of `--every` and of the other options.
  private static func recurring(
    _ lunar: (month: Int?, day: Int), _ arguments: Arguments
  ) throws -> RecurringLunarDate {
    let leapRule = try arguments[leapMonth]
    let every = try arguments[every] ?? .year
    if every == .month, leapRule != nil {
      throw UsageError { $0.leapOfEvery }
    }
    guard (lunar.month == nil) == (every == .month) else {
      let day = "\(lunar.day)"
      throw UsageError(day) { every == .month ? $0.dayAlone(day: day) : $0.monthNeeded(day: day) }
    }
    return try RecurringLunarDate(
      month: lunar.month, day: lunar.day, leapMonthRule: leapRule ?? .regularMonth,
      missingDayRule: arguments[missingDay] ?? .lastDayOfMonth)
  }

  private static let list = Action(
    "list", "list them with the next date of each, the next first", options: shared
  ) { arguments, output in
    try arguments.atMost(0)
    let request = try AnniversaryRequest(arguments)
    let document = try request.file.document()
    let entries = request.entries(document.anniversaries.elements, of: document).enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
    if entries.isEmpty, request.format == .text {
      let texts = DayTexts(request.language)
      return try output.write("\(texts.anniversaries): \(texts.nothing)\n")
    }
    try request.write(entries, to: &output)
  }

  private static let remove = Action(
    "remove", "ID", "remove one; an ID may be shortened if only one begins with it", options: shared
  ) { arguments, output in
    let id = try arguments.operand("ID")
    let request = try AnniversaryRequest(arguments)
    // Without a document nothing can be removed, and none is written.
    _ = try request.file.document()
    let (removed, document) = try request.file.update(request.clock) { document in
      let list = document.anniversaries.elements
      let found =
        list.filter { $0.id == id }.isEmpty
        ? list.filter { $0.id.hasPrefix(id) } : list.filter { $0.id == id }
      guard found.count == 1, let removed = document.anniversaries.remove(id: found[0].id) else {
        throw CommandRefusal(
          DataRefusal(ofDay: id, count: found.count, in: request.refusals), in: request.refusals,
          isReading: false)
      }
      return (removed, document)
    }
    let entries = request.entries([removed], of: document)
    guard request.format == .text else { return try request.write(entries, to: &output) }
    let texts = AlmanacReportsStrings(language: request.language.tableIndex)
    try output.write(
      entries.map { texts.removedEntry(entry: "\($0.title) (\(removed.id))") + "\n" }.joined())
  }
}

/// The options that all actions on anniversaries share.
private struct AnniversaryRequest {
  let file: AnniversaryFile
  let clock: Clock
  let today: DayNumber
  let language: Language
  let format: OutputFormat
  /// The calendar of `--calendar`.
  let calendar: LunarCalendar?
  /// The calendar where nothing names one.
  private let usual: LunarCalendar
  /// The language of refusals.
  let refusals: Language

  init(_ arguments: Arguments) throws(UsageError) {
    clock = try Clock(arguments)
    today = try arguments.today()
    format = try arguments.format()
    language = try arguments.language(format)
    (calendar, usual) = (try arguments.chosenCalendar(), try arguments.usualCalendar())
    refusals = arguments.refusalLanguage
    file = try AnniversaryFile(arguments.required(Options.document), refusals)
  }

  /// Returns the refusal of a value on the command line, with the option that it was given for.
  func usage(_ refusal: DataRefusal) -> CommandRefusal {
    let option = ["name": "NAME", "year": "--since", "id": "--id"][refusal.member.last ?? ""] ?? ""
    return CommandRefusal(
      .refused(refusal), in: refusals, message: "\(option): \(refusal.sentence)", isUsage: true)
  }

  /// Returns the entries of some anniversaries of a document.
  func entries(_ anniversaries: [Anniversary], of document: CalendarDocument) -> [AnniversaryReport] {
    let calendar = document.calendar(chosen: calendar, usual: usual)
    return anniversaries.map {
      AnniversaryReport($0, in: $0.calendar ?? calendar, from: today, language: language)
    }
  }

  func write(_ entries: [AnniversaryReport], to output: inout OutputStream) throws {
    try output.write(
      format == .json
        ? "\(entries.columnJSON)\n"
        : entries.map { TextTable(rows: $0.lines).text + "\n" }.joined(separator: "\n"))
  }
}
