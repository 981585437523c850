import Almanac
import AlmanacReports
import DayAlmanac
import Foundation
import JSONText
import WorkingDays

/// `almanac-dev conformance FOLDER`: the facts for the vectors of Tests/Conformance, by which other projects test theirs.
///
/// Like `almanac-dev facts`, they are answers of the functions that programs call. `make conformance` adds the sources of
/// other dates, and their reasons, from the ledger, which the runtime does not contain.
enum ConformanceCommand {
  static let usage = "conformance FOLDER"

  static func run(_ words: [String]) throws -> Int32 {
    guard words.count == 1 else { return AlmanacDev.misunderstood("usage: almanac-dev \(usage)") }
    let folder = URL(fileURLWithPath: words[0], isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, rows) in try Vectors.files() {
      let text = rows.map { "\($0)\n" }.joined()
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).jsonl"))
    }
    return 0
  }
}

/// The vectors of the years 1900 to 2100.
private enum Vectors {
  private static let years = 1900...2100
  /// The calendars of countries; those that use today's rule for all years differ only in past clocks.
  private static let national = LunarCalendar.all.filter { ($0.country?.calendar ?? $0) == $0 }

  static func files() throws -> [(name: String, rows: [OrderedJSON])] {
    try LunarCalendar.all.map { ("lunar-months-\($0)", try months(of: $0)) }
      + [("terms", try terms()), ("phases", try phases())]
      + FestivalCountry.all.filter { $0.calendar.country == $0 }.map {
        ("days-off-\($0.id)", try daysOff(of: $0))
      }
  }

  // MARK: - Months

  /// The months with a day in the years, with the other first days and numbers that were published or are possible.
  private static func months(of calendar: LunarCalendar) throws -> [OrderedJSON] {
    let days =
      try calendar.days(ofYear: years.lowerBound)
      .lowerBound...calendar.days(
        ofYear: years.upperBound
      ).upperBound
    let first = try calendar.month(containing: days.lowerBound)
    let months = sequence(first: first) { $0.next }.prefix { $0.firstDayNumber <= days.upperBound }
    let (differences, uncertainties) = (calendar.publishedDifferences, calendar.uncertainties)
    return months.map { month in
      let near = uncertainties.filter { $0.days.overlaps(month.days) }
      let disputes =
        differences.filter { $0.days.upperBound == month.lastDayNumber }.map { difference in
          // Its month begins a day before ours, or a day after it.
          let isAhead = difference.lunarDate.day == 1
          let first = difference.days.lowerBound.advanced(by: isAhead ? 0 : 1)
          return other(first: first, "\(month)", [("by", .array([.text(difference.authority)]))])
        } + near.flatMap { otherNumbers(of: month, in: $0) }
      let moved = near.filter { if case .leapMonth = $0.reason { false } else { true } }.flatMap {
        uncertainty in
        guard case .newMoon(let moon, let margin) = uncertainty.reason else { return [OrderedJSON?.none] }
        guard margin.day == month.firstDayNumber, let first = margin.alternative else { return [] }
        return [other(first: first, "\(month)", [("tt_minus_utc", .text(flip(moon, margin)))])]
      }
      let status = disputes.isEmpty ? moved.isEmpty ? "agreed" : "uncertain" : "disputed"
      let others = disputes + moved.compactMap(\.self)
      let margin = month.margin.secondsFromMidnight
      return .object(
        [
          ("calendar", .text(calendar.id)), ("first", .text("\(month.firstDay)")),
          ("year", .integer(month.year)), ("month", .integer(month.number)),
          ("leap", .boolean(month.isLeap)), ("days", .integer(month.dayCount)), ("status", .text(status)),
        ] + (others.isEmpty ? [] : [("others", .array(others))])
          + (abs(margin) > 600 ? [] : [("new_moon_from_midnight", .integer(margin))]))
    }
  }

  /// Another first day or number of a month: `2025-06L`.
  private static func other(
    first: DayNumber, _ month: String, _ members: [(key: String, value: OrderedJSON)]
  ) -> OrderedJSON {
    .object([("first", .text("\(CivilDate(first))")), ("month", .text(month))] + members)
  }

