import DayAlmanac
import Foundation
import SunTimes
import WidgetFoundation

extension Action {
  /// `almanac sun`: the Sun at a place on a day, or sunrise and sunset on several.
  static let sun = Action(
    "sun", DayRange.operand, words: DayRange.relativeWords, "sunrise, sunset, noon and twilight at a place",
    details: """
      \(DayRange.help) (default: today);
      several days are a table of sunrise and sunset.

      With --city or --zone, the civil day of that zone, from midnight to midnight, in its time; without, the day of local
      mean time at the place, in UTC. From 1899-02-10 to 2101-01-28. A day that a zone skipped has no row among several.

      The Sun rises and sets when its centre is 50' below a flat horizon; twilights end at 6, 12 and 18 degrees, the
      golden hour at 6 degrees above. In JSON, kind is normal, polar-day, polar-night, sunrise-only or sunset-only, and
      until is the sunset that ends a polar day, or the sunrise that ends a polar night.
      """,
    examples: [
      "almanac sun --city hanoi",
      "almanac sun 2026-06-21 --latitude 64.15 --longitude -21.94 --zone Atlantic/Reykjavik",
    ],
    options: Place.options + [
      Place.zone, Options.language, Options.at, Options.format(.text, .json),
    ] as [any DeclaredOption]
  ) { arguments, output in
    let format = try arguments.format()
    let language = try arguments.language(format)
    let place = try arguments.place()
    let zone = try arguments.givenZone().map { (name: $0.name, clock: ZoneClock($0)) }
    let range = try arguments.range(default: .day)
    guard range.lowerBound == range.upperBound else {
      let tables = TableDays.calendars
      if !tables.contains(range.lowerBound) || !tables.contains(range.upperBound) {
        let isBefore = !tables.contains(range.lowerBound)
        let day = isBefore ? range.lowerBound : tables.upperBound.advanced(by: 1)
        throw CommandFailure {
          let problem = $0.outsideCalendars("\(CivilDate(day))")
          return $0.partInTables(problem, of: range, in: tables)
        }
      }
      let request = TableRequest(name: "sun", range: range, format: format, language: language)
      return try Table.sun(at: place.coordinates, in: zone, language).write(request, to: &output)
    }
    let date = CivilDate(range.lowerBound)
    guard let report = try SunReport(date, at: place.coordinates, in: zone) else {
      throw CommandFailure.skipped(date, in: zone?.name ?? "local mean time")
    }
    try output.write(
      format == .json
        ? "\(report.columnJSON)\n"
        : "\(TextTable(rows: rows(report, at: place.coordinates, DayTexts(language))).text)\n")
  }

  private static func rows(_ report: SunReport, at place: Coordinates, _ texts: DayTexts) -> [[String]] {
    // "21.0285° N 105.8542° E".
    let latitude = "\(abs(place.latitude))° \(place.latitude < 0 ? "S" : "N")"
    let longitude = "\(abs(place.longitude))° \(place.longitude < 0 ? "W" : "E")"
    let time = { (instant: Instant) in report.local(instant) ?? "\(instant)" }
    let facts = [
      [texts.date, "\(report.date) \(report.zone?.name ?? texts.localMeanTime)"],
      [texts.place, "\(latitude) \(longitude)"], [texts.kind, texts.sunDay(report.day.word)],
      report.until.map { [texts.until, time($0.instant)] },
      [texts.dayLength, "\(SecondsText.signed(report.day.dayLength).dropFirst())"],
    ]
    return facts.compactMap { $0 } + report.moments.map { [texts.sunMoment($0.word), time($0.instant)] }
  }
}
