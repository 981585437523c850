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
    guard let zone else {
      return try output.write(SunReport(date, at: place.coordinates).text(format, language))
    }
    // Samoa had no 30 December 2011.
    guard let report = try SunReport(date, at: place.coordinates, in: zone) else {
      throw CommandFailure("\(zone.name) has no \(date)")
    }
    try output.write(report.text(format, language))
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
    guard let text = try arguments.optionalOperand() else {
      let day = try today()
      return day...day
    }
    return try DayRange.days(text, today: today)
  }
}

/// The Sun at a place, on a day of local mean time or on a civil day of a zone.
private struct SunReport {
  private let date: CivilDate
  private let coordinates: Coordinates
  private let zone: TimeZone?
  /// The course of the Sun on that day, as a word for programs.
  private let kind: String
  private let dayLength: Int
  private let moments: [(word: String, instant: Instant)]

  /// Creates the report of a day of local mean time.
  init(_ date: CivilDate, at coordinates: Coordinates) throws(SunTimesError) {
    let day = try SolarDay(date, at: coordinates)
    self.date = date
    self.coordinates = coordinates
    zone = nil
    kind = day.daylight.word
    dayLength = day.dayLength
    moments = day.moments
  }

  /// Creates the report of a civil day of a zone.
  ///
  /// - Returns: `nil` if the zone has no such day.
  init?(_ date: CivilDate, at coordinates: Coordinates, in zone: TimeZone) throws {
    // Dates outside the tables are refused first, before the zone is used.
    _ = try SolarDay(date, at: coordinates)
    let days = LocalDays(zone: zone)
    guard let start = days.start(of: date), let end = days.next(after: start) else { return nil }
    let civil = try CivilSunDay(from: start, to: end, at: coordinates)
    self.date = date
    self.coordinates = coordinates
    self.zone = zone
    dayLength = civil.dayLength
    kind = civil.word
    var moments: [(word: String, instant: Instant)] = []
    // The zone may differ from the local time of a place by more than half a day.
    for offset in -2...2 {
      let day = try SolarDay(CivilDate(DayNumber(date).adding(days: offset)), at: coordinates)
      moments += day.moments.filter { $0.instant >= start && $0.instant < end }
    }
    self.moments = moments.sorted { $0.instant < $1.instant }
  }

  func text(_ format: OutputFormat, _ language: Language) -> String {
    format == .json ? "\(json)\n" : table(DayTexts(language))
  }

  private func table(_ texts: DayTexts) -> String {
    let facts = [
      [texts.date, "\(date) \(zone?.name ?? texts.localMeanTime)"],
      [texts.place, Self.place(coordinates)],
      [texts.kind, texts.sunDay(kind)],
      [texts.dayLength, "\(SecondsText.signed(dayLength).dropFirst())"],
    ]
    let rows = moments.map { [texts.sunMoment($0.word), local($0.instant) ?? "\($0.instant)"] }
    return TextTable(rows: facts + rows).text + "\n"
  }

  private func local(_ instant: Instant) -> String? {
    zone.map { LocalTime.text(instant, zone: ZoneClock($0)) }
  }

  private var json: OrderedJSON {
    let events = moments.map { moment in
      OrderedJSON.object([
        ("event", .text(moment.word)), ("utc", .text("\(moment.instant)")),
        ("local", OrderedJSON(local(moment.instant))),
      ])
    }
    return .object([
      ("date", .text("\(date)")), ("zone", OrderedJSON(zone?.name)),
      ("latitude", .number(coordinates.latitude)), ("longitude", .number(coordinates.longitude)),
      ("kind", .text(kind)), ("dayLength", .integer(dayLength)), ("events", .array(events)),
    ])
  }

  /// "21.0285° N 105.8542° E".
  private static func place(_ coordinates: Coordinates) -> String {
    let latitude = "\(abs(coordinates.latitude))° \(coordinates.latitude < 0 ? "S" : "N")"
    return "\(latitude) \(abs(coordinates.longitude))° \(coordinates.longitude < 0 ? "W" : "E")"
  }
}
