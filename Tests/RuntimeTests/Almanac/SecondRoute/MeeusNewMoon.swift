import Foundation

/// New moons by a short series.
///
/// Source: Meeus J. 1998, Astronomical Algorithms, 2nd edition, chapter 49. The book states a mean error of
/// 3.8 s and a largest one of 17.4 s for the phases of 1980 to mid-2020; the test measures it for 1898 to
/// 2102.
enum MeeusNewMoon {
  /// The amplitude in days, the power of the eccentricity factor E, and the multiples of M, M' and F.
  private static let periodic: [(days: Double, power: Int, sun: Double, moon: Double, latitude: Double)] = [
    (-0.40720, 0, 0, 1, 0), (0.17241, 1, 1, 0, 0), (0.01608, 0, 0, 2, 0), (0.01039, 0, 0, 0, 2),
    (0.00739, 1, -1, 1, 0), (-0.00514, 1, 1, 1, 0), (0.00208, 2, 2, 0, 0), (-0.00111, 0, 0, 1, -2),
    (-0.00057, 0, 0, 1, 2), (0.00056, 1, 1, 2, 0), (-0.00042, 0, 0, 3, 0), (0.00042, 1, 1, 0, 2),
    (0.00038, 1, 1, 0, -2), (-0.00024, 1, -1, 2, 0), (-0.00007, 0, 2, 1, 0), (0.00004, 0, 0, 2, -2),
    (0.00004, 0, 3, 0, 0), (0.00003, 0, 1, 1, -2), (0.00003, 0, 0, 2, 2), (-0.00003, 0, 1, 1, 2),
    (0.00003, 0, -1, 1, 2), (-0.00002, 0, -1, 1, -2), (-0.00002, 0, 1, 3, 0), (0.00002, 0, 0, 4, 0),
  ]

  /// The amplitude in 0.000001 days; the angle at k = 0 and its motion in k, in degrees.
  private static let planetary: [(amplitude: Double, angle: Double, motion: Double)] = [
    (325, 299.77, 0.107408), (165, 251.88, 0.016321), (164, 251.83, 26.651886), (126, 349.42, 36.412478),
    (110, 84.66, 18.206239), (62, 141.74, 53.303771), (60, 207.14, 2.453732), (56, 154.84, 7.306860),
    (47, 34.52, 27.261239), (42, 207.19, 0.121824), (40, 291.34, 1.844379), (37, 161.72, 24.198154),
    (35, 239.56, 25.513099), (23, 331.55, 3.592518),
  ]

  /// Returns the Julian ephemeris day of the new moon of a lunation; 0 is that of 2000-01-06.
  static func julianDay(lunation: Int) -> Double {
    let k = Double(lunation)
    let t = k / 1236.85
    let mean =
      2_451_550.09766 + 29.530588861 * k + t * t * (0.00015437 + t * (-0.000000150 + t * 0.00000000073))
    let e = 1 - t * (0.002516 + t * 0.0000074)
    let sun = 2.5534 + 29.10535670 * k + t * t * (-0.0000014 - t * 0.00000011)
    let moon = 201.5643 + 385.81693528 * k + t * t * (0.0107582 + t * (0.00001238 - t * 0.000000058))
    let latitude = 160.7108 + 390.67050284 * k + t * t * (-0.0016118 + t * (-0.00000227 + t * 0.000000011))
    let node = 124.7746 - 1.56375588 * k + t * t * (0.0020672 + t * 0.00000215)
    var day = mean - 0.00017 * sine(node)
    for term in periodic {
      let angle = term.sun * sun + term.moon * moon + term.latitude * latitude
      day += term.days * pow(e, Double(term.power)) * sine(angle)
    }
    for (index, term) in planetary.enumerated() {
      let angle = term.angle + term.motion * k - (index == 0 ? 0.009173 * t * t : 0)
      day += term.amplitude * 1e-6 * sine(angle)
    }
    return day
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
}
