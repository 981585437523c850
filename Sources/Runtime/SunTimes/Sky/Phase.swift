/// An angle as its sine and cosine, which can be turned further without the C library.
struct Phase {
  let sine: Double
  let cosine: Double

  /// - Parameter degrees: The angle.
  init(degrees: Double) {
    let angle = degrees * Trigonometry.degree
    self.init(sine: Trigonometry.sine(angle), cosine: Trigonometry.cosine(angle))
  }

  private init(sine: Double, cosine: Double) {
    self.sine = sine
    self.cosine = cosine
  }

  /// The angle plus another.
  func advanced(by other: Phase) -> Phase {
    Phase(
      sine: sine * other.cosine + cosine * other.sine, cosine: cosine * other.cosine - sine * other.sine)
  }

  /// The angle with the other sign.
  var reversed: Phase { Phase(sine: -sine, cosine: cosine) }
}
