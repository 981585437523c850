import Foundation
import SunTimes
import WidgetFoundation

/// The Sun at a place, on a day of local mean time or on the civil day of a zone.
struct SunReport {
  private struct Moment {
    var word: String
    var instant: Instant
  }

  private let date: CivilDate
  private let coordinates: Coordinates
  private let zone: TimeZone?
  /// What happens to the Sun that day, as a word.
  private let kind: String
  private let dayLength: Int
  private let moments: [Moment]

  /// The day of local mean time.
  init(_ date: CivilDate, at coordinates: Coordinates) throws(SunTimesError) {
    let day = try SolarDay(date, at: coordinates)
    self.date = date
    self.coordinates = coordinates
    zone = nil
    kind = day.daylight.word
    dayLength = day.dayLength
    moments = Self.moments(of: day).sorted { $0.instant < $1.instant }
  }

  /// The civil day of a zone.
  ///
  /// - Returns: `nil` if the zone has no such day.
  init?(_ date: CivilDate, at coordinates: Coordinates, in zone: TimeZone) throws {
    // Dates outside the tables are refused as such, before the zone is asked for them.
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
    var moments: [Moment] = []
    // A zone can be more than half a day from the local time of a place.
    for offset in -2...2 {
      let day = try SolarDay(CivilDate(DayNumber(date).advanced(by: offset)), at: coordinates)
      moments += Self.moments(of: day).filter { $0.instant >= start && $0.instant < end }
    }
    self.moments = moments.sorted { $0.instant < $1.instant }
  }

  private static func moments(of day: SolarDay) -> [Moment] {
    let crossings: [(SolarAltitude, String, String)] = [
      (.astronomicalTwilight, "astronomical-dawn", "astronomical-dusk"),
      (.nauticalTwilight, "nautical-dawn", "nautical-dusk"), (.civilTwilight, "civil-dawn", "civil-dusk"),
      (.sunriseAndSunset, "sunrise", "sunset"),
      (.goldenHourBright, "golden-hour-ends", "golden-hour-begins"),
    ]
    let pairs = crossings.flatMap { altitude, up, down in
      let crossing = day.crossing(of: altitude)
      return [(up, crossing.upward), (down, crossing.downward)]
    }
    return ([("noon", day.noon)] + pairs).compactMap { word, instant in
      instant.map { Moment(word: word, instant: $0) }
    }
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

  private var json: JSONValue {
    let events = moments.map { moment in
      JSONValue.object(
        [("event", .text(moment.word)), ("utc", .text("\(moment.instant)"))]
          + (zone.map { [("local", .text(LocalTime.text(moment.instant, zone: ZoneClock($0))))] } ?? []))
    }
    return .object([
      ("date", .text("\(date)")), ("zone", JSONValue(zone.map(LocalTime.name))),
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
