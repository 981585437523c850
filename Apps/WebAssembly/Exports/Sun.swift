import Almanac
import JSONText
import SunTimes

/// The Sun at a place on a day of local mean time, with the members that `almanac sun --format json` gives.
@_expose(wasm, "sun")
@_cdecl("almanac_sun")
func sun(_ latitude: Double, _ longitude: Double, _ year: Int32, _ month: Int32, _ day: Int32) -> Int32 {
  Answer.json { () throws(Failure) in
    let date = try civilDate(year, month, day)
    do throws(SunTimesError) {
      let day = try SolarDay(date, at: Coordinates(latitude: latitude, longitude: longitude))
      return .object([
        ("date", .text(date.description)), ("kind", .text(kind(day.daylight))),
        ("dayLength", .integer(day.dayLength)), ("events", .array(events(day))),
      ])
    } catch { throw Failure(error) }
  }
}

extension Failure {
  /// JavaScript adds the number to the message: Embedded Swift for WebAssembly would need much code to print it.
  fileprivate init(_ error: SunTimesError) {
    switch error {
    case .latitudeOutOfRange:
      self.init(code: "noSuchPlace", message: "latitude has to be a number from -90 to 90")
    case .longitudeOutOfRange:
      self.init(code: "noSuchPlace", message: "longitude has to be a number from -180 to 180")
    case .dateOutsideTables(let date):
      self.init(LunarDateError.dayOutsideTables(DayNumber(date)))
    case .altitudeOutOfRange, .instantOutsideTables, .emptyInterval:
      self.init(code: "outsideTables", message: "the Sun of this day is outside the tables")
    }
  }
}

private func kind(_ daylight: Daylight) -> String {
  switch daylight {
  case .normal: "normal"
  case .sunriseOnly: "sunrise-only"
  case .sunsetOnly: "sunset-only"
  case .polarDay: "polar-day"
  case .polarNight: "polar-night"
  }
}

/// Noon and the altitudes that the Sun crosses, in order of time.
private func events(_ day: SolarDay) -> [OrderedJSON] {
  let crossings: [(SolarAltitude, String, String)] = [
    (.astronomicalTwilight, "astronomical-dawn", "astronomical-dusk"),
    (.nauticalTwilight, "nautical-dawn", "nautical-dusk"), (.civilTwilight, "civil-dawn", "civil-dusk"),
    (.sunriseAndSunset, "sunrise", "sunset"),
    (.goldenHourBright, "golden-hour-ends", "golden-hour-begins"),
  ]
  var events = [(word: "noon", instant: day.noon)]
  for (altitude, dawn, dusk) in crossings {
    let crossing = day.crossing(of: altitude)
    if let instant = crossing.upward { events.append((dawn, instant)) }
    if let instant = crossing.downward { events.append((dusk, instant)) }
  }
  return events.sorted { $0.instant < $1.instant }
    .map { .object([("event", .text($0.word)), ("utc", .text($0.instant.description))]) }
}
