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

/// The apparent longitude of the Sun within some days of a moment, from the table of solar terms.
///
/// At a solar term the longitude is known exactly. The error of a rough formula at the two terms before and
/// the two after is interpolated by a cubic, so no further table is needed. Compared with the whole series of
/// VSOP87 and nutation over 1900-2100, the error is at most 0.70", rms 0.21". An error of 1" moves a sunrise
/// by a tenth of a second.
struct SolarLongitude {
  /// Days of TT from J2000.0 of the first three terms.
  private let nodes: (Double, Double, Double)
  /// Newton's divided differences.
  private let coefficients: (Double, Double, Double, Double)

  /// Creates the longitude around a solar term.
  ///
  /// - Parameter event: The last term before the moments of interest.
  /// - Returns: `nil` if the table lacks the term before it or one of the two after it.
  init?(around event: SolarTermEvent) {
    guard let before = event.previous, let after = event.next, let last = after.next else { return nil }
    let (a, b, c, d) = (Node(before), Node(event), Node(after), Node(last))
    let (ab, bc, cd) = (a.slope(to: b), b.slope(to: c), c.slope(to: d))
    let abc = (bc - ab) / (c.days - a.days)
    let bcd = (cd - bc) / (d.days - b.days)
    nodes = (a.days, b.days, c.days)
    coefficients = (a.correction, ab, abc, (bcd - abc) / (d.days - a.days))
  }

  /// Returns the longitude in radians.
  func value(at days: Double, _ angles: FastAngles) -> Double {
    let (a, b, c) = (days - nodes.0, days - nodes.1, days - nodes.2)
    let correction =
      coefficients.0 + a * (coefficients.1 + b * (coefficients.2 + c * coefficients.3))
    return angles.roughLongitude + correction
  }

  /// A solar term with the error of the rough longitude at it.
  private struct Node {
    let days: Double
    let correction: Double

    init(_ event: SolarTermEvent) {
      days = Double(event.terrestrialInstant.secondsSinceJ2000) / 86_400
      let longitude = Double(event.term.longitude) * Trigonometry.degree
      correction = Trigonometry.wrapped(longitude - FastAngles.roughLongitude(at: days))
    }

    func slope(to other: Node) -> Double { (other.correction - correction) / (other.days - days) }
  }
}

/// The altitude of the Sun at a place through one day.
///
/// Time is counted in days of UT1 from local mean noon, as in ``SunPath``. Between two lowest culminations the altitude
/// climbs to a highest culmination and falls again, so each height is crossed at most once upwards and once downwards.
struct AltitudeCurve: Hashable, Sendable {
  private let path: SunPath
  private let sineLatitude: Double
  private let cosineLatitude: Double
  /// The times at which the Sun is lowest before noon, highest, and lowest after noon.
  private(set) var lowestBefore = 0.0
  private(set) var highest = 0.0
  private(set) var lowestAfter = 0.0

  /// Creates the altitude along a path at a latitude.
  ///
  /// - Parameter latitude: Degrees north.
  init(_ path: SunPath, latitude: Double) {
    self.path = path
    sineLatitude = Trigonometry.sine(latitude * Trigonometry.degree)
    cosineLatitude = Trigonometry.cosine(latitude * Trigonometry.degree)
    lowestBefore = culmination(near: -0.5)
    highest = culmination(near: 0)
    lowestAfter = culmination(near: 0.5)
  }

  /// The time before noon at which the Sun crosses the meridian below the pole.
  var midnightBefore: Double { path.time(ofHourAngle: -.pi) }

  /// The time after noon at which the Sun crosses the meridian below the pole.
  var midnightAfter: Double { path.time(ofHourAngle: .pi) }

  /// Returns the sine of the altitude.
  func sine(_ x: Double) -> Double {
    let declination = path.sineDeclination(x)
    let cosineDeclination = (1 - declination * declination).squareRoot()
    return sineLatitude * declination
      + cosineLatitude * cosineDeclination * Trigonometry.cosine(path.hourAngle(x))
  }

  /// Returns the time at which the Sun climbs through an altitude.
  ///
  /// - Parameter sine: The sine of the altitude.
  /// - Returns: `nil` if the Sun is above or below the altitude all morning.
  func rising(through sine: Double) -> Double? {
    root(sine, low: lowestBefore, high: highest, morning: true)
  }

  /// Returns the time at which the Sun falls through an altitude.
  ///
  /// - Parameter sine: The sine of the altitude.
  /// - Returns: `nil` if the Sun is above or below the altitude all afternoon.
  func setting(through sine: Double) -> Double? {
    root(sine, low: lowestAfter, high: highest, morning: false)
  }

  // MARK: - Culminations

