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
