/// A hemisphere of the Earth, for the names of the seasons.
public enum Hemisphere: String, Hashable, Sendable, CaseIterable {
  /// North of the equator.
  case northern
  /// South of the equator, where the seasons are half a year apart.
  case southern

  /// The latitude in degrees, north or south, from which on there are seasons.
  ///
  /// Nearer to the equator the longest day of the year is at most 35 minutes longer than the shortest, and
  /// people do not speak of summer and winter: Singapore, Nairobi, Quito, Bogotá.
  public static let leastLatitude = 5.0

  /// Creates the hemisphere whose seasons a latitude has.
  ///
  /// - Parameter latitude: Degrees north of the equator.
  /// - Returns: `nil` for latitudes nearer to the equator than ``leastLatitude``, where there are no seasons,
  ///   and for NaN.
  public init?(latitude: Double) {
    if latitude >= Self.leastLatitude {
      self = .northern
    } else if latitude <= -Self.leastLatitude {
      self = .southern
    } else {
      return nil
    }
  }
}

/// An astronomical season, which begins with an equinox or a solstice.
public enum Season: Int, Hashable, Sendable, CaseIterable {
  /// From the equinox of March in the north, of September in the south.
  case spring
  /// From the solstice of June in the north, of December in the south.
  case summer
  /// From the equinox of September in the north, of March in the south.
  case autumn
  /// From the solstice of December in the north, of June in the south.
  case winter

  /// Returns the term with which the season begins in a hemisphere.
  public func start(in hemisphere: Hemisphere) -> SolarTerm {
    switch (rawValue + (hemisphere == .southern ? 2 : 0)) % 4 {
    case 0: .springEquinox
    case 1: .summerSolstice
    case 2: .autumnEquinox
    default: .winterSolstice
    }
  }
}

extension SolarTerm {
  /// Whether it is an equinox or a solstice.
  public var beginsSeason: Bool { rawValue % 6 == 0 }

  /// Returns the season of a hemisphere at this term.
  public func season(in hemisphere: Hemisphere) -> Season {
    switch (rawValue / 6 + (hemisphere == .southern ? 2 : 0)) % 4 {
    case 0: .spring
    case 1: .summer
    case 2: .autumn
    default: .winter
    }
  }
}
