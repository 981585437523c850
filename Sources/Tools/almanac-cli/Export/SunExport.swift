import Almanac
import SunTimes

/// `almanac export sun`: sunrise and sunset at a place, by its days of local mean time.
struct SunExport: Export {
  static let name = "sun"
  static let columns = ["date", "sunrise", "sunset", "kind"]
  static let hasEvents = false
  static let limits = Exports.calendarDays
  static let options: [CommandOption] = [.latitude, .longitude]

  private let coordinates: Coordinates

  init(_ arguments: Arguments) throws(UsageError) {
    coordinates = try arguments.coordinates()
  }

  func forEachRow(in range: ClosedRange<DayNumber>, _ body: (Row) throws -> Void) throws {
    for offset in 0...range.lowerBound.distance(to: range.upperBound) {
      let date = CivilDate(try range.lowerBound.advanced(by: offset))
      let daylight = try SolarDay(date, at: coordinates).daylight
      try body(
        Row(values: [
          .text(date.description), JSONValue(daylight.sunrise?.description),
          JSONValue(daylight.sunset?.description), .text(daylight.word),
        ]))
    }
  }
}
