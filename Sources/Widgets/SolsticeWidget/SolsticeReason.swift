/// Why there is no countdown: the day is before the first or after the last event of the tables.
public enum SolsticeReason: String, OwnReason, Error {
  /// Before the second event of 1899: there is no event before it to count from.
  case beforeTables
  /// After the December solstice of 2101.
  case afterTables
}

extension SolsticeReason: CustomStringConvertible {
  /// What is wrong and what is allowed, as one clause.
  public var description: String {
    let years = SolsticeEvent.years
    return switch self {
    case .beforeTables: "the day is before the events of \(years.lowerBound)"
    case .afterTables: "the day is after the events of \(years.upperBound)"
    }
  }
}
