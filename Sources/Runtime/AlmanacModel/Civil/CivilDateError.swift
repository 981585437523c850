/// The reason why fields or a text are not a civil date.
public enum CivilDateError: Error, Hashable, Sendable {
  /// The year is not one of 1 to 9999.
  case yearOutOfRange(Int)
  /// The month is not one of 1 to 12.
  case monthOutOfRange(Int)
  /// The month has no such day.
  case dayOutOfRange(Int, lengthOfMonth: Int)
  /// The day number is not one of 1 (0001-01-01) to 3,652,059 (9999-12-31).
  case dayNumberOutOfRange(Int)
}

extension CivilDateError: CustomStringConvertible {
  /// The message: one clause that says what is wrong and what is allowed.
  public var description: String {
    switch self {
    case .yearOutOfRange(let year):
      "year \(year) is outside 1...9999"
    case .monthOutOfRange(let month):
      "month \(month) is outside 1...12"
    case .dayOutOfRange(let day, let length):
      "day \(day) is outside 1...\(length), the days of this month"
    case .dayNumberOutOfRange(let number):
      "day number \(number) is outside 1...3652059 (0001-01-01 to 9999-12-31)"
    }
  }
}
