/// The number of radians in one arcsecond.
package let arcsecond = Double.pi / 648_000

/// Returns an angle wrapped to the half-open interval from -pi to pi.
package func wrapped(_ angle: Double) -> Double {
  angle - 2 * .pi * (angle / (2 * .pi)).rounded()
}

/// Returns an angular rate times a time, minus whole turns, in radians.
func fractionOfTurn(_ rate: Double, times t: Double) -> Double {
  let turns = rate / (2 * .pi) * t
  return (turns - turns.rounded()) * 2 * .pi
}

/// An argument of a series as a polynomial of degree 4 in Julian centuries of TT from J2000.0, in radians.
///
/// Sums of arguments are computed once, when a series is created. Only addition and multiplication are used,
/// which give the same bits on every platform.
package struct ArgumentPolynomial: Hashable, Sendable {
  package var c0: Double
  package var c1: Double
  package var c2: Double
  package var c3: Double
  package var c4: Double

  package init(_ c0: Double, _ c1: Double = 0, _ c2: Double = 0, _ c3: Double = 0, _ c4: Double = 0) {
    self.c0 = c0
    self.c1 = c1
    self.c2 = c2
    self.c3 = c3
    self.c4 = c4
  }

  /// Creates the polynomial with coefficients in arcseconds.
  package init(arcseconds c0: Double, _ c1: Double = 0, _ c2: Double = 0, _ c3: Double = 0, _ c4: Double = 0)
  {
    self = ArgumentPolynomial(c0, c1, c2, c3, c4) * arcsecond
  }

  package func value(at centuries: Double) -> Double {
    c0 + centuries * (c1 + centuries * (c2 + centuries * (c3 + centuries * c4)))
  }

  /// Returns the value minus whole turns, which are removed before the small terms are added.
  package func angle(at centuries: Double) -> Double {
    let curvature = centuries * centuries * (c2 + centuries * (c3 + centuries * c4))
    return fractionOfTurn(c1, times: centuries) + c0 + curvature
  }

  package static func + (left: Self, right: Self) -> Self {
    Self(left.c0 + right.c0, left.c1 + right.c1, left.c2 + right.c2, left.c3 + right.c3, left.c4 + right.c4)
  }

  package static func - (left: Self, right: Self) -> Self { left + right * -1 }

  package static func * (left: Self, factor: Double) -> Self {
    Self(left.c0 * factor, left.c1 * factor, left.c2 * factor, left.c3 * factor, left.c4 * factor)
  }

  /// Returns the sum of arguments times their multipliers.
  package static func combination(_ arguments: [Self], _ multipliers: [Int]) -> Self {
    var sum = Self(0)
    for (argument, multiplier) in zip(arguments, multipliers) where multiplier != 0 {
      sum = sum + argument * Double(multiplier)
    }
    return sum
  }
}

/// The arguments of ELP 2000-82B with refitted constants, each a polynomial in radians.
///
/// Source: Chapront-Touzé M., Chapront J. 1983, Astronomy and Astrophysics 124, 50; 1988, A&A 190, 342.
package struct LunarArguments: Sendable {
  /// Mean longitude of the Moon.
  package let w1: ArgumentPolynomial
  /// Mean longitudes of Mercury to Neptune; the Earth is linear here.
  package let planets: [ArgumentPolynomial]
  /// The arguments D, l' (Sun), l (Moon) and F.
  package let delaunay: [ArgumentPolynomial]
  /// Mean longitude of the Moon from the moving equinox: W1 + 5028.79695" T.
  package let zeta: ArgumentPolynomial

  /// Creates the arguments from mean longitudes.
  ///
  /// - Parameters:
  ///   - w1: Mean longitude of the Moon.
  ///   - w2: Mean longitude of the perigee.
  ///   - w3: Mean longitude of the node.
  ///   - earth: Mean longitude of the Earth.
  ///   - perihelion: Longitude of the perihelion of the Earth.
  ///   - planets: Mean longitudes of Mercury to Neptune, eight of them.
  package init(
    w1: ArgumentPolynomial, w2: ArgumentPolynomial, w3: ArgumentPolynomial, earth: ArgumentPolynomial,
    perihelion: ArgumentPolynomial, planets: [ArgumentPolynomial]
  ) {
    self.w1 = w1
    self.planets = planets
    delaunay = [
      w1 - earth + ArgumentPolynomial(.pi), earth - perihelion, w1 - w2, w1 - w3,
    ]
    zeta = w1 + ArgumentPolynomial(arcseconds: 0, 5028.79695)
  }
}

