import AlmanacReports
import SunTimes

/// Returns the Sun at a place on a day of local mean time, with the members of `almanac sun --format json`.
///
/// JavaScript checks the place and adds it to the answer, because printing a number needs much code here.
@_expose(wasm, "sun")
@_cdecl("almanac_sun")
func sun(_ latitude: Double, _ longitude: Double, _ year: Int32, _ month: Int32, _ day: Int32) -> Int32 {
  Answer.json { () throws(Refusal) in
    let date = try civilDate(year, month, day)
    do throws(SunTimesError) {
      let day = try SolarDay(date, at: Coordinates(latitude: latitude, longitude: longitude))
      return .object([
        ("date", .text(date.description)), ("zone", .null), ("kind", .text(day.daylight.word)),
        ("dayLength", .integer(day.dayLength)),
        (
          "events",
          .array(
            day.moments.map {
              .object([
                ("event", .text($0.word)), ("utc", .text($0.instant.description)), ("local", .null),
              ])
            })
        ),
      ])
    } catch { throw Refusal(error) }
  }
}
