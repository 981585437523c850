import Almanac
import Foundation

/// A second way to compute sunrise, noon and sunset: the equations that NOAA publishes.
///
/// Source: NOAA Global Monitoring Laboratory, Solar Calculator, "Calculation Details" and the spreadsheet
/// behind them, which follow Meeus J. 1991, Astronomical Algorithms. Results are minutes of the UTC day; the
/// equations use UT for TT.
struct NOAASun {
  /// The days from J2000.0 to 00:00 UTC of the date.
  private let midnight: Double
  private let latitude: Double
  private let longitude: Double

  init(_ date: CivilDate, latitude: Double, longitude: Double) {
    midnight = Double(DayNumber(date).rataDie) - 730_120.5
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Returns the declination in radians and the equation of time in minutes.
  private func sun(atMinute minute: Double) -> (declination: Double, equationOfTime: Double) {
    let t = (midnight + minute / 1440) / 36_525
    let meanLongitude = rad(280.46646 + t * (36_000.76983 + t * 0.0003032))
    let anomaly = rad(357.52911 + t * (35_999.05029 - 0.0001537 * t))
    let eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t)
    let center =
      sin(anomaly) * (1.914602 - t * (0.004817 + 0.000014 * t))
      + sin(2 * anomaly) * (0.019993 - 0.000101 * t) + sin(3 * anomaly) * 0.000289
    let node = rad(125.04 - 1934.136 * t)
    let apparent = meanLongitude + rad(center - 0.00569 - 0.00478 * sin(node))
    let meanObliquity = 23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60
    let obliquity = rad(meanObliquity + 0.00256 * cos(node))
    let y = pow(tan(obliquity / 2), 2)
    let equation =
      y * sin(2 * meanLongitude) - 2 * eccentricity * sin(anomaly)
      + 4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude)
      - 0.5 * y * y * sin(4 * meanLongitude) - 1.25 * eccentricity * eccentricity * sin(2 * anomaly)
    return (asin(sin(obliquity) * sin(apparent)), 4 * equation * 180 / .pi)
  }

  /// The time of the meridian passage, in minutes of the UTC day.
  var noon: Double {
    var minute = 720 - 4 * longitude
    for _ in 0..<3 { minute = 720 - 4 * longitude - sun(atMinute: minute).equationOfTime }
    return minute
  }

  /// Returns the time of sunrise or sunset, in minutes of the UTC day.
  ///
  /// - Returns: `nil` if the Sun of that moment never comes to 90.833 degrees from the zenith.
  func crossing(isRising: Bool) -> Double? {
    var minute = noon
    for _ in 0..<12 {
      let (declination, equation) = sun(atMinute: minute)
      let cosine =
        cos(rad(90.833)) / (cos(rad(latitude)) * cos(declination)) - tan(rad(latitude)) * tan(declination)
      guard abs(cosine) <= 1 else { return nil }
      let hourAngle = 4 * acos(cosine) * 180 / .pi
      minute = 720 - 4 * longitude - equation + (isRising ? -hourAngle : hourAngle)
    }
    return minute
  }

  private func rad(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
