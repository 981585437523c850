public import Almanac

/// The Sun rises or sets.
public enum SunEvent: Hashable, Sendable {
  /// The Sun comes up.
  case sunrise(Instant)
  /// The Sun goes down.
  case sunset(Instant)

  /// When it happens.
  public var instant: Instant {
    switch self {
    case .sunrise(let instant), .sunset(let instant): instant
    }
  }
}
