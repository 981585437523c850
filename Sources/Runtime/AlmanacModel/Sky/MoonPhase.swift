/// One of the four principal phases of the Moon.
///
/// They are the moments at which the Moon's apparent geocentric longitude is 0, 90, 180 or 270 degrees ahead
/// of the Sun's. Raw values are that elongation divided by 90.
public enum MoonPhase: Int, CaseIterable, Hashable, Sendable {
  /// Elongation 0°; the lunar month begins on this day.
  case newMoon
  /// Elongation 90°.
  case firstQuarter
  /// Elongation 180°.
  case fullMoon
  /// Elongation 270°.
  case lastQuarter

  /// Longitude of the Moon minus that of the Sun, in degrees.
  @inlinable public var elongation: Int { rawValue * 90 }
}

/// The appearance of the Moon on a day: one of eight phases with names.
///
/// The civil day of a principal phase has that phase; the days between two principal phases have the phase
/// between them.
public enum MoonAppearance: Int, CaseIterable, Hashable, Sendable {
  /// The day of the new moon.
  case newMoon
  /// A day between new moon and first quarter.
  case waxingCrescent
  /// The day of the first quarter.
  case firstQuarter
  /// A day between first quarter and full moon.
  case waxingGibbous
  /// The day of the full moon.
  case fullMoon
  /// A day between full moon and last quarter.
  case waningGibbous
  /// The day of the last quarter.
  case lastQuarter
  /// A day between last quarter and new moon.
  case waningCrescent

  /// Creates the appearance on the day of a principal phase.
  @inlinable public init(_ phase: MoonPhase) {
    switch phase {
    case .newMoon: self = .newMoon
    case .firstQuarter: self = .firstQuarter
    case .fullMoon: self = .fullMoon
    case .lastQuarter: self = .lastQuarter
    }
  }

  /// Creates the appearance on the days after a principal phase, up to the next.
  @inlinable public init(after phase: MoonPhase) {
    switch phase {
    case .newMoon: self = .waxingCrescent
    case .firstQuarter: self = .waxingGibbous
    case .fullMoon: self = .waningGibbous
    case .lastQuarter: self = .waningCrescent
    }
  }
}

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
