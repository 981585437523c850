/// Longitude of the Moon from ELP 2000-82B with constants refitted to JPL DE431.
///
/// Source: Chapront-Touzé M., Chapront J. 1983, Astronomy and Astrophysics 124, 50; 1988, A&A 190, 342. The
/// longitude is counted from a fixed departure point on the mean ecliptic of date. So adding the general
/// precession in longitude is enough to refer it to the equinox of date; no rotation and no latitude are
/// needed.
package struct MoonLongitude: Sendable {
  private let w1: ArgumentPolynomial
  private let longitude: PeriodicSeries
  private let distance: PeriodicSeries

  /// Creates the longitude from its series.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the series.
  ///   - longitude: Main problem and perturbations, in radians.
  ///   - distance: The distance in kilometres, precise enough for the light time.
  package init(arguments: LunarArguments, longitude: PeriodicSeries, distance: PeriodicSeries) {
    self.init(w1: arguments.w1, longitude: longitude, distance: distance)
  }

  private init(w1: ArgumentPolynomial, longitude: PeriodicSeries, distance: PeriodicSeries) {
    self.w1 = w1
    self.longitude = longitude
    self.distance = distance
  }

  /// The distance that light travels in a day, in kilometres.
  private static let lightSpeed = 299_792.458 * 86_400

  /// General precession in longitude, IAU 2006.
  ///
  /// Source: Capitaine N., Wallace P., Chapront J. 2003, Astronomy and Astrophysics 412, 567.
  private static let precession = ArgumentPolynomial(
    arcseconds: 0, 5028.796195, 1.1054348, 0.00007964, -0.000023857)

  /// Returns the apparent longitude without nutation, in radians, minus whole turns.
  ///
  /// Light time and aberration are included by taking the geometric direction at t minus the light time, to
  /// 0.0004".
  package func meanLongitude(at instant: TT) -> Double {
    let lightTime = distance.value(at: instant.centuries) / Self.lightSpeed
    let t = (instant.daysSinceJ2000 - lightTime) / 36_525
    return w1.angle(at: t) + longitude.value(at: t) + Self.precession.value(at: t)
  }

  /// A quick approximation of the longitude, within some ten arcseconds.
  package var coarse: MoonLongitude {
    MoonLongitude(w1: w1, longitude: longitude.leading(atLeast: 2 * arcsecond), distance: distance)
  }
}
