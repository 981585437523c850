/// The angles that change so slowly that one value is enough for a whole day.
///
/// They are the tilt of the Earth's axis and its nutation.
struct SlowAngles {
  /// The sine of the true obliquity of the ecliptic.
  let sineObliquity: Double
  let cosineObliquity: Double
  /// Apparent sidereal time minus the Earth rotation angle, in radians.
  let sidereal: Double

  /// Creates the angles of a day.
  ///
  /// - Parameter fast: The angles at the middle of the day.
  init(_ fast: FastAngles) {
    let t = fast.centuries
    let node = (125.04452 - 1_934.136261 * t) * Trigonometry.degree
    let sun = 2 * fast.meanLongitude
    let sineNode = Trigonometry.sine(node)
    let cosineNode = Trigonometry.cosine(node)
    // The largest terms of IAU 1980 (Meeus J. 1998, Astronomical Algorithms, 2nd edition, chapter 22), in arcseconds.
    let longitude =
      -17.20 * sineNode - 1.32 * Trigonometry.sine(sun) - 0.23 * fast.twiceMoon.sine
      + 0.42 * sineNode * cosineNode + 0.14 * fast.anomaly.sine
    let nutation =
      9.20 * cosineNode + 0.57 * Trigonometry.cosine(sun)
      - 0.09 * (2 * cosineNode * cosineNode - 1)
    // Mean obliquity and precession in right ascension, IAU 2006 (Capitaine N., Wallace P., Chapront J. 2003, Astronomy
    // and Astrophysics 412, 567, equations 37 and 42).
    let mean = 84_381.406 - t * (46.836769 + t * 0.0001831)
    let precession = 0.014506 + t * (4_612.156534 + t * 1.3915817)
    let obliquity = (mean + nutation) * Trigonometry.arcsecond
    sineObliquity = Trigonometry.sine(obliquity)
    cosineObliquity = Trigonometry.cosine(obliquity)
    sidereal = (precession + longitude * cosineObliquity + 0.00264 * sineNode) * Trigonometry.arcsecond
  }
}
