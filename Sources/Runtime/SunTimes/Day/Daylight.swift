public import Almanac

/// When the Sun is up during a solar day of a place: all that can happen, the polar days and nights included.
///
/// The Sun rises or sets when its upper limb is seen on a flat horizon (``SolarAltitude/sunriseAndSunset``).
public enum Daylight: Hashable, Sendable {
  /// The Sun rises, and sets later.
  case normal(sunrise: Instant, sunset: Instant)
  /// The Sun rises and stays up past the end of the day: the last sunrise before a polar day.
  case sunriseOnly(Instant)
  /// The Sun is up when the day begins and sets: the first sunset after a polar day.
  case sunsetOnly(Instant)
  /// The Sun is up all day.
  case polarDay
  /// The Sun is down all day.
  case polarNight

  /// When the Sun rises; `nil` if it does not.
  public var sunrise: Instant? {
    switch self {
    case .normal(let sunrise, _), .sunriseOnly(let sunrise): sunrise
    case .sunsetOnly, .polarDay, .polarNight: nil
    }
  }

  /// When the Sun sets; `nil` if it does not.
  public var sunset: Instant? {
    switch self {
    case .normal(_, let sunset), .sunsetOnly(let sunset): sunset
    case .sunriseOnly, .polarDay, .polarNight: nil
    }
  }
}
