/// How long an insult stands.
public enum InsultInterval: Int, CaseIterable, Hashable, Sendable {
  /// Five minutes.
  case fiveMinutes = 5
  /// A quarter of an hour.
  case quarterHour = 15
  /// Half an hour.
  case halfHour = 30
  /// An hour, the usual one.
  case hour = 60

  /// The length in minutes.
  public var minutes: Int { rawValue }

  /// The length in seconds.
  public var seconds: Int64 { Int64(rawValue) * 60 }

  /// The number of the slot that a moment is in.
  ///
  /// Slots begin when the clock of the place shows a whole number of intervals: hours begin at :00, in India and Nepal too.
  /// Where the clock is a whole number of intervals from UTC, slot 0 begins at 1970-01-01T00:00:00Z, so that places whose
  /// hours begin together have the same numbers; elsewhere it begins less than an interval later. Slots before are negative.
  ///
  /// - Parameters:
  ///   - secondsSince1970: The moment.
  ///   - offset: Local time minus UTC at the moment, in seconds.
  public func slot(at secondsSince1970: Int64, offset: Int) -> Int64 {
    let (quotient, remainder) = floorDivide(secondsSince1970, by: seconds)
    return remainder < delay(offset) ? quotient - 1 : quotient
  }

  /// When a slot begins where clocks are not changed, in seconds since 1970-01-01T00:00:00Z.
  ///
  /// - Parameters:
  ///   - slot: Its number.
  ///   - offset: Local time minus UTC, in seconds.
  /// - Returns: `nil` if that is more than 64 bits hold.
  public func start(of slot: Int64, offset: Int) -> Int64? {
    let (start, isTooLarge) = slot.multipliedReportingOverflow(by: seconds)
    guard !isTooLarge else { return nil }
    let (delayed, isTooLate) = start.addingReportingOverflow(delay(offset))
    return isTooLate ? nil : delayed
  }

  /// How many seconds after a whole number of intervals of UTC slots begin, less than an interval.
  private func delay(_ offset: Int) -> Int64 { floorDivide(-Int64(offset), by: seconds).remainder }
}

/// Division with a remainder from 0 to the divisor - 1.
///
/// - Parameter divisor: At least 2, so that no quotient is too large.
func floorDivide(_ number: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
  let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
