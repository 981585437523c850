import Foundation
import SolsticeWidget
import WidgetFoundation

/// `almanac seasons`: the equinoxes and solstices of a year.
struct SeasonsAction: Action {
  static let name = "seasons"
  static let operands = "YYYY"
  static let summary = "the equinoxes and solstices of a year"
  static let details = """
    For each: name, the season that begins, the civil date and time in the zone if it is not UTC, the instant in UTC
    (UT1 before 1972), and the days since the one before. Years 1899 to 2101. Future instants assume that UTC gets no
    more leap seconds.
    """
  static let examples = [
    "almanac seasons 2026 --zone UTC",
    "almanac seasons 2026 --zone Australia/Sydney --language en",
  ]
  static let options: [CommandOption] = [.zone, .hemisphere, .naming, .language, .format(.text, .json)]

  private let year: Int
  private let zone: TimeZone
  private let asked: Language
  private let texts: SolsticeTexts
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    year = try Arguments.year(arguments.operand("YYYY"))
    let zone = try NowAndHere(arguments).zone
    self.zone = zone
    asked = try arguments.language()
    texts = SolsticeTexts(
      asked,
      hemisphere: try arguments.choice(.hemisphere, of: Hemisphere.self)
        ?? Hemisphere(guessedFromZone: zone.identifier),
      naming: try arguments.choice(.naming, of: EventNaming.self) ?? .automatic)
    format = try arguments.format(of: Self.name)
  }

  func run(_ output: inout OutputStream) throws {
    let events = try SolsticeKind.allCases.map { try SolsticeEvent($0, year: year) }
    if format == .json {
      try output.write("\(OrderedJSON.array(events.map(json)))\n")
    } else {
      let clocks = isUTC ? ["UTC"] : [LocalTime.name(zone), "UTC"]
      let headings = ["", "season"] + clocks + ["days"]
      try output.write(TextTable(rows: [headings] + events.map(cells)).text + "\n")
    }
  }

  /// Returns the season that an event begins; `nil` near the equator.
  private func season(_ event: SolsticeEvent) -> Season? { texts.hemisphere.map { event.season(in: $0) } }

  private func cells(_ event: SolsticeEvent) -> [String] {
    [texts.title(event), season(event).map(texts.season) ?? ""]
      + (isUTC ? [] : [LocalTime.text(event.instant, zone: ZoneClock(zone))])
      + ["\(event.instant)", days(event).map(String.init) ?? ""]
  }

  /// Whether the clock of the zone is that of the last column.
  private var isUTC: Bool { LocalTime.name(zone) == "UTC" }

  private func json(_ event: SolsticeEvent) -> OrderedJSON {
    let members: [(key: String, value: OrderedJSON)] = [
      ("id", .text(SolsticeLink.event(event).parts.path.joined())), ("name", .text(texts.title(event))),
      ("season", OrderedJSON(season(event).map { SolsticeRole($0).rawValue })),
      ("description", .text(texts.firstDayDescription(season(event)))),
      ("date", OrderedJSON(event.date(in: LocalDays(zone: zone))?.description)),
      ("zone", .text(LocalTime.name(zone))), ("utc", .text("\(event.instant)")),
      ("days", days(event).map(OrderedJSON.integer) ?? .null), ("assumption", .text(event.assumption.word)),
    ]
    return .object(members + StandIn.members(asked, texts: texts.language))
  }

  /// Returns the number of civil days since the previous event.
  private func days(_ event: SolsticeEvent) -> Int? {
    let days = LocalDays(zone: zone)
    guard let before = event.previous?.date(in: days), let date = event.date(in: days) else { return nil }
    return before.days(to: date)
  }
}
