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
      let place = try Coordinates(latitude: latitude, longitude: longitude)
      // Local mean time skips no day.
      guard let report = try SunReport(date, at: place, in: nil) else {
        throw SunTimesError.dateOutsideTables(date)
      }
      return report.columnJSON
    } catch { throw Refusal(error) }
  }
}
