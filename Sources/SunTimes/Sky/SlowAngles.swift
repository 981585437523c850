/// What changes so slowly that one value serves a whole day: the tilt of the Earth's axis and its nutation.
struct SlowAngles {
  /// True obliquity of the ecliptic.
  let sineObliquity: Double
  let cosineObliquity: Double
  /// Apparent sidereal time minus the Earth rotation angle, in radians.
  let sidereal: Double

  /// - Parameter days: Days of TT from J2000.0.
  init(at days: Double) {
    let t = days / 36_525
    let node = (125.04452 - 1_934.136261 * t) * Trigonometry.degree
    let sun = 2 * (280.46646 + 36_000.76983 * t) * Trigonometry.degree
    let moon = 2 * (218.3164477 + 481_267.88123421 * t) * Trigonometry.degree
    let anomaly = (357.52911 + 35_999.05029 * t) * Trigonometry.degree
    let sineNode = Trigonometry.sine(node)
    let cosineNode = Trigonometry.cosine(node)
    // The largest terms of IAU 1980 (Meeus J. 1998, Astronomical Algorithms, 2nd edition, chapter 22), in arcseconds.
    let longitude =
      -17.20 * sineNode - 1.32 * Trigonometry.sine(sun) - 0.23 * Trigonometry.sine(moon)
      + 0.42 * sineNode * cosineNode + 0.14 * Trigonometry.sine(anomaly)
    let nutation =
      9.20 * cosineNode + 0.57 * Trigonometry.cosine(sun) + 0.10 * Trigonometry.cosine(moon)
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
