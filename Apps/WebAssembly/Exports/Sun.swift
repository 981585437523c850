import AlmanacReports
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
        ("date", .text(date.description)), ("kind", .text(day.daylight.word)),
        ("dayLength", .integer(day.dayLength)),
        (
          "events",
          .array(
            day.moments.map {
              .object([("event", .text($0.word)), ("utc", .text($0.instant.description))])
            })
        ),
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
