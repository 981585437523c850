/// The reason why there is no solar term or phase of the Moon.
public enum SkyError: Error, Hashable, Sendable {
  /// The Gregorian year is outside the tables of solar terms, 1899 to 2101.
  case yearOutsideTables(Int)
  /// The lunation is outside the tables of phases.
  case lunationOutsideTables(Int)
  /// The moment is outside the tables.
  case instantOutsideTables(Instant)
  /// The day is outside the tables.
  case dayOutsideTables(DayNumber)
}

extension SkyError: CustomStringConvertible {
  /// The message: one clause that says what is wrong and what is allowed.
  public var description: String {
    switch self {
    case .yearOutsideTables(let year): "year \(year) is outside 1899...2101"
    case .lunationOutsideTables(let lunation):
      "lunation \(lunation) is outside -1250...1261 (1898-12 to 2101-12)"
    case .instantOutsideTables(let instant): "\(instant) is outside the tables of 1899...2101"
    case .dayOutsideTables(let day):
      "\(CivilDate(day)) is outside the tables of 1899...2101, from the first event to the last"
    }
  }
}
