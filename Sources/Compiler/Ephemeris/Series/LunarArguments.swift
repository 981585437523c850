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
