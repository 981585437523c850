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

/// Nutation in longitude, IAU 2000A as adjusted to the IAU 2006 precession.
///
/// Source: Mathews P., Herring T., Buffett B. 2002, Journal of Geophysical Research 107(B4); IERS Conventions
/// (2010), IERS Technical Note 36, chapter 5.
package struct Nutation: Sendable {
  private let series: PeriodicSeries

  /// Creates the nutation from its series.
  ///
  /// - Parameter series: Luni-solar and planetary terms, in radians.
  package init(_ series: PeriodicSeries) {
    self.series = series
  }

  /// Returns delta psi in radians.
  ///
  /// The factor adjusts IAU 2000A to IAU 2006 (IERS Conventions 2010, section 5.6.3: the change of the
  /// dynamical form factor J2).
  package func longitude(at instant: TT) -> Double {
    let t = instant.centuries
    return series.value(at: t) * (1 + 0.4697e-6 - 2.7774e-6 * t)
  }
}
