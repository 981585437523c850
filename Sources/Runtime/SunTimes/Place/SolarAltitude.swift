/// An altitude of the Sun's centre above the horizon, in degrees, as seen from the centre of the Earth and without
/// refraction.
public struct SolarAltitude: Hashable, Sendable {
  /// Degrees above the horizon; negative below it.
  public let degrees: Double

  private init(unchecked degrees: Double) {
    self.degrees = degrees
  }

  /// An altitude.
  ///
  /// - Parameter degrees: -90 to 90.
  /// - Throws: ``SunTimesError/altitudeOutOfRange(_:)``, also for a value that is not a number.
  public init(degrees: Double) throws(SunTimesError) {
    guard (-90...90).contains(degrees) else { throw .altitudeOutOfRange(degrees) }
    self.init(unchecked: degrees)
  }

  /// The sine of the altitude.
  var sine: Double { Trigonometry.sine(degrees * Trigonometry.degree) }

  /// -50', at which the upper limb of the Sun is seen on a flat horizon: 34' of mean refraction and 16' of radius.
  ///
  /// Source: Explanatory Supplement to the Astronomical Almanac, 3rd edition, 2013, section 12.3.
  public static let sunriseAndSunset = SolarAltitude(unchecked: -50.0 / 60)
  /// -6°, the dark end of civil twilight.
  public static let civilTwilight = SolarAltitude(unchecked: -6)
  /// -12°, the dark end of nautical twilight.
  public static let nauticalTwilight = SolarAltitude(unchecked: -12)
  /// -18°, the dark end of astronomical twilight.
  public static let astronomicalTwilight = SolarAltitude(unchecked: -18)
  /// -4°, the dark end of the golden hour, a custom of photographers.
  public static let goldenHourDark = SolarAltitude(unchecked: -4)
  /// 6°, the bright end of the golden hour, a custom of photographers.
  public static let goldenHourBright = SolarAltitude(unchecked: 6)
}
