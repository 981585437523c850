public import Almanac

/// A place on the Earth's surface, by latitude and longitude.
///
/// ```swift
/// let hanoi = try Coordinates(latitude: 21.0285, longitude: 105.8542)
/// ```
public struct Coordinates: Hashable, Sendable {
  /// Degrees north of the equator, -90 (South Pole) to 90 (North Pole).
  public let latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  public let longitude: Double

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north of the equator, geodetic (WGS 84), -90 to 90.
  ///   - longitude: Degrees east of Greenwich, -180 to 180. Both ends are the same meridian, but a solar day
  ///     at -180 is 24 hours later than the one of the same date at 180.
  /// - Throws: ``SunTimesError/latitudeOutOfRange(_:)`` or ``SunTimesError/longitudeOutOfRange(_:)``, also
  ///   for NaN.
  public init(latitude: Double, longitude: Double) throws(SunTimesError) {
    // Comparisons with NaN are false, so it is rejected.
    guard Self.latitudes.contains(latitude) else { throw .latitudeOutOfRange(latitude) }
    guard Self.longitudes.contains(longitude) else { throw .longitudeOutOfRange(longitude) }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Creates a place of the tables, whose degrees the table compiler has checked.
  init(unchecked degrees: (latitude: Double, longitude: Double)) {
    (latitude, longitude) = degrees
  }

  /// The allowed latitudes: -90 to 90 degrees.
  public static var latitudes: ClosedRange<Double> { -90...90 }

  /// The allowed longitudes: -180 to 180 degrees.
  public static var longitudes: ClosedRange<Double> { -180...180 }

  /// The clock of local mean time, four minutes ahead of UTC for each degree east, in whole seconds.
  public var localMeanTime: ZoneClock { ZoneClock(offset: Int((240 * longitude).rounded(.down))) }

  /// The hemisphere whose seasons the place has; `nil` near the equator, where there are none.
  public var hemisphere: Hemisphere? { Hemisphere(latitude: latitude) }
}