  /// Returns the other numbers of a month where the leap month is disputed: the first or the last of the
  /// disputed months may be the leap month, so that those between are one less or one more.
  private static func otherNumbers(of month: LunarMonth, in uncertainty: LunarUncertainty) -> [OrderedJSON] {
    guard case .leapMonth = uncertainty.reason else { return [] }
    let earlier = sequence(first: month) {
      $0.firstDayNumber > uncertainty.days.lowerBound ? $0.previous : nil
    }
    let isPastLeap = earlier.dropFirst().contains { $0.isLeap }
    var names: [String] = []
    if !isPastLeap, let previous = month.previous {
      names.append("\(previous)" + (month.firstDayNumber == uncertainty.days.lowerBound ? "L" : ""))
    }
    if isPastLeap || month.isLeap, let next = month.next {
      names.append(month.lastDayNumber == uncertainty.days.upperBound ? "\(month)L" : "\(next)")
    }
    return names.map {
      other(first: month.firstDayNumber, $0, [("by", .array([.text("another proposal")]))])
    }
  }

  /// Returns the TT - UTC, in seconds, above or below which an event falls on the other side of midnight, such as `>178`.
  private static func flip(_ event: some DatedEvent, _ margin: DayMargin) -> String {
    let assumed = event.terrestrialInstant.clockSecondsSince1970 - event.instant.secondsSince1970
    return (margin.secondsFromMidnight >= 0 ? ">" : "<") + "\(assumed + Int64(margin.secondsFromMidnight))"
  }

  // MARK: - Sky

  private static func terms() throws -> [OrderedJSON] {
    try years.map { year in
      let events = try SolarTerm.inYearOrder.map { try SolarTermEvent($0, year: year) }
      return row(year, "longitudes", .array(events.map { .integer($0.term.longitude) }), events)
    }
  }

  private static func phases() throws -> [OrderedJSON] {
    let events = try MoonPhaseEvent.lunations.flatMap { lunation in
      try MoonPhase.allCases.map { try MoonPhaseEvent($0, lunation: lunation) }
    }
    let byYear = Dictionary(grouping: events) { $0.instant.description.prefix(4) }
    return years.map { year in
      let events = byYear["\(year)", default: []]
      // The four phases follow one another, so the first names all.
      return row(year, "first_phase", events.first.map { .text($0.phase.word) } ?? .text(""), events)
    }
  }

  /// Returns the row of a year in UTC (UT1 before 1972): its events, their instants, and their days by the clock of each calendar.
  private static func row<Event: DatedEvent>(
    _ year: Int, _ heading: String, _ kinds: OrderedJSON, _ events: [Event]
  ) -> OrderedJSON {
    let margins = national.map { calendar in (calendar, events.map { $0.margin(in: calendar) }) }
    let uncertain = margins.flatMap { calendar, margins in
      zip(events.indices, margins).compactMap { index, margin -> OrderedJSON? in
        guard let other = margin.alternative else { return nil }
        return .object([
          ("calendar", .text(calendar.id)), ("index", .integer(index)),
          ("other", .text("\(CivilDate(other))")),
          ("tt_minus_utc", .text(flip(events[index], margin))),
        ])
      }
    }
    return .object([
      ("year", .integer(year)), (heading, kinds),
      ("utc", .array(events.map { .text($0.instant.description) })),
      ("days", .object(margins.map { ($0.id, .array($1.map { .text("\(CivilDate($0.day))") })) })),
      ("assumption", .text(margins.first?.1.last?.assumption.word ?? "")), ("uncertain", .array(uncertain)),
    ])
  }

  // MARK: - Days off

  /// The days that laws and decisions name, to the last year with a decision; nothing is forecast.
  private static func daysOff(of country: FestivalCountry) throws -> [OrderedJSON] {
    let daysOff = DaysOff(of: country)
    let decided = DecidedDays.collected.decisions.filter { $0.country == country }.map(\.year)
    guard let first = decided.min(), let last = decided.max() else { return [] }
    return try (min(first, country.lawsFrom.year)...last).flatMap { year in
      let state = daysOff.year(year).state
      return try daysOff.rulings(in: country.calendar.days(ofYear: year)).compactMap {
        ruling -> OrderedJSON? in
        guard ruling.reason != .forecast else { return nil }
        let document = ruling.decision.map { "\($0.number), \($0.date)" } ?? ruling.law()
        return .object([
          ("country", .text(country.id)), ("date", .text("\(CivilDate(ruling.day))")),
          ("off", .boolean(ruling.isOff)), ("reason", .text(ruling.word)),
          ("festival", OrderedJSON(ruling.festival?.id)), ("document", OrderedJSON(document)),
          ("source", OrderedJSON(ruling.decision?.source)), ("year_state", .text(state.rawValue)),
        ])
      }
    }
  }
}
