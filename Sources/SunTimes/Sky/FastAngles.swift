/// The angles of Sun and Moon that change by the day, as sines and cosines at a moment.
///
/// Mean longitude and anomaly of the Sun: Meeus J. 1998, Astronomical Algorithms, 2nd edition, equations 25.2 and 25.3;
/// elongation, argument of latitude and longitude of the Moon: 47.1, 47.2, 47.5. Their quadratic terms do not matter here.
struct FastAngles {
  /// Of the mean anomaly of the Sun.
  let sineAnomaly: Double
  let cosineAnomaly: Double
  /// Of the elongation of the Moon from the Sun.
  let sineElongation: Double
  /// Of twice the mean longitude of the Moon.
  let sineTwiceMoon: Double
  /// Mean longitude of the Sun, in radians.
  let meanLongitude: Double
  /// Julian centuries of TT from J2000.0.
  let centuries: Double

  /// - Parameter days: Days of TT from J2000.0.
  init(at days: Double) {
    let t = days / 36_525
    centuries = t
    meanLongitude = (280.46646 + 36_000.76983 * t) * Trigonometry.degree
    let anomaly = (357.52911 + 35_999.05029 * t) * Trigonometry.degree
    sineAnomaly = Trigonometry.sine(anomaly)
    cosineAnomaly = Trigonometry.cosine(anomaly)
    sineElongation = Trigonometry.sine((297.8501921 + 445_267.1114034 * t) * Trigonometry.degree)
    sineTwiceMoon = Trigonometry.sine(2 * (218.3164477 + 481_267.88123421 * t) * Trigonometry.degree)
  }

  /// A longitude of the Sun that lacks only what changes slowly, in radians.
  ///
  /// Equation of the centre (Meeus, chapter 25), the Moon's pull on the Earth (the term of 3.1359e-5 radians of VSOP87,
  /// Bretagnon P., Francou G. 1988, Astronomy and Astrophysics 202, 309) and the fortnightly nutation (Meeus, chapter 22).
  /// Everything else takes months, and is interpolated between solar terms.
  var roughLongitude: Double {
    let center =
      (1.914602 - 0.004817 * centuries) * sineAnomaly
      + (0.019993 - 0.000101 * centuries) * 2 * sineAnomaly * cosineAnomaly
      + 0.000289 * sineAnomaly * (3 - 4 * sineAnomaly * sineAnomaly)
    return meanLongitude + center * Trigonometry.degree
      + (6.468 * sineElongation - 0.23 * sineTwiceMoon) * Trigonometry.arcsecond
  }
}
