/// Why a stored text is not the data of a calendar widget.
public enum CalendarDataError: Error, Hashable, Sendable {
  /// Not JSON, or without one of the fields of the first version; what is wrong with it.
  case unreadable(String)
  /// A number outside its range.
  case outOfRange(field: String, value: Int, allowed: ClosedRange<Int>)
  /// Another number of days than 42.
  case wrongDayCount(Int)
  /// More than one day is marked as today.
  case manyTodays(Int)
}

extension CalendarDataError: CustomStringConvertible {
  /// The reason, for a log.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the stored calendar cannot be read: \(reason)"
    case .outOfRange(let field, let value, let allowed):
      "\(field) is \(value), allowed: \(allowed.lowerBound) to \(allowed.upperBound)"
    case .wrongDayCount(let count): "\(count) days, expected \(CalendarMonth.dayCount)"
    case .manyTodays(let count): "\(count) days are marked as today, at most one can be"
    }
  }
}
