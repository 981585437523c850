import DayAlmanac
import LunarCalendarWidget

/// `almanac festivals`: the festivals and public holidays of a Gregorian year.
struct FestivalsAction: Action {
  static let name = "festivals"
  static let operands = "YYYY"
  static let summary = "the festivals and public holidays of a year"
  static let details = """
    The festivals of the calendar's country; a calendar without a country has none. For each: date, name, kind, and the
    paid days by law. If the law gives only the number of days, a decision of each year says which days they are, and they
    are not computed; nor are days that make up for weekends, or swapped days. Years 1900 to 2100. Anniversaries come
    before the festivals of their day; their kind is death, birthday or other.
    """
  static let examples = ["almanac festivals 2026", "almanac festivals 2026 --calendar chinese --language en"]
  static let options = YearArguments.options + [.with]

  private let given: YearArguments
  private let path: String?
  /// The calendar of `--calendar`.
  private let chosen: LunarCalendar?

  init(_ arguments: Arguments) throws(UsageError) {
    chosen = try arguments.chosenCalendar()
    given = try YearArguments(arguments, of: Self.name)
    path = arguments[.with]
  }

  func run(_ output: inout OutputStream) throws {
    let first = DayNumber(try CivilDate(year: given.year, month: 1, day: 1))
    let last = DayNumber(try CivilDate(year: given.year, month: 12, day: 31))
    let anniversaries = try GivenAnniversaries(path, chosen: chosen, language: given.language)
    let kept = (anniversaries?.reports(in: first...last) ?? []).map(FestivalRow.init)
    let festivals = try given.calendar.festivals(in: first...last).map {
      FestivalRow(FestivalReport($0, language: given.language))
    }
    let rows = (kept + festivals).enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    if given.format == .json {
      // An empty list would mean that the country has no festivals.
      let isKnown = given.calendar.country != nil || anniversaries != nil
      try output.write("\(isKnown ? .array(rows.map { .object($0.members) }) : OrderedJSON.null)\n")
    } else if given.calendar.country == nil, anniversaries == nil {
      try output.write("\(given.calendar) has no country, so no festivals and no public holidays\n")
    } else {
      let texts = DayTexts(given.language)
      let headings = [texts.date, "", texts.name, texts.kind, texts.daysOff, texts.whichDays]
      try output.write(TextTable(rows: [headings] + rows.map(\.cells)).text + "\n")
    }
  }
}

/// A line of the year: a festival or an anniversary.
private struct FestivalRow {
  let date: CivilDate
  let cells: [String]
  let members: [(key: String, value: OrderedJSON)]

  init(_ report: FestivalReport) { (date, cells, members) = (report.date, report.cells, report.members) }

  init(_ report: AnniversaryReport) {
    date = report.date
    let kind = report.day.anniversary.kind.rawValue
    let kindText = AnniversaryTexts(report.language).word(report.day.anniversary.kind)
    cells = [date.description, date.weekday.shortName(in: report.language), report.title, kindText]
    var members: [(key: String, value: OrderedJSON)] = [
      ("date", .text("\(date)")), ("id", .text(report.day.anniversary.id)),
      ("name", .text(report.day.anniversary.name)),
      ("kind", .text(kind)), ("days_off", .integer(0)), ("first_paid_day", .null), ("last_paid_day", .null),
      ("counted_with", .null),
      ("others_decided", .boolean(false)), ("legal_basis", .null),
    ]
    // The further members of the report, as in other actions.
    let known = members.map(\.key)
    members += report.members.filter { !known.contains($0.key) }
    self.members = members
  }
}

extension FestivalReport {
  /// The kind of festival in the language.
  var kindText: String { texts.name(entry.festival.kind) }

  /// Returns which days are paid days off by law; `nil` if none is.
  private var whichDays: String? { texts.paidDays(of: entry, in: language) }

  /// The number of paid days off by law, and which they are; `nil` if the number is not fixed or 0.
  var paidText: String? { daysOff > 0 ? whichDays.map { texts.paidDays(daysOff, $0) } : nil }

  private var texts: DayTexts { DayTexts(language) }

  var cells: [String] {
    [
      date.description, date.weekday.shortName(in: language), name, kindText, daysOff > 0 ? "\(daysOff)" : "",
      whichDays ?? "",
    ]
  }
}
