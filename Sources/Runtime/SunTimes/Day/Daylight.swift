public import Almanac

/// The time that the Sun is up during a solar day of a place, including polar days and nights.
///
/// The Sun rises or sets when its upper limb is on a flat horizon (``SolarAltitude/sunriseAndSunset``).
public enum Daylight: Hashable, Sendable {
  /// The Sun rises, and later sets.
  case normal(sunrise: Instant, sunset: Instant)
  /// The Sun rises and is still up when the day ends: the last sunrise before a polar day.
  case sunriseOnly(Instant)
  /// The Sun is up when the day begins, and sets: the first sunset after a polar day.
  case sunsetOnly(Instant)
  /// The Sun is up all day.
  case polarDay
  /// The Sun is down all day.
  case polarNight

  /// The moment of sunrise; `nil` if there is none.
  public var sunrise: Instant? {
    switch self {
    case .normal(let sunrise, _), .sunriseOnly(let sunrise): sunrise
    case .sunsetOnly, .polarDay, .polarNight: nil
    }
  }

  /// The moment of sunset; `nil` if there is none.
  public var sunset: Instant? {
    switch self {
    case .normal(_, let sunset), .sunsetOnly(let sunset): sunset
    case .sunriseOnly, .polarDay, .polarNight: nil
    }
  }
}