/// Corrections of the constants on which the coefficients of the main problem of ELP 2000-82B depend.
///
/// Source: Chapront-Touzé M., Chapront J. 1988, Astronomy and Astrophysics 190, 342; values refitted to DE431.
package struct LunarConstants: Sendable {
  /// Correction of the mean motion of the Moon, relative.
  package let nu: Double
  /// Correction of the half coefficient of sin F in latitude, radians.
  package let gamma: Double
  /// Correction of the half coefficient of sin l in longitude, radians.
  package let e: Double
  /// Correction of the mean motion of the Earth, relative to that of the Moon.
  package let nPrime: Double
  /// Correction of the eccentricity of the Earth's orbit, radians.
  package let ePrime: Double

  package init(nu: Double, gamma: Double, e: Double, nPrime: Double, ePrime: Double) {
    self.nu = nu
    self.gamma = gamma
    self.e = e
    self.nPrime = nPrime
    self.ePrime = ePrime
  }

  /// Ratio of the mean motions of the Sun and the Moon.
  private static let m = 0.074801329518
  /// Ratio of the semi-major axes.
  private static let alpha = 0.002571881335

  /// Returns the corrected amplitude of a term of the main problem.
  ///
  /// - Parameters:
  ///   - amplitude: The amplitude A, in arcseconds.
  ///   - derivatives: B1 to B5, the derivatives of the amplitude by the constants.
  package func amplitude(_ amplitude: Double, derivatives b: [Double]) -> Double {
    let motions = (b[0] + 2 * Self.alpha / (3 * Self.m) * b[4]) * (nPrime - Self.m * nu)
    return amplitude + motions + b[1] * gamma + b[2] * e + b[3] * ePrime
  }
}

/// Fundamental arguments of nutation, IERS Conventions (2010), IERS Technical Note 36, section 5.7.
package enum NutationArguments {
  /// The arguments l, l', F, D and Omega of the luni-solar terms.
  ///
  /// They are equation 5.43 of the source; Simon J.-L. et al. 1994, Astronomy and Astrophysics 282, 663.
  package static let luniSolar = [
    ArgumentPolynomial(arcseconds: 485868.249036, 1717915923.2178, 31.8792, 0.051635, -0.00024470),
    ArgumentPolynomial(arcseconds: 1287104.79305, 129596581.0481, -0.5532, 0.000136, -0.00001149),
    ArgumentPolynomial(arcseconds: 335779.526232, 1739527262.8478, -12.7512, -0.001037, 0.00000417),
    ArgumentPolynomial(arcseconds: 1072260.70369, 1602961601.2090, -6.3706, 0.006593, -0.00003169),
    ArgumentPolynomial(arcseconds: 450160.398036, -6962890.5431, 7.4722, 0.007702, -0.00005939),
  ]

  /// The arguments of the planetary terms.
  ///
  /// They are l, F, D, Omega, the mean longitudes of Mercury to Neptune, and the general precession pA:
  /// equation 5.44 of the source. The linear lunar arguments are those of Mathews, Herring and Buffett 2002.
  package static let planetary = [
    ArgumentPolynomial(2.35555598, 8328.6914269554),
    ArgumentPolynomial(1.627905234, 8433.466158131),
    ArgumentPolynomial(5.198466741, 7771.3771468121),
    ArgumentPolynomial(2.18243920, -33.757045),
    ArgumentPolynomial(4.402608842, 2608.7903141574),
    ArgumentPolynomial(3.176146697, 1021.3285546211),
    ArgumentPolynomial(1.753470314, 628.3075849991),
    ArgumentPolynomial(6.203480913, 334.0612426700),
    ArgumentPolynomial(0.599546497, 52.9690962641),
    ArgumentPolynomial(0.874016757, 21.3299104960),
    ArgumentPolynomial(5.481293871, 7.4781598567),
    ArgumentPolynomial(5.321159000, 3.8127774000),
    ArgumentPolynomial(0, 0.024381750, 0.00000538691),
  ]
}
