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
