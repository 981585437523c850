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

/// An altitude of the Sun's centre above the horizon, in degrees.
///
/// It is seen from the centre of the Earth and without refraction.
public struct SolarAltitude: Hashable, Sendable {
  /// Degrees above the horizon; negative below it.
  public let degrees: Double

  private init(unchecked degrees: Double) {
    self.degrees = degrees
  }

  /// Creates an altitude.
  ///
  /// - Parameter degrees: -90 to 90.
  /// - Throws: ``SunTimesError/altitudeOutOfRange(_:)``, also for NaN.
  public init(degrees: Double) throws(SunTimesError) {
    guard (-90...90).contains(degrees) else { throw .altitudeOutOfRange(degrees) }
    self.init(unchecked: degrees)
  }

  /// The sine of the altitude.
  var sine: Double { Trigonometry.sine(degrees * Trigonometry.degree) }

  /// The altitude of sunrise and sunset, -50', at which the upper limb of the Sun is on a flat horizon.
  ///
  /// It is the sum of 34' of mean refraction and 16' of the Sun's radius.
  ///
  /// Source: Explanatory Supplement to the Astronomical Almanac, 3rd edition, 2013, section 12.3.
  public static let sunriseAndSunset = SolarAltitude(unchecked: -50.0 / 60)
  /// The lowest altitude of civil twilight, -6°.
  public static let civilTwilight = SolarAltitude(unchecked: -6)
  /// The lowest altitude of nautical twilight, -12°.
  public static let nauticalTwilight = SolarAltitude(unchecked: -12)
  /// The lowest altitude of astronomical twilight, -18°.
  public static let astronomicalTwilight = SolarAltitude(unchecked: -18)
  /// The lowest altitude of the golden hour, -4°, a convention of photographers.
  public static let goldenHourDark = SolarAltitude(unchecked: -4)
  /// The highest altitude of the golden hour, 6°, a convention of photographers.
  public static let goldenHourBright = SolarAltitude(unchecked: 6)
}

/// The reason why times of the Sun cannot be computed.
///
/// A day without sunrise or sunset is not an error: see ``Daylight``.
public enum SunTimesError: Error, Hashable, Sendable {
  /// The latitude is not a number from -90 to 90.
  case latitudeOutOfRange(Double)
  /// The longitude is not a number from -180 to 180.
  case longitudeOutOfRange(Double)
  /// The altitude is not a number from -90 to 90.
  case altitudeOutOfRange(Double)
  /// The date is outside 1899-02-10 to 2101-01-28.
  case dateOutsideTables(CivilDate)
  /// The moment is outside 1899-02-07 to 2101-01-31 of local mean time, in which all civil days of the tables are.
  case instantOutsideTables(Instant)
  /// A span of time ends before it begins, or has no length.
  case emptyInterval(from: Instant, to: Instant)
}

extension SunTimesError: CustomStringConvertible {
  /// The message: one clause that says what is wrong and what is allowed.
  public var description: String {
    switch self {
    case .latitudeOutOfRange(let degrees): "latitude \(degrees) is outside -90...90"
    case .longitudeOutOfRange(let degrees): "longitude \(degrees) is outside -180...180"
    case .altitudeOutOfRange(let degrees): "altitude \(degrees) is outside -90...90"
    case .dateOutsideTables(let date): "\(date) is outside the tables, 1899-02-10 to 2101-01-28"
    case .instantOutsideTables(let instant): "\(instant) is outside the tables, 1899-02-07 to 2101-01-31"
    case .emptyInterval(let from, let to): "the day from \(from) to \(to) has no length"
    }
  }
}
