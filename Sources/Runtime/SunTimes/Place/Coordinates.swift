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

  /// A place.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north of the equator, geodetic (WGS 84), -90 to 90.
  ///   - longitude: Degrees east of Greenwich, -180 to 180. The ends are the same meridian, but a solar day of -180 is
  ///     24 hours later than that of the same date at 180.
  /// - Throws: ``SunTimesError/latitudeOutOfRange(_:)``, ``SunTimesError/longitudeOutOfRange(_:)``, also for values that
  ///   are not a number.
  public init(latitude: Double, longitude: Double) throws(SunTimesError) {
    // Comparisons with a NaN are false, so it does not pass.
    guard Self.latitudes.contains(latitude) else { throw .latitudeOutOfRange(latitude) }
    guard Self.longitudes.contains(longitude) else { throw .longitudeOutOfRange(longitude) }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The latitudes there are: -90 to 90 degrees.
  public static var latitudes: ClosedRange<Double> { -90...90 }

  /// The longitudes there are: -180 to 180 degrees.
  public static var longitudes: ClosedRange<Double> { -180...180 }

  /// The half of the Earth whose seasons the place has; `nil` near the equator, where there are none.
  public var hemisphere: Hemisphere? { Hemisphere(latitude: latitude) }
}
