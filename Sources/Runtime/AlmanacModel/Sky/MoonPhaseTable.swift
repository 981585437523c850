/// Instants of the Moon's phases, stored as differences from a mean lunation in whole seconds.
@usableFromInline package protocol MoonPhaseTable {
  /// The first lunation of the table.
  var firstLunation: Int { get }
  /// The number of lunations.
  var lunationCount: Int { get }
  /// Returns the instant minus the mean lunation, in seconds, at 4 * (lunation - first lunation) + phase.
  func phaseResidual(at index: Int) -> Int32
}

/// The mean lunation to which the residuals of the phases are added.
///
/// Lunation 0 begins with the new moon of 2000-01-06 (the numbering of Meeus J. 1998, Astronomical
/// Algorithms, ch. 49).
@usableFromInline package enum MeanLunation {
  /// Mean synodic month of 2000 in milliseconds.
  ///
  /// It is 29.530588861 days (Meeus 1998, ch. 49).
  @inlinable package static var milliseconds: Int64 { 2_551_442_878 }

  /// Mean new moon of lunation 0 in seconds TT from J2000.0.
  ///
  /// It is 5.09766 days (Meeus 1998, ch. 49).
  @inlinable package static var newMoonOfLunation0: Int64 { 440_438 }

  /// Returns the seconds TT from J2000.0 of a mean phase, rounded down.
  @inlinable package static func seconds(_ phase: MoonPhase, lunation: Int) -> Int64 {
    let quarters = Int64(4 * lunation + phase.rawValue)
    return newMoonOfLunation0 + floorDivide(quarters &* milliseconds, by: 4000)
  }
}

extension MoonPhaseTable {
  /// Returns the instant of a phase in a lunation of the table.
  @inlinable package func instant(of phase: MoonPhase, lunation: Int) -> TerrestrialInstant {
    let residual = Int64(phaseResidual(at: 4 * (lunation - firstLunation) + phase.rawValue))
    return TerrestrialInstant(secondsSinceJ2000: MeanLunation.seconds(phase, lunation: lunation) + residual)
  }
}
