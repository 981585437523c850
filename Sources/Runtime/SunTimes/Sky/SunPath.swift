import Almanac

/// The declination and hour angle of the Sun during one day, as seen from a meridian.
///
/// Time is counted in days of UT1 from local mean noon. Three positions half a day apart are computed; the
/// error of the parabola through them is below 0.05".
struct SunPath: Hashable, Sendable {
  /// The sine of the declination.
  let sineDeclination: Quadratic
  /// The hour angle minus that of the mean Sun, in radians: the equation of time.
  let advance: Quadratic

  /// Creates the path of a day.
  ///
  /// - Parameters:
  ///   - noon: Local mean noon in seconds of UT1 since 1970-01-01T00:00:00.
  ///   - longitude: Degrees east.
  ///   - event: The last solar term before or near that noon.
  /// - Returns: `nil` if the noon is too close to an end of the tables.
  init?(noon: Double, longitude: Double, event: SolarTermEvent) {
    guard let solarLongitude = SolarLongitude(around: event) else { return nil }
    let ut1 = (noon - Double(TerrestrialInstant.secondsFrom1970ToJ2000)) / 86_400
    let deltaT = Double(EarthRotation.deltaT(atSecondsSince1970: Int64(noon))) / 864_000_000
    let angles = FastAngles(at: ut1 + deltaT)
    let slow = SlowAngles(angles)
    let beta = Self.latitude(at: ut1 + deltaT)
    let sample = { (offset: Double, angles: FastAngles) -> (sine: Double, advance: Double) in
      let lambda = solarLongitude.value(at: ut1 + deltaT + offset, angles)
      let (sine, cosine) = (Trigonometry.sine(lambda), Trigonometry.cosine(lambda))
      let ascension = Trigonometry.arctangent(
        slow.cosineObliquity * sine - slow.sineObliquity * beta, cosine)
      let sidereal = Self.rotationAngle(at: ut1 + offset) + slow.sidereal
      let hourAngle = sidereal + longitude * Trigonometry.degree - ascension
      return (
        slow.sineObliquity * sine + slow.cosineObliquity * beta,
        Trigonometry.wrapped(hourAngle - 2 * .pi * offset)
      )
    }
    let before = sample(-0.5, angles.beforeHalfADay)
    let middle = sample(0, angles)
    let after = sample(0.5, angles.afterHalfADay)
    sineDeclination = Quadratic(before.sine, middle.sine, after.sine)
    advance = Quadratic(before.advance, middle.advance, after.advance)
  }

  /// Returns the hour angle in radians, which grows through the whole day.
  func hourAngle(_ x: Double) -> Double { 2 * .pi * x + advance(x) }

  /// Returns the time at which an hour angle is reached.
  func time(ofHourAngle angle: Double) -> Double {
    var x = angle / (2 * .pi)
    // The equation of time changes by at most 30 s a day, so each step makes the error 3,000 times smaller.
    // It falls from a quarter of an hour to a tenth of a millisecond.
    for _ in 0..<2 { x = (angle - advance(x)) / (2 * .pi) }
    return x
  }

  /// Returns the latitude of the Sun in radians, which is an effect of the Moon's pull on the Earth.
  ///
  /// It is 4,671 km, the distance of the Earth's centre from the barycentre, times the sine of the Moon's
  /// inclination, seen from 1 au. The planets add less than that, and in half a day it changes by a tenth.
  private static func latitude(at days: Double) -> Double {
    0.576 * Trigonometry.sine((93.2720950 + 483_202.0175233 * days / 36_525) * Trigonometry.degree)
      * Trigonometry.arcsecond
  }

  /// Returns the Earth rotation angle in radians, minus whole turns (IERS Conventions 2010, equation 5.15).
  private static func rotationAngle(at ut1: Double) -> Double {
    let turns = 0.7790572732640 + ut1 * 0.00273781191135448 + (ut1 - ut1.rounded())
    return 2 * .pi * (turns - turns.rounded())
  }
}
