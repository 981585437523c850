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
