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
