/// The time for which an insult is shown.
public enum InsultInterval: Int, CaseIterable, Hashable, Sendable {
  /// An interval of five minutes.
  case fiveMinutes = 5
  /// An interval of a quarter of an hour.
  case quarterHour = 15
  /// An interval of half an hour.
  case halfHour = 30
  /// An interval of an hour, the default.
  case hour = 60

  /// The length in minutes.
  public var minutes: Int { rawValue }

  /// The length in seconds.
  public var seconds: Int64 { Int64(rawValue) * 60 }

  /// Returns the number of the slot that contains a moment.
  ///
  /// Slots begin when the local clock shows a whole number of intervals: slots of an hour begin at :00, in
  /// India and Nepal too. If the local clock is a whole number of intervals from UTC, slot 0 begins at
  /// 1970-01-01T00:00:00Z; otherwise it begins less than an interval later. So places whose hours begin
  /// together have the same numbers. Earlier slots have negative numbers.
  ///
  /// - Parameters:
  ///   - secondsSince1970: The moment.
  ///   - offset: Local time minus UTC at the moment, in seconds.
  public func slot(at secondsSince1970: Int64, offset: Int) -> Int64 {
    let (quotient, remainder) = floorDivide(secondsSince1970, by: seconds)
    return remainder < delay(offset) ? quotient - 1 : quotient
  }

  /// Returns the beginning of a slot, in seconds since 1970-01-01T00:00:00Z, on a clock that never changes.
  ///
  /// - Parameters:
  ///   - slot: The number of the slot.
  ///   - offset: Local time minus UTC, in seconds.
  /// - Returns: `nil` if the result does not fit into 64 bits.
  public func start(of slot: Int64, offset: Int) -> Int64? {
    let (start, isTooLarge) = slot.multipliedReportingOverflow(by: seconds)
    guard !isTooLarge else { return nil }
    let (delayed, isTooLate) = start.addingReportingOverflow(delay(offset))
    return isTooLate ? nil : delayed
  }

  /// Returns how many seconds slots begin after a whole number of intervals of UTC; less than an interval.
  private func delay(_ offset: Int) -> Int64 { floorDivide(-Int64(offset), by: seconds).remainder }
}

/// Divides with a remainder from 0 to the divisor - 1.
///
/// - Parameter divisor: At least 2, so that the quotient cannot overflow.
func floorDivide(_ number: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
  let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
