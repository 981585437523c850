/// The angles of Sun and Moon that change noticeably within a day.
///
/// Mean longitude and anomaly of the Sun: Meeus J. 1998, Astronomical Algorithms, 2nd edition, equations 25.2 and 25.3;
/// elongation and longitude of the Moon: 47.1 and 47.2. Their quadratic terms do not matter here.
struct FastAngles {
  /// Mean anomaly of the Sun.
  let anomaly: Phase
  /// Elongation of the Moon from the Sun.
  let elongation: Phase
  /// Twice the mean longitude of the Moon.
  let twiceMoon: Phase
  /// Julian centuries of TT from J2000.0.
  let centuries: Double

  /// Creates the angles at a moment.
  ///
  /// - Parameter days: Days of TT from J2000.0.
  init(at days: Double) {
    let t = days / 36_525
    self.init(
      anomaly: Phase(degrees: Self.anomaly + Self.anomalyRate * t),
      elongation: Phase(degrees: Self.elongation + Self.elongationRate * t),
      twiceMoon: Phase(degrees: 2 * (Self.moon + Self.moonRate * t)), centuries: t)
  }

  private init(anomaly: Phase, elongation: Phase, twiceMoon: Phase, centuries: Double) {
    self.anomaly = anomaly
    self.elongation = elongation
    self.twiceMoon = twiceMoon
    self.centuries = centuries
  }

  // In degrees at J2000.0.
  private static let anomaly = 357.52911
  private static let elongation = 297.8501921
  private static let moon = 218.3164477
  // In degrees per century.
  private static let anomalyRate = 35_999.05029
  private static let elongationRate = 445_267.1114034
  private static let moonRate = 481_267.88123421

  /// The change of the angles in half a day.
  private static let halfADay = (
    anomaly: Phase(degrees: anomalyRate / 73_050), elongation: Phase(degrees: elongationRate / 73_050),
    twiceMoon: Phase(degrees: 2 * moonRate / 73_050)
  )

  /// The angles half a day later.
  var afterHalfADay: FastAngles {
    let step = Self.halfADay
    return FastAngles(
      anomaly: anomaly.advanced(by: step.anomaly), elongation: elongation.advanced(by: step.elongation),
      twiceMoon: twiceMoon.advanced(by: step.twiceMoon), centuries: centuries + 1 / 73_050)
  }

  /// The angles half a day earlier.
  var beforeHalfADay: FastAngles {
    let step = Self.halfADay
    return FastAngles(
      anomaly: anomaly.advanced(by: step.anomaly.reversed),
      elongation: elongation.advanced(by: step.elongation.reversed),
      twiceMoon: twiceMoon.advanced(by: step.twiceMoon.reversed), centuries: centuries - 1 / 73_050)
  }

  /// Mean longitude of the Sun, in radians.
  var meanLongitude: Double { Self.meanLongitude(centuries) }

  private static func meanLongitude(_ t: Double) -> Double {
    (280.46646 + 36_000.76983 * t) * Trigonometry.degree
  }

  /// The longitude of the Sun in radians without the effects that change slowly.
  ///
  /// It includes the equation of the centre (Meeus, chapter 25), the Moon's pull on the Earth (the term of
  /// 3.1359e-5 radians of VSOP87, Bretagnon P., Francou G. 1988, Astronomy and Astrophysics 202, 309) and the
  /// fortnightly nutation (Meeus, chapter 22). All other effects take months and are interpolated between
  /// solar terms.
  var roughLongitude: Double {
    Self.roughLongitude(
      centuries, anomaly: anomaly, sineElongation: elongation.sine, sineTwiceMoon: twiceMoon.sine)
  }

  /// Returns the rough longitude at a moment, in days of TT from J2000.0, without the other angles.
  static func roughLongitude(at days: Double) -> Double {
    let t = days / 36_525
    return roughLongitude(
      t, anomaly: Phase(degrees: anomaly + anomalyRate * t),
      sineElongation: Trigonometry.sine((elongation + elongationRate * t) * Trigonometry.degree),
      sineTwiceMoon: Trigonometry.sine(2 * (moon + moonRate * t) * Trigonometry.degree))
  }

  private static func roughLongitude(
    _ t: Double, anomaly: Phase, sineElongation: Double, sineTwiceMoon: Double
  ) -> Double {
    let sine = anomaly.sine
    let center =
      (1.914602 - 0.004817 * t) * sine + (0.019993 - 0.000101 * t) * 2 * sine * anomaly.cosine
      + 0.000289 * sine * (3 - 4 * sine * sine)
    return meanLongitude(t) + center * Trigonometry.degree
      + (6.468 * sineElongation - 0.23 * sineTwiceMoon) * Trigonometry.arcsecond
  }
}

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
