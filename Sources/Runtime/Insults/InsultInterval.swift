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
  /// Slots are counted in UTC from 1970-01-01T00:00:00Z, where slot 0 begins; before it they are negative. So app,
  /// widget and command agree in every zone.
  ///
  /// - Parameter secondsSince1970: The moment.
  public func slot(at secondsSince1970: Int64) -> Int64 {
    floorDivide(secondsSince1970, by: seconds).quotient
  }

  /// When a slot begins, in seconds since 1970-01-01T00:00:00Z.
  ///
  /// - Returns: `nil` if that is more than 64 bits hold.
  public func start(of slot: Int64) -> Int64? {
    let (start, isTooLarge) = slot.multipliedReportingOverflow(by: seconds)
    return isTooLarge ? nil : start
  }
}

/// Division with a remainder from 0 to the divisor - 1.
///
/// - Parameter divisor: At least 2, so that no quotient is too large.
func floorDivide(_ number: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
  let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
