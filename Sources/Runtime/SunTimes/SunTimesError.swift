public import Almanac

/// The reason why times of the Sun cannot be computed.
///
/// A day without sunrise or sunset is not an error: see ``Daylight``.
public enum SunTimesError: Error, Hashable, Sendable {
  /// The latitude is not a number from -90 to 90.
  case latitudeOutOfRange(Double)
  /// The longitude is not a number from -180 to 180.
  case longitudeOutOfRange(Double)
  /// The altitude is not a number from -90 to 90.
  case altitudeOutOfRange(Double)
  /// The date is outside 1899-02-10 to 2101-01-28.
  case dateOutsideTables(CivilDate)
  /// The moment is outside 1899-02-07 to 2101-01-31 of local mean time, in which all civil days of the tables are.
  case instantOutsideTables(Instant)
  /// A span of time ends before it begins, or has no length.
  case emptyInterval(from: Instant, to: Instant)
}

extension SunTimesError: CustomStringConvertible {
  /// The message: one clause that says what is wrong and what is allowed.
  public var description: String {
    switch self {
    case .latitudeOutOfRange(let degrees): "latitude \(degrees) is outside -90...90"
    case .longitudeOutOfRange(let degrees): "longitude \(degrees) is outside -180...180"
    case .altitudeOutOfRange(let degrees): "altitude \(degrees) is outside -90...90"
    case .dateOutsideTables(let date): "\(date) is outside the tables, 1899-02-10 to 2101-01-28"
    case .instantOutsideTables(let instant): "\(instant) is outside the tables, 1899-02-07 to 2101-01-31"
    case .emptyInterval(let from, let to): "the day from \(from) to \(to) has no length"
    }
  }
}
