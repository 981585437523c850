import DayAlmanac

/// `almanac calendars`: the calendars of the tables, the offsets they used, and what is not certain in them.
struct CalendarsAction: Action {
  static let name = "calendars"
  static let operands = ""
  static let summary = "the calendars, and the days on which they are not certain"
  static let details = """
    For each calendar: its id, the offsets from UTC it is computed with, and the days whose lunar date is not certain
    or whose leap month is disputed.
    Then the date of the newest source: what was measured, announced or made law later is not in the tables.
    """
  static let examples = ["almanac calendars", "almanac calendars --format json"]
  static let options: [CommandOption] = [.format(.text, .json)]

  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.atMost(0)
    format = try arguments.format(of: "calendars")
  }

  func run(_ output: inout OutputStream) throws {
    let reports = try LunarCalendar.all.map { try CalendarReport($0) }
    if format == .json {
      try output.write("\(OrderedJSON.array(reports.map(\.json)))\n")
    } else {
      try output.write(reports.map { "\($0.text)\n" }.joined())
      let known = KnownData.all.map { ($0.id, $0.asOf) }
      let countries = FestivalCountry.all.map { ("festivals of \($0)", $0.knownAsOf) }
      let rows = (known + countries).map { ["  \($0)", "\($1)"] }
      try output.write("known as of\n\(TextTable(rows: rows).text)\n")
    }
  }
}

/// The report about a calendar.
struct CalendarReport {
  struct Era {
    var firstDay: CivilDate
    /// Local time minus UTC in seconds.
    var offset: Int
  }

  var calendar: LunarCalendar
  var eras: [Era] = []

  init(_ calendar: LunarCalendar) throws {
    self.calendar = calendar
    let first = try calendar.year(LunarDate.years.lowerBound).firstDayNumber
    let last = try calendar.year(LunarDate.years.upperBound).lastDayNumber
    let firstOf1970 = DayNumber(try CivilDate(year: 1970, month: 1, day: 1))
    // The library only gives the offset at an instant, so eras are found by checking every noon at UTC+8.
    for count in 0...first.distance(to: last) {
      let day = try first.advanced(by: count)
      let noon = Instant(secondsSince1970: Int64(firstOf1970.distance(to: day)) * 86_400 + 4 * 3_600)
      let offset = calendar.offset(at: noon)
      if eras.last?.offset != offset { eras.append(Era(firstDay: CivilDate(day), offset: offset)) }
    }
  }

  var text: String {
    var rows = eras.map { ["  from \($0.firstDay)", SecondsText.offset($0.offset)] }
    for dispute in DisputedDays.all(of: calendar) {
      let days = "\(CivilDate(dispute.days.lowerBound)) to \(CivilDate(dispute.days.upperBound))"
      rows.append(["  \(days)", "the leap month is disputed; here leap month \(dispute.leapMonth)"])
    }
    for doubt in calendar.doubts {
      let days = "\(CivilDate(doubt.days.lowerBound)) to \(CivilDate(doubt.days.upperBound))"
      rows.append(["  \(days)", DoubtText.sentence(doubt, in: .english)])
    }
    return "\(calendar)\n\(TextTable(rows: rows).text)\n"
  }

  var json: OrderedJSON {
    .object([
      ("id", .text(calendar.id)),
      (
        "eras",
        .array(
          eras.map { .object([("from", .text($0.firstDay.description)), ("offset", .integer($0.offset))]) })
      ),
      ("doubts", .array(calendar.doubts.map { .object($0.members) })),
      ("disputes", .array(DisputedDays.all(of: calendar).map(\.json))),
      (
        "knownAsOf",
        .object(
          KnownData.all.map { ($0.id, .text($0.asOf.description)) }
            + [("festivals", OrderedJSON(calendar.country.map { $0.knownAsOf.description }))])
      ),
    ])
  }
}
