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
      // So near the meridian the approximation is exact to a millisecond, without cosine and sine.
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
