/// What the Moon looks like on a day: one of the eight phases people name.
///
/// A principal phase names the civil day its instant falls on; the days between have the phase between.
public enum MoonAppearance: Int, CaseIterable, Hashable, Sendable {
  /// The day of the new moon.
  case newMoon
  /// Between new moon and first quarter.
  case waxingCrescent
  /// The day of the first quarter.
  case firstQuarter
  /// Between first quarter and full moon.
  case waxingGibbous
  /// The day of the full moon.
  case fullMoon
  /// Between full moon and last quarter.
  case waningGibbous
  /// The day of the last quarter.
  case lastQuarter
  /// Between last quarter and new moon.
  case waningCrescent

  /// The appearance on the day of a principal phase.
  @inlinable public init(_ phase: MoonPhase) {
    switch phase {
    case .newMoon: self = .newMoon
    case .firstQuarter: self = .firstQuarter
    case .fullMoon: self = .fullMoon
    case .lastQuarter: self = .lastQuarter
    }
  }

  /// The appearance on the days after a principal phase, up to the next.
  @inlinable public init(after phase: MoonPhase) {
    switch phase {
    case .newMoon: self = .waxingCrescent
    case .firstQuarter: self = .waxingGibbous
    case .fullMoon: self = .waningGibbous
    case .lastQuarter: self = .waningCrescent
    }
  }
}
