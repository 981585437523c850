/// Sine, cosine and their inverses in Swift alone, for platforms without a C library, such as WebAssembly in a browser.
///
/// It is compiled on every platform, so that tests can compare it with the C library: the results differ by
/// some 3e-16, and all sunrises and sunsets are the same to the second. The C library is faster and is used
/// if there is one: see ``Trigonometry``.
enum PureTrigonometry {
  /// Returns the sine of an angle.
  ///
  /// - Parameter angle: Radians, from minus one million to one million; larger values lose digits.
  static func sine(_ angle: Double) -> Double {
    let (rest, quadrant) = reduced(angle)
    return switch quadrant {
    case 0: sineSeries(rest)
    case 1: cosineSeries(rest)
    case 2: -sineSeries(rest)
    default: -cosineSeries(rest)
    }
  }

  /// Returns the cosine of an angle.
  ///
  /// - Parameter angle: Radians, from minus one million to one million; larger values lose digits.
  static func cosine(_ angle: Double) -> Double {
    let (rest, quadrant) = reduced(angle)
    return switch quadrant {
    case 0: cosineSeries(rest)
    case 1: -sineSeries(rest)
    case 2: -cosineSeries(rest)
    default: sineSeries(rest)
    }
  }

  /// Returns the angle between -pi / 2 and pi / 2 with a sine; NaN for a value outside -1...1.
  static func arcsine(_ value: Double) -> Double {
    arctangent(value, ((1 - value) * (1 + value)).squareRoot())
  }

  /// Returns the angle between 0 and pi with a cosine; NaN for a value outside -1...1.
  static func arccosine(_ value: Double) -> Double {
    arctangent(((1 - value) * (1 + value)).squareRoot(), value)
  }

  /// Returns the angle of a point from the positive x axis, between -pi and pi.
  ///
  /// For the point 0, 0 the signs decide, as in C.
  ///
  /// - Parameters:
  ///   - y: The upward coordinate, which must be finite, like x.
  ///   - x: The coordinate to the right.
  static func arctangent(_ y: Double, _ x: Double) -> Double {
    guard !y.isNaN, !x.isNaN else { return .nan }
    let (height, width) = (abs(y), abs(x))
    let isSteep = height > width
    var angle = firstOctant(min(height, width), max(height, width))
    if isSteep { angle = .pi / 2 - angle }
    if x.sign == .minus { angle = .pi - angle }
    return y.sign == .minus ? -angle : angle
  }

  // MARK: - Reduction

  // Pi / 2 in three parts. The first two have 33 bits, so that their products with whole numbers below 2^20
  // are exact. Cody W., Waite W. 1980, Software Manual for the Elementary Functions, chapter 8.
  private static var high: Double { 0x1.921fb544p0 }
  private static var middle: Double { 0x1.0b4611a6p-34 }
  private static var low: Double { 0x1.3198a2e037073p-69 }

  /// Returns an angle minus the nearest multiple of pi / 2, and that multiple modulo 4.
  private static func reduced(_ angle: Double) -> (rest: Double, quadrant: Double) {
    let turns = (angle * (2 / .pi)).rounded(.toNearestOrEven)
    let rest = ((angle - turns * high) - turns * middle) - turns * low
    // The quadrant stays a Double, because NaN cannot be converted to Int.
    return (rest, turns - 4 * (turns / 4).rounded(.down))
  }

  // MARK: - Series

  /// Returns the sine of an angle up to pi / 4; the first omitted term is below 1e-19.
  private static func sineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 1.0 / 355_687_428_096_000
    sum = sum * square - 1.0 / 1_307_674_368_000
    sum = sum * square + 1.0 / 6_227_020_800
    sum = sum * square - 1.0 / 39_916_800
    sum = sum * square + 1.0 / 362_880
    sum = sum * square - 1.0 / 5_040
    sum = sum * square + 1.0 / 120
    sum = sum * square - 1.0 / 6
    return x + x * square * sum
  }

  /// Returns the cosine of an angle up to pi / 4; the first omitted term is below 1e-20.
  private static func cosineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = -1.0 / 6_402_373_705_728_000
    sum = sum * square + 1.0 / 20_922_789_888_000
    sum = sum * square - 1.0 / 87_178_291_200
    sum = sum * square + 1.0 / 479_001_600
    sum = sum * square - 1.0 / 3_628_800
    sum = sum * square + 1.0 / 40_320
    sum = sum * square - 1.0 / 720
    sum = sum * square + 1.0 / 24
    return 1 - (square / 2 - square * square * sum)
  }

  /// Returns the angle of a point with 0 <= y <= x, from 0 to pi / 4.
  private static func firstOctant(_ y: Double, _ x: Double) -> Double {
    guard x > 0 else { return 0 }
    let slope = y / x
    let length = (1 + slope * slope).squareRoot()
    // An estimate with an error of at most 0.004.
    var angle = slope * (.pi / 4 + 0.273 * (1 - slope))
    // Each step leaves an error of 3/40 of the fifth power of the last one: first 1e-13, then zero.
    for _ in 0..<2 {
      let left = (slope * cosineSeries(angle) - sineSeries(angle)) / length
      angle += left + left * left * left / 6
    }
    return angle
  }
}
