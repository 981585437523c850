/// A moment in UTC, to the whole second.
///
/// Leap seconds are not counted, as in POSIX. Before 1972, UTC means UT1, which clocks followed at that time.
public struct Instant: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z without leap seconds.
  public let secondsSince1970: Int64

  /// Creates the moment a number of seconds after 1970-01-01T00:00:00Z.
  @inlinable public init(secondsSince1970: Int64) {
    self.secondsSince1970 = secondsSince1970
  }
}

extension Instant: Comparable {
  /// Earlier moments are less than later ones.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}

extension Instant: CustomStringConvertible {
  /// The moment in the form of ISO 8601: `2026-03-20T14:46:01Z`.
  ///
  /// A moment outside the years 1 to 9999 is written as its number of seconds.
  public var description: String {
    guard ClockTime.range.contains(secondsSince1970) else {
      return "\(secondsSince1970) s from 1970-01-01T00:00:00Z"
    }
    return "\(ClockTime(secondsSince1970: secondsSince1970))Z"
  }
}
