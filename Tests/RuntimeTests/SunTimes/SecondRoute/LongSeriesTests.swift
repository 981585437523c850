import Almanac
import Testing

@testable import SunTimes

struct LongSeriesTests {
  /// The error of interpolating between solar terms, over the whole range.
  @Test func longitudeAgreesWithTheWholeSeries() throws {
    let series = try LongSeries()
    var (worst, squares, count) = (0.0, 0.0, 0)
    for days in stride(from: -36_524.3, through: 36_890, by: 47.31) {
      let instant = Instant(secondsSince1970: Int64(946_728_000 + days * 86_400))
      let longitude = try #require(SolarLongitude(around: SolarTermEvent(inForceAt: instant)))
      let value = longitude.value(at: days, FastAngles(at: days))
      let error =
        abs(Trigonometry.wrapped(value - series.longitude(at: days))) / Trigonometry.arcsecond
      worst = max(worst, error)
      squares += error * error
      count += 1
    }
    #expect(count == 1552)
    #expect(worst < 0.71, "seconds of arc")
    #expect((squares / Double(count)).squareRoot() < 0.22)
  }
}
