import AlmanacReports
import SunTimes

/// Returns the Sun at a place on a day of local mean time, with the members of `almanac sun --format json`.
@_expose(wasm, "sun")
@_cdecl("almanac_sun")
func sun(_ latitude: Double, _ longitude: Double, _ year: Int32, _ month: Int32, _ day: Int32) -> Int32 {
  Answer.json { () throws(Refusal) in
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
    } catch { throw Refusal(error) }
  }
}

extension Refusal {
  /// JavaScript has checked the place, because printing a number needs much code in Embedded Swift for
  /// WebAssembly.
  fileprivate init(_ error: SunTimesError) {
    let day: DayNumber? = if case .dateOutsideTables(let date) = error { DayNumber(date) } else { nil }
    self =
      day.map { .lunar(.dayOutsideTables($0)) }
      ?? .argument(
        .notWithin, code: "noSuchPlace", words: ["latitude, longitude", "", "-90, -180", "90, 180"])
  }
}
