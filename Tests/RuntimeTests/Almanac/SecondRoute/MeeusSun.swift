import Foundation

/// The Sun by short formulas.
///
/// Source: Meeus J. 1998, Astronomical Algorithms, 2nd edition, chapters 25 and 27.
enum MeeusSun {
  /// Table 27.B: March equinox, June solstice, September equinox, December solstice, as polynomials in millennia.
  private static let means: [[Double]] = [
    [2_451_623.80984, 365_242.37404, 0.05169, -0.00411, -0.00057],
    [2_451_716.56767, 365_241.62603, 0.00325, 0.00888, -0.00030],
    [2_451_810.21715, 365_242.01767, -0.11575, 0.00337, 0.00078],
    [2_451_900.05952, 365_242.74049, -0.06223, -0.00823, 0.00032],
  ]

  /// Table 27.C: amplitude, angle, and motion per century, in degrees.
  private static let periodic: [(amplitude: Double, angle: Double, motion: Double)] = [
    (485, 324.96, 1934.136), (203, 337.23, 32964.467), (199, 342.08, 20.186), (182, 27.85, 445267.112),
    (156, 73.14, 45036.886), (136, 171.52, 22518.443), (77, 222.54, 65928.934), (74, 296.72, 3034.906),
    (70, 243.58, 9037.513), (58, 119.81, 33718.147), (52, 297.17, 150.678), (50, 21.02, 2281.226),
    (45, 247.54, 29929.562), (44, 325.15, 31555.956), (29, 60.93, 4443.417), (18, 155.12, 67555.328),
    (17, 288.79, 4562.452), (16, 198.04, 62894.029), (14, 199.76, 31436.921), (12, 95.39, 14577.848),
    (12, 287.11, 31931.756), (12, 320.81, 34777.259), (9, 227.73, 1222.114), (8, 15.45, 16859.074),
  ]

  /// Returns the Julian ephemeris day of an equinox or solstice.
  ///
  /// The book states an error below 51 s for 1951 to 2050.
  ///
  /// - Parameters:
  ///   - quarter: 0 for the March equinox to 3 for the December solstice.
  ///   - year: The Gregorian year.
  static func julianDay(quarter: Int, year: Int) -> Double {
    let y = Double(year - 2000) / 1000
    let mean = means[quarter].reversed().reduce(0) { $0 * y + $1 }
    let t = (mean - 2_451_545) / 36_525
    let w = radians(35_999.373 * t - 2.47)
    let motion = 1 + 0.0334 * cos(w) + 0.0007 * cos(2 * w)
    let sum = periodic.reduce(0) { $0 + $1.amplitude * cos(radians($1.angle + $1.motion * t)) }
    return mean + 0.00001 * sum / motion
  }

  /// Returns the apparent longitude in degrees by the low-accuracy method of chapter 25.
  ///
  /// The book states an error of 0.01 degrees.
  static func longitude(julianDay: Double) -> Double {
    let t = (julianDay - 2_451_545) / 36_525
    let mean = 280.46646 + t * (36_000.76983 + t * 0.0003032)
    let anomaly = radians(357.52911 + t * (35_999.05029 - t * 0.0001537))
    let center =
      (1.914602 - t * (0.004817 + t * 0.000014)) * sin(anomaly)
      + (0.019993 - t * 0.000101) * sin(2 * anomaly) + 0.000289 * sin(3 * anomaly)
    return mean + center - 0.00569 - 0.00478 * sin(radians(125.04 - 1934.136 * t))
  }

  /// Returns the Julian ephemeris day of a major term in a Gregorian year.
  static func julianDay(longitude degrees: Int, year: Int) -> Double {
    if degrees % 90 == 0 { return julianDay(quarter: degrees / 90, year: year) }
    // 300 degrees is on about 20 January.
    var day = 2_451_545 + 365.2425 * (Double(year - 2000) + Double((degrees + 60) % 360) / 360) + 19.5
    for _ in 0..<20 {
      let difference = (longitude(julianDay: day) - Double(degrees)).remainder(dividingBy: 360)
      day -= difference * 365.2422 / 360
    }
    return day
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
