/// Longitude of the Sun from VSOP87D with a correction to JPL DE431.
///
/// Source: Bretagnon P., Francou G. 1988, Astronomy and Astrophysics 202, 309. VSOP87D refers to the mean
/// ecliptic of date of the IAU 1976 precession. The correction series, a fit to DE431, refers it to the
/// ecliptic of IAU 2006 and removes the remaining error of the theory. It includes the FK5 correction, so
/// there is no separate FK5 term.
package struct SunLongitude: Sendable {
  private let longitude: PeriodicSeries
  private let radius: PeriodicSeries
  private let correction: PeriodicSeries

  /// Creates the longitude from its series.
  ///
  /// - Parameters:
  ///   - longitude: Heliocentric longitude of the Earth, in radians.
  ///   - radius: Heliocentric distance of the Earth, in au.
  ///   - correction: The correction that is added to the longitude of the Sun, in radians.
  package init(longitude: PeriodicSeries, radius: PeriodicSeries, correction: PeriodicSeries) {
    self.longitude = longitude
    self.radius = radius
    self.correction = correction
  }

  /// The speed of light in au per day: 299,792.458 km/s with the au of IAU 2012 resolution B2.
  private static let lightSpeed = 173.144_632_684_669_3

  /// Returns the apparent longitude without nutation, in radians, minus whole turns.
  ///
  /// The geometric direction at t minus the light time is the apparent one with aberration, to 0.00003"
  /// (planetary aberration; Meeus J. 1998, Astronomical Algorithms, ch. 33).
  package func meanLongitude(at instant: TT) -> Double {
    let t = instant.centuries
    let retarded = (instant.daysSinceJ2000 - radius.value(at: t) / Self.lightSpeed) / 36_525
    return longitude.angle(at: retarded) + .pi + correction.value(at: t)
  }

  /// A quick approximation of the longitude, within a few arcseconds.
  package var coarse: SunLongitude {
    SunLongitude(
      longitude: longitude.leading(atLeast: 1e-6), radius: radius, correction: PeriodicSeries([]))
  }
}
