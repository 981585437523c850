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
