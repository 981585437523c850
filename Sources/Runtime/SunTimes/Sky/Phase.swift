/// An angle as its sine and cosine, to which another can be added without the C library.
struct Phase {
  let sine: Double
  let cosine: Double

  /// Creates the phase of an angle.
  ///
  /// - Parameter degrees: The angle.
  init(degrees: Double) {
    let angle = degrees * Trigonometry.degree
    self.init(sine: Trigonometry.sine(angle), cosine: Trigonometry.cosine(angle))
  }

  private init(sine: Double, cosine: Double) {
    self.sine = sine
    self.cosine = cosine
  }

  /// Returns the sum of this angle and another.
  func advanced(by other: Phase) -> Phase {
    Phase(
      sine: sine * other.cosine + cosine * other.sine, cosine: cosine * other.cosine - sine * other.sine)
  }

  /// The angle with the opposite sign.
  var reversed: Phase { Phase(sine: -sine, cosine: cosine) }
}
