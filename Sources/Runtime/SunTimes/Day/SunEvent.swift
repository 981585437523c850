public import Almanac

/// A sunrise or a sunset.
public enum SunEvent: Hashable, Sendable {
  /// The moment of sunrise.
  case sunrise(Instant)
  /// The moment of sunset.
  case sunset(Instant)

  /// The moment of the event.
  public var instant: Instant {
    switch self {
    case .sunrise(let instant), .sunset(let instant): instant
    }
  }
}
