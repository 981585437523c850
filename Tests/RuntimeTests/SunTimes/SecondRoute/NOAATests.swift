import SunTimes
import Testing

/// Compares the results with NOAA's equations over latitudes and years.
///
/// The limits are the errors of NOAA's equations, which leave out the planets, the Moon and Delta T.
struct NOAATests {
  @Test func SO_11_timesAgreeWithNOAA() throws {
    var worst = (low: 0.0, high: 0.0, noon: 0.0)
    var count = 0
    for latitude in stride(from: -65.0, through: 65, by: 6.5) {
      for number in stride(from: 693_596, through: 767_009, by: 97) {
        let date = CivilDate(try DayNumber(rataDie: number))
        let longitude = Double(number * 7 % 360) - 180
        let day = try SolarDay(date, at: Coordinates(latitude: latitude, longitude: longitude))
        let other = NOAASun(date, latitude: latitude, longitude: longitude)
        let difference = { (instant: Instant, minute: Double) in
          abs(Double(instant.secondsSince1970) - Double(number - 719_163) * 86_400 - minute * 60)
        }
        worst.noon = max(worst.noon, difference(day.noon, other.noon))
        guard let sunrise = day.daylight.sunrise, let sunset = day.daylight.sunset,
          let otherSunrise = other.crossing(isRising: true), let otherSunset = other.crossing(isRising: false)
        else { continue }
        let most = max(difference(sunrise, otherSunrise), difference(sunset, otherSunset))
        if abs(latitude) < 60 { worst.low = max(worst.low, most) } else { worst.high = max(worst.high, most) }
        count += 1
      }
    }
    #expect(count > 15_000)
    #expect(worst.noon < 3.8)
    #expect(worst.low < 5.3)
    #expect(worst.high < 5.5)
  }
}
