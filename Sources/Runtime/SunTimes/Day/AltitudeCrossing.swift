public import Almanac

/// When the Sun crosses an altitude during a solar day: such as dawn and dusk.
public enum AltitudeCrossing: Hashable, Sendable {
  /// The Sun climbs through the altitude, and falls through it later.
  case both(upward: Instant, downward: Instant)
  /// The Sun climbs through the altitude and stays above it past the end of the day.
  case upwardOnly(Instant)
  /// The Sun is above the altitude when the day begins, and falls through it.
  case downwardOnly(Instant)
  /// The Sun is above the altitude all day.
  case alwaysAbove
  /// The Sun is below the altitude all day.
  case alwaysBelow

  /// When the Sun climbs through the altitude; `nil` if it does not.
  public var upward: Instant? {
    switch self {
    case .both(let upward, _), .upwardOnly(let upward): upward
    case .downwardOnly, .alwaysAbove, .alwaysBelow: nil
    }
  }

  /// When the Sun falls through the altitude; `nil` if it does not.
  public var downward: Instant? {
    switch self {
    case .both(_, let downward), .downwardOnly(let downward): downward
    case .upwardOnly, .alwaysAbove, .alwaysBelow: nil
    }
  }
}
