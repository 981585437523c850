public import Almanac

/// The moments at which the Sun crosses an altitude during a solar day, such as dawn and dusk.
public enum AltitudeCrossing: Hashable, Sendable {
  /// The Sun climbs through the altitude, and later falls through it.
  case both(upward: Instant, downward: Instant)
  /// The Sun climbs through the altitude and is still above it when the day ends.
  case upwardOnly(Instant)
  /// The Sun is above the altitude when the day begins, and falls through it.
  case downwardOnly(Instant)
  /// The Sun is above the altitude all day.
  case alwaysAbove
  /// The Sun is below the altitude all day.
  case alwaysBelow

  /// The moment at which the Sun climbs through the altitude; `nil` if it does not.
  public var upward: Instant? {
    switch self {
    case .both(let upward, _), .upwardOnly(let upward): upward
    case .downwardOnly, .alwaysAbove, .alwaysBelow: nil
    }
  }

  /// The moment at which the Sun falls through the altitude; `nil` if it does not.
  public var downward: Instant? {
    switch self {
    case .both(_, let downward), .downwardOnly(let downward): downward
    case .upwardOnly, .alwaysAbove, .alwaysBelow: nil
    }
  }
}