  /// Returns the time at which the altitude is greatest (near noon) or least (near midnight).
  ///
  /// It is close to the meridian: the changes of declination and of hour angle balance there. Within some
  /// minutes of arc of a pole the declination always dominates, and the altitude only grows or only falls
  /// through the day. Then the time is a quarter of a turn from the meridian, which keeps the days of such a
  /// place apart.
  private func culmination(near start: Double) -> Double {
    let meridian = 2 * .pi * start
    var x = path.time(ofHourAngle: meridian)
    // On the meridian the cosine of the hour angle is 1 or -1.
    var cosine: Double = start == 0 ? 1 : -1
    for _ in 0..<20 {
      let declination = path.sineDeclination(x)
      let cosineDeclination = (1 - declination * declination).squareRoot()
      let change = path.sineDeclination.derivative(x)
      let byDeclination = change * (sineLatitude - cosineLatitude * declination * cosine / cosineDeclination)
      let byRotation = cosineLatitude * cosineDeclination * (2 * .pi + path.advance.derivative(x))
      // The sine of the hour angle at the balance, before or after noon; near midnight it has the other sign.
      let sine = byDeclination / byRotation
      let isNearMeridian = abs(sine) < 0.005
      let angle =
        isNearMeridian
        ? sine : abs(sine) < 1 ? Trigonometry.arcsine(sine) : byDeclination < 0 ? -.pi / 2 : .pi / 2
      let next = path.time(ofHourAngle: start == 0 ? angle : meridian - angle)
      // So near the meridian this approximation is exact to a millisecond and needs neither cosine nor sine.
      if isNearMeridian || abs(next - x) < 1e-7 { return next }
      x = next
      cosine = Trigonometry.cosine(path.hourAngle(x))
    }
    return x
  }

  // MARK: - Crossings

  /// Returns the crossing between a lowest and the highest culmination, by Newton's method in a bracket.
  private func root(_ target: Double, low: Double, high: Double, morning: Bool) -> Double? {
    var (low, high) = (low, high)
    guard sine(low) < target, sine(high) >= target else { return nil }
    var x = guess(target, morning: morning)
    for _ in 0..<60 {
      if !(x > min(low, high) && x < max(low, high)) { x = (low + high) / 2 }
      let hourAngle = path.hourAngle(x)
      let declination = path.sineDeclination(x)
      let change = path.sineDeclination.derivative(x)
      let cosineDeclination = (1 - declination * declination).squareRoot()
      let (sine, cosine) = (Trigonometry.sine(hourAngle), Trigonometry.cosine(hourAngle))
      let difference =
        sineLatitude * declination + cosineLatitude * cosineDeclination * cosine - target
      let slope =
        sineLatitude * change - cosineLatitude * declination * change / cosineDeclination * cosine
        - cosineLatitude * cosineDeclination * sine * (2 * .pi + path.advance.derivative(x))
      if difference < 0 { low = x } else { high = x }
      let step = difference / slope
      // The step is a quarter of a second: the error that remains is about its square, in days.
      if abs(step) < 3e-6 { return min(max(x - step, min(low, high)), max(low, high)) }
      if abs(high - low) < 1e-8 { break }
      // If the slope is zero, this leaves the bracket, and the next step halves it.
      x -= step
    }
    return (low + high) / 2
  }

  /// Returns the crossing for a constant declination, that of six hours from noon.
  private func guess(_ target: Double, morning: Bool) -> Double {
    let declination = path.sineDeclination(morning ? -0.25 : 0.25)
    let cosineDeclination = (1 - declination * declination).squareRoot()
    let cosine = (target - sineLatitude * declination) / (cosineLatitude * cosineDeclination)
    let angle = Trigonometry.arccosine(min(max(cosine, -1), 1))
    return path.time(ofHourAngle: morning ? -angle : angle)
  }
}

/// A parabola through the values of a quantity at -0.5, 0 and 0.5 days.
struct Quadratic: Hashable, Sendable {
  private let value: Double
  private let slope: Double
  private let curvature: Double

  init(_ before: Double, _ value: Double, _ after: Double) {
    self.value = value
    slope = after - before
    curvature = 2 * (after - 2 * value + before)
  }

  func callAsFunction(_ x: Double) -> Double { value + x * (slope + x * curvature) }

  func derivative(_ x: Double) -> Double { slope + 2 * x * curvature }
}

/// An angle as its sine and cosine, to which another can be added without the C library.
struct Phase {
  let sine: Double
  let cosine: Double

  /// Creates the phase of an angle.
  ///
  /// - Parameter degrees: The angle.
  init(degrees: Double) {
    let angle = degrees * Trigonometry.degree
    self.init(sine: Trigonometry.sine(angle), cosine: Trigonometry.cosine(angle))
  }

  private init(sine: Double, cosine: Double) {
    self.sine = sine
    self.cosine = cosine
  }

  /// Returns the sum of this angle and another.
  func advanced(by other: Phase) -> Phase {
    Phase(
      sine: sine * other.cosine + cosine * other.sine, cosine: cosine * other.cosine - sine * other.sine)
  }

  /// The angle with the opposite sign.
  var reversed: Phase { Phase(sine: -sine, cosine: cosine) }
}
