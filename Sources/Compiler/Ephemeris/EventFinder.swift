package import AlmanacModel

/// Finds the instants of solar terms and Moon phases.
///
/// They are roots of a longitude that grows almost uniformly.
package struct EventFinder: Sendable {
  private let sun: SunLongitude
  private let moon: MoonLongitude
  private let nutation: Nutation
  private let coarseSun: SunLongitude
  private let coarseMoon: MoonLongitude

  package init(sun: SunLongitude, moon: MoonLongitude, nutation: Nutation) {
    self.sun = sun
    self.moon = moon
    self.nutation = nutation
    coarseSun = sun.coarse
    coarseMoon = moon.coarse
  }

  /// The mean motion of the Sun in radians per day.
  private static let sunMotion = 2 * Double.pi / 365.2422
  /// The mean motion of the Moon relative to the Sun in radians per day.
  private static let elongationMotion = 2 * Double.pi / 29.530588861

  /// Returns the instant of a solar term in a Gregorian year, or that at which the Sun is some degrees beyond it.
  package func instant(
    of term: SolarTerm, year: Int, degreesLater degrees: Int = 0
  ) throws(EphemerisError) -> TT {
    let target = Double(term.longitude + degrees) * .pi / 180
    // 285 degrees is on about 5 January; every term is within five days of a uniform division of the year.
    let start =
      Double(year - 2000) * 365.2425 + 4.5 + Double(term.positionInYear) * 365.2425 / 24
      + Double(degrees) * 365.2425 / 360
    let (near, rate) = try approximate(start: start, motion: Self.sunMotion) { instant in
      wrapped(coarseSun.meanLongitude(at: instant) - target)
    }
    return try refine(near, rate: rate) { instant in
      wrapped(sun.meanLongitude(at: instant) + nutation.longitude(at: instant) - target)
    }
  }

  /// Returns the instant of a phase in a lunation (``MeanLunation``).
  ///
  /// Nutation moves Sun and Moon alike and cancels out.
  package func instant(of phase: MoonPhase, lunation: Int) throws(EphemerisError) -> TT {
    let target = Double(phase.elongation) * .pi / 180
    let start = Double(MeanLunation.seconds(phase, lunation: lunation)) / 86_400
    let (near, rate) = try approximate(start: start, motion: Self.elongationMotion) { instant in
      wrapped(coarseMoon.meanLongitude(at: instant) - coarseSun.meanLongitude(at: instant) - target)
    }
    return try refine(near, rate: rate) { instant in
      wrapped(moon.meanLongitude(at: instant) - sun.meanLongitude(at: instant) - target)
    }
  }

  /// Returns the root of a quick model and the slope there.
  ///
  /// From this start the full series needs only a step or two.
  private func approximate(
    start: Double, motion: Double, _ difference: (TT) -> Double
  ) throws(EphemerisError) -> (instant: TT, rate: Double) {
    var days = start
    for _ in 0..<40 {
      let step = difference(TT(daysSinceJ2000: days)) / motion
      days -= step
      guard abs(step) < 1e-6 else { continue }
      let h = 0.01
      let rise = difference(TT(daysSinceJ2000: days + h)) - difference(TT(daysSinceJ2000: days - h))
      return (TT(daysSinceJ2000: days), rise / (2 * h))
    }
    throw .noConvergence(near: TT(daysSinceJ2000: start))
  }

  /// Returns the root of the full model, refined until a step is below 10^-11 days (about 1 microsecond).
  ///
  /// This is the resolution of a Double at the ends of the range.
  private func refine(
    _ start: TT, rate: Double, _ difference: (TT) -> Double
  ) throws(EphemerisError) -> TT {
    var days = start.daysSinceJ2000
    for _ in 0..<20 {
      let step = difference(TT(daysSinceJ2000: days)) / rate
      days -= step
      if abs(step) < 1e-11 { return TT(daysSinceJ2000: days) }
    }
    throw .noConvergence(near: start)
  }
}

/// The reason why an instant could not be computed.
package enum EphemerisError: Error, Hashable, Sendable {
  /// The search for a root did not converge, so the series cannot be those of Sun and Moon.
  case noConvergence(near: TT)
}
