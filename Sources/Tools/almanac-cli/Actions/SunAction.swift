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
      mean time at the place, in UTC. From 1899-02-10 to 2101-01-28 (in a zone from 1899-02-14 to 2101-01-24).

      The Sun rises and sets when its centre is 50' below a flat horizon; twilights end at 6, 12 and 18 degrees, the
      golden hour at 6 degrees above. In JSON, kind is normal, polar-day, polar-night, sunrise-only or sunset-only.
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
    let zone = try arguments.zone(of: place)
    let range = try days(arguments, at: place, zone)
    guard range.lowerBound == range.upperBound else {
      let request = TableRequest(name: "sun", range: range, format: format, language: language)
      let table = Table.sun(at: place.coordinates, zone: zone.map { ZoneClock($0) }, language)
      return try table.write(request, to: &output)
    }
    let date = CivilDate(range.lowerBound)
    let report = try report(on: date, at: place.coordinates, zone)
    try output.write(
      format == .json
        ? "\(OrderedJSON.object(report.members(place: members(of: place.coordinates))))\n"
        : "\(TextTable(rows: rows(report, at: place.coordinates, DayTexts(language))).text)\n")
  }

  private static func report(
    on date: CivilDate, at coordinates: Coordinates, _ zone: TimeZone?
  ) throws -> SunReport {
    // Dates outside the tables are refused first, before the zone is used.
    let solar = try SolarDay(date, at: coordinates)
    guard let zone else { return SunReport(solar) }
    let days = LocalDays(zone: zone)
    // Samoa had no 30 December 2011.
    guard let start = days.start(of: date), let end = days.next(after: start) else {
      throw CommandFailure("\(zone.name) has no \(date)")
    }
    return try SunReport(
      CivilSunDay(from: start, to: end, at: coordinates), on: date, in: (zone.name, ZoneClock(zone)))
  }

  private static func members(of place: Coordinates) -> [(key: String, value: OrderedJSON)] {
    [("latitude", .number(place.latitude)), ("longitude", .number(place.longitude))]
  }

  private static func rows(_ report: SunReport, at place: Coordinates, _ texts: DayTexts) -> [[String]] {
    // "21.0285° N 105.8542° E".
    let latitude = "\(abs(place.latitude))° \(place.latitude < 0 ? "S" : "N")"
    let longitude = "\(abs(place.longitude))° \(place.longitude < 0 ? "W" : "E")"
    let facts = [
      [texts.date, "\(report.date) \(report.zone?.name ?? texts.localMeanTime)"],
      [texts.place, "\(latitude) \(longitude)"], [texts.kind, texts.sunDay(report.kind)],
      [texts.dayLength, "\(SecondsText.signed(report.dayLength).dropFirst())"],
    ]
    return facts
      + report.moments.map { [texts.sunMoment($0.word), report.local($0.instant) ?? "\($0.instant)"] }
  }

  /// Returns the days of the operand; today is the day of the zone, or of local mean time at the place.
  private static func days(
    _ arguments: Arguments, at place: Place, _ zone: TimeZone?
  ) throws(UsageError) -> ClosedRange<DayNumber> {
    let clock = try Clock(arguments)
    let today = { () throws(UsageError) -> DayNumber in
      if let zone, let date = LocalDays(zone: zone).day(at: clock.instant) { return DayNumber(date) }
      do throws(CivilDateError) {
        return try clock.instant.day(atOffset: Int((240 * place.coordinates.longitude).rounded(.down)))
      } catch { throw clock.outsideCalendar }
    }
    guard !arguments.operands.isEmpty else {
      let day = try today()
      return day...day
    }
    return try DayRange.days(
      arguments.operands.joined(separator: " "), in: arguments.calendar(), today: today)
  }
}
