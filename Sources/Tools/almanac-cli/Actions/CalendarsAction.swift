import DayAlmanac

extension Action {
  /// `almanac calendars`: the calendars of the tables, their offsets from UTC, and their uncertain dates.
  static let calendars = Action(
    "calendars", "the calendars, and the dates that are not certain in them",
    details: """
      For each calendar: its id, the offsets from UTC it is computed with, the days whose lunar date, solar term or phase of
      the Moon is not certain ('almanac export uncertain' has these as a table), and those on which published tables have
      other lunar dates.
      Then the date of the newest source: what was measured, announced or made law later is not in the tables.
      """,
    examples: ["almanac calendars", "almanac calendars --format json"],
    options: [Options.language, Options.format(.text, .json)]
  ) { arguments, output in
    try arguments.atMost(0)
    let format = try arguments.format()
    let language = try arguments.language(format)
    if format == .json {
      let days = TableDays.calendars.lowerBound
      try Table.calendars.write(
        TableRequest(name: "calendars", range: days...days, format: .json, language: language), to: &output)
      return
    }
    let texts = DayTexts(language)
    for calendar in LunarCalendar.all {
      let periods = CalendarInfoRow(calendar).periods.map {
        ["  \(texts.from($0.firstDay))", SecondsText.offset($0.offset)]
      }
      let uncertainties = UncertainRow.rows(on: calendar.days, of: calendar).map {
        ["  \(texts.range($0.days))", $0.sentence(language)]
      }
      let differences = calendar.publishedDifferences.map {
        ["  \(texts.range($0.days))", texts.sentence($0)]
      }
      try output.write("\(calendar)\n\(TextTable(rows: periods + uncertainties + differences).text)\n\n")
    }
    let known = KnownData.all.map { ["  \($0.id)", "\($0.asOf)"] }
    let countries = FestivalCountry.all.map { ["  \(texts.festivals(of: $0))", "\($0.knownAsOf)"] }
    let decisions = FestivalCountry.all.compactMap { country in
      country.decisionsKnownAsOf.map { ["  \(texts.decisions(of: country))", "\($0)"] }
    }
    try output.write("\(texts.knownAsOf)\n\(TextTable(rows: known + countries + decisions).text)\n")
  }
}
