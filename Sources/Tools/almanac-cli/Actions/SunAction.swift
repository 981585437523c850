import Foundation
import SunTimes
import WidgetFoundation

/// `almanac sun`: the Sun at a place on a day.
struct SunAction: Action {
  static let name = "sun"
  static let operands = "[DATE]"
  static let summary = "sunrise, sunset, noon and twilight at a place"
  static let details = """
    With --zone, the civil day of that zone, from midnight to midnight, in its time; without --zone, the day of local mean
    time at the place, in UTC. DATE is from 1899-02-10 to 2101-01-28 (with --zone from 1899-02-14 to 2101-01-24; default:
    today).

    The Sun rises and sets when its centre is 50' below a flat horizon; twilights end at 6, 12 and 18 degrees, the
    golden hour at 6 degrees above. kind is normal, polar-day, polar-night, sunrise-only or sunset-only.
    """
  static let examples = [
    "almanac sun --latitude 21.03 --longitude 105.85 --zone Asia/Ho_Chi_Minh",
    "almanac sun 2026-06-21 --latitude 64.15 --longitude -21.94 --zone Atlantic/Reykjavik",
  ]
  static let options: [CommandOption] = [.latitude, .longitude, .zone, .at, .format(.text, .json)]

  private let date: CivilDate
  private let coordinates: Coordinates
  private let zone: TimeZone?
  private let format: OutputFormat

  init(_ arguments: Arguments) throws(UsageError) {
    coordinates = try arguments.coordinates()
    let now = try NowAndHere(arguments)
    zone = arguments[.zone] == nil ? nil : now.zone
    format = try arguments.format(of: "the Sun")
    if let text = try arguments.optionalOperand() {
      if arguments[.at] != nil { throw UsageError("--at says when today is, but a date was given") }
      date = try Arguments.date(text)
    } else if zone != nil {
      date = try arguments.today()
    } else {
      date = try Self.meanDate(now.instant, coordinates)
    }
  }

  func run(_ output: inout OutputStream) throws {
    guard let zone else {
      try output.write(SunReport(date, at: coordinates).text(format))
      return
    }
    guard let report = try SunReport(date, at: coordinates, in: zone) else {
      throw NoSuchDay(date: date, zone: zone)
    }
    try output.write(report.text(format))
  }

  private static func meanDate(
    _ instant: Instant, _ coordinates: Coordinates
  ) throws(UsageError) -> CivilDate {
    do throws(CivilDateError) {
      return CivilDate(try instant.day(atOffset: Int((240 * coordinates.longitude).rounded(.down))))
    } catch {
      throw UsageError("\(OutsideCalendar(instant: instant))")
    }
  }
}

/// The error for a day that does not exist in a zone, as 2011-12-30 in Samoa.
private struct NoSuchDay: Error, CustomStringConvertible {
  var date: CivilDate
  var zone: TimeZone

  var description: String { "\(LocalTime.name(zone)) has no \(date)" }
}

/// The Sun at a place, on a day of local mean time or on a civil day of a zone.
struct SunReport {
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
    kind =
      switch civil.course {
      case .polarDay: "polar-day"
      case .polarNight: "polar-night"
      case .events where civil.sunrises.isEmpty: "sunset-only"
      case .events where civil.sunsets.isEmpty: "sunrise-only"
      case .events: "normal"
      }
    var moments: [(word: String, instant: Instant)] = []
    // The zone may differ from the local time of a place by more than half a day.
    for offset in -2...2 {
      let day = try SolarDay(CivilDate(DayNumber(date).advanced(by: offset)), at: coordinates)
      moments += day.moments.filter { $0.instant >= start && $0.instant < end }
    }
    self.moments = moments.sorted { $0.instant < $1.instant }
  }

  func text(_ format: OutputFormat) -> String { format == .json ? "\(json)\n" : table }

  private var table: String {
    let facts = [
      ["date", "\(date)\(zone.map { " in \(LocalTime.name($0))" } ?? " in local mean time")"],
      ["place", Self.place(coordinates)],
      ["kind", kind],
      ["day length", "\(SecondsText.signed(dayLength).dropFirst())"],
    ]
    let rows = moments.map { moment in
      [
        moment.word.replacing("-", with: " "),
        zone.map { LocalTime.text(moment.instant, zone: ZoneClock($0)) } ?? "\(moment.instant)",
      ]
    }
    return TextTable(rows: facts + rows).text + "\n"
  }

  private var json: OrderedJSON {
    let events = moments.map { moment in
      OrderedJSON.object(
        [("event", .text(moment.word)), ("utc", .text("\(moment.instant)"))]
          + (zone.map { [("local", .text(LocalTime.text(moment.instant, zone: ZoneClock($0))))] } ?? []))
    }
    return .object([
      ("date", .text("\(date)")), ("zone", OrderedJSON(zone.map(LocalTime.name))),
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
