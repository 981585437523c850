import Almanac
import SunTimes

/// Sunrise, sunset and noon at places of all latitudes, one place a day.
struct SunWorkload {
  private let places: [Coordinates]

  init() throws {
    places = try (0..<128).map {
      try Coordinates(latitude: Double($0) * 1.4 - 89, longitude: Double($0 * 37 % 360) - 180)
    }
  }

  func days(_ dates: [CivilDate]) -> Int {
    var sum = 0
    for (index, date) in dates.enumerated() {
      do throws(SunTimesError) {
        let day = try SolarDay(date, at: places[index & 127])
        sum &+= Int(truncatingIfNeeded: day.noon.secondsSince1970)
        switch day.daylight {
        case .normal(let sunrise, let sunset):
          sum &+= Int(truncatingIfNeeded: sunset.secondsSince1970 - sunrise.secondsSince1970)
        case .sunriseOnly(let instant), .sunsetOnly(let instant):
          sum &+= Int(truncatingIfNeeded: instant.secondsSince1970)
        case .polarDay, .polarNight: sum &+= 1
        }
      } catch {
        sum &+= 1_000_000
      }
    }
    return sum
  }
}
