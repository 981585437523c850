/// The reason why there is no countdown: the day is before the first or after the last event of the tables.
public enum SolsticeReason: String, SpecificReason, Error {
  /// The day is before the second event of 1899, so there is no previous event to count from.
  case beforeTables
  /// The day is after the December solstice of 2101.
  case afterTables
}

extension SolsticeReason: CustomStringConvertible {
  /// The reason as one clause.
  public var description: String {
    let years = SolsticeEvent.years
    return switch self {
    case .beforeTables: "the day is before the events of \(years.lowerBound)"
    case .afterTables: "the day is after the events of \(years.upperBound)"
    }
  }
}
