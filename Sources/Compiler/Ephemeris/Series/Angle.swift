/// Radians in one second of arc.
package let arcsecond = Double.pi / 648_000

/// An angle brought into the half-open interval from -pi to pi.
package func wrapped(_ angle: Double) -> Double {
  angle - 2 * .pi * (angle / (2 * .pi)).rounded()
}

/// An angular rate times a time, less whole turns, in radians.
func fractionOfTurn(_ rate: Double, times t: Double) -> Double {
  let turns = rate / (2 * .pi) * t
  return (turns - turns.rounded()) * 2 * .pi
}
