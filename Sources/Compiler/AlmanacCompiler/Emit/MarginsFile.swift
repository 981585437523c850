import AlmanacModel

extension EncodedAlmanac {
  private static let marginColumns = [
    "calendar", "event", "tt", "utc", "local", "margin", "assumption", "certain", "day", "other-day", "days",
    "first", "last",
  ]

  /// Generated/margins.tsv: the events so close to midnight that seconds decide their civil day.
  func marginsFile(_ data: SourceData) -> GeneratedFile {
    let rows = calendars.flatMap { calendar in calendar.closeEvents.map { row($0, calendar, data.names) } }
    let text = (header + [Self.marginColumns.joined(separator: "\t")] + rows).map { $0 + "\n" }.joined()
    return GeneratedFile(path: "\(GeneratedFile.folder)/margins.tsv", text: text)
  }

  private var header: [String] {
    [
      "Events close to midnight: new moons that begin months, and solar terms, by calendar and time.",
      "Do not edit: made by `make generate` (almanac-compiler generate).",
      "",
      "An event is listed if its civil day is uncertain, or if it is within "
        + "\(DoubtFinder.reportedMargin) s of local midnight.",
      "tt, utc, local: the instant in whole seconds of TT, in UTC (before 1972: UT1), on the clock of the calendar.",
      "margin: seconds after (+) or before (-) the nearest local midnight.",
      "assumption: what the day depends on. delta-t: Delta T as known today; announced-utc: leap seconds as announced;",
      "future-utc: no leap second is added or removed.",
      "certain: no if a plausible Delta T or TT - UTC, or half a second of error, would put the event on the other day.",
      "other-day: the day on the other side of that midnight. days, first, last: the lunar dates that would change.",
    ].map { $0.isEmpty ? "#" : "# \($0)" }
  }

  private func row(_ event: Doubt, _ calendar: EncodedCalendar, _ names: Names) -> String {
    let instant = sky.instant(of: event.event)
    let utc = timeScales.utc(instant)
    let margin = event.margin
    let seconds = margin.secondsFromMidnight
    let fields = [
      calendar.source.id, event.name(in: calendar, names), "\(instant)", "\(utc)",
      "\(calendar.clock.localTime(of: utc))", seconds < 0 ? "\(seconds)" : "+\(seconds)",
      Self.text(margin.assumption), margin.isCertain ? "yes" : "no", "\(CivilDate(margin.day))",
      "\(CivilDate(event.alternative))", "\(event.changedCount)",
      event.changed.map { "\(CivilDate($0.lowerBound))" } ?? "-",
      event.changed.map { "\(CivilDate($0.upperBound))" } ?? "-",
    ]
    return fields.joined(separator: "\t")
  }

  private static func text(_ assumption: DayMargin.Assumption) -> String {
    switch assumption {
    case .deltaT: "delta-t"
    case .announcedUTC: "announced-utc"
    case .futureUTC: "future-utc"
    }
  }
}
