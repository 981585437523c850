import Almanac
import DayAlmanac

/// `almanac next`: the next day of a festival or an anniversary, and the number of days until then.
struct NextAction: Action {
  static let name = "next"
  static let operands = "FESTIVAL|DATE"
  static var operandWords: [String] {
    var ids: [String] = []
    for festival in FestivalCountry.all.flatMap(Festival.all) where !ids.contains(festival.id) {
      ids.append(festival.id)
    }
    return ids
  }
  static let summary = "the next day of a festival or an anniversary, and the days to go"
  static let details = """
    FESTIVAL is an id such as tet, of the country of the calendar: 'almanac export festivals' lists them. A DATE such as
    2026-06-14 comes back every lunar year (--anniversary lunar): a day of a leap month in the regular month, and day 30
    on day 29 if the month has no day 30. Days are counted from today: 0 if it is today.
    """
  static let examples = ["almanac next tet", "almanac next 2026-06-14 --anniversary lunar"]
  static let options: [CommandOption] = [
    .anniversary, .calendar, .language, .at, .zone, .format(.text, .json),
  ]

  private enum Sought {
    case festival(id: String)
    case anniversary(DayNumber)
  }

  private let sought: Sought
  private let today: DayNumber
  private let calendar: LunarCalendar
  private let language: Language
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    calendar = try arguments.calendar()
    language = try arguments.language()
    format = try arguments.format(of: "a day to come")
    today = DayNumber(try arguments.today())
    let text = try arguments.operand("FESTIVAL or DATE")
    let kind = arguments[.anniversary]
    if let kind, !CommandOption.anniversary.words.contains(kind) {
      throw UsageError("'\(kind)' is not allowed for --anniversary; allowed: lunar")
    }
    let ids = calendar.country.map(Festival.all)?.map(\.id) ?? []
    if ids.contains(text) {
      guard kind == nil else { throw UsageError("--anniversary is for a date, and '\(text)' is a festival") }
      sought = .festival(id: text)
    } else if let date = CivilDate(text) {
      guard kind != nil else { throw UsageError("a date needs --anniversary lunar") }
      sought = .anniversary(DayNumber(date))
    } else {
      throw UsageError(
        "'\(text)' is neither a date such as 2026-06-14 nor a festival of the calendar '\(calendar)'; "
          + "'almanac export festivals --calendar \(calendar)' lists those")
    }
  }

  func run(_ output: inout OutputStream) throws {
    let (day, name) = try found()
    let lunar = try calendar.lunarDate(of: day)
    let doubt = try calendar.doubt(on: day)
    let dispute = DisputedDays.around(day, in: calendar)
    let date = CivilDate(day)
    let daysToGo = today.distance(to: day)
    if format == .json {
      let json = OrderedJSON.object(
        [
          ("date", .text("\(date)")), ("name", OrderedJSON(name)), ("calendar", .text(calendar.id)),
          ("lunar", lunar.json), ("certain", .boolean(doubt == nil && dispute == nil)),
          ("daysToGo", .integer(daysToGo)),
        ] + DisputedDays.members(dispute))
      return try output.write("\(json)\n")
    }
    let lines = [
      ["festival", name ?? ""],
      ["date", "\(date) \(date.weekday.shortName(in: language))"],
      ["lunar date", "\(lunar)"],
      ["days to go", "\(daysToGo)"],
      ["certain", DoubtText.sentence(doubt, dispute, in: language) ?? "yes"],
    ]
    try output.write(TextTable(rows: lines.filter { $0[1] != "" }).text + "\n")
  }

  /// Returns the day, and the name of the festival or anniversary on it.
  private func found() throws -> (day: DayNumber, name: String?) {
    switch sought {
    case .festival(let id):
      _ = try calendar.lunarDate(of: today)
      let next = try calendar.festivals(in: today...calendar.days.upperBound).first { $0.festival.id == id }
      guard let next else { throw NothingToCome(text: id) }
      return (next.day, next.festival.name(in: language))
    case .anniversary(let day):
      let lunar = try calendar.lunarDate(of: day)
      let recurring = try RecurringLunarDate(month: lunar.month, day: lunar.day)
      guard let next = try calendar.next(recurring, from: max(day, today)) else {
        throw NothingToCome(text: "\(CivilDate(day))")
      }
      return (next, nil)
    }
  }
}

/// The error for a festival or an anniversary that does not recur before the tables end.
private struct NothingToCome: Error, CustomStringConvertible {
  var text: String

  var description: String { "'\(text)' does not come back before the tables end" }
}
