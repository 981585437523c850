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

  /// Returns the first sunrise or sunset at a place after a moment.
  ///
  /// In a polar day it is the sunset that ends it, in a polar night the sunrise, which may be half a year later.
  ///
  /// - Returns: `nil` if there is none before December 2101, the end of the tables.
  /// - Throws: ``SunTimesError/instantOutsideTables(_:)``
  public static func next(
    after instant: Instant, at coordinates: Coordinates
  ) throws(SunTimesError) -> SunEvent? {
    // Near the poles a solar day can begin up to a quarter of a turn from mean midnight.
    var number = try SolarDay.dayNumber(of: instant, at: coordinates).advanced(by: -1)
    while let day = SolarDay(number, at: coordinates) {
      if let event = day.events.first(where: { $0.instant > instant }) { return event }
      number = number.advanced(by: 1)
    }
    return nil
  }
}
