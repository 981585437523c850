/// One of the 24 solar terms (tiết khí, 节气).
///
/// A term is the moment at which the apparent geocentric longitude of the Sun is a multiple of 15 degrees.
/// Terms at multiples of 30 degrees are major (trung khí, 中气) and number the lunar months; the others are
/// minor (tiết, 节). Raw values are the longitude divided by 15.
public enum SolarTerm: Int, CaseIterable, Hashable, Sendable {
  /// 0°, Xuân phân, 春分, March equinox.
  case springEquinox
  /// 15°, Thanh minh, 清明.
  case brightAndClear
  /// 30°, Cốc vũ, 谷雨.
  case grainRain
  /// 45°, Lập hạ, 立夏.
  case summerBegins
  /// 60°, Tiểu mãn, 小满.
  case grainFull
  /// 75°, Mang chủng, 芒种.
  case grainInEar
  /// 90°, Hạ chí, 夏至, June solstice.
  case summerSolstice
  /// 105°, Tiểu thử, 小暑.
  case minorHeat
  /// 120°, Đại thử, 大暑.
  case majorHeat
  /// 135°, Lập thu, 立秋.
  case autumnBegins
  /// 150°, Xử thử, 处暑.
  case endOfHeat
  /// 165°, Bạch lộ, 白露.
  case whiteDew
  /// 180°, Thu phân, 秋分, September equinox.
  case autumnEquinox
  /// 195°, Hàn lộ, 寒露.
  case coldDew
  /// 210°, Sương giáng, 霜降.
  case frostDescends
  /// 225°, Lập đông, 立冬.
  case winterBegins
  /// 240°, Tiểu tuyết, 小雪.
  case minorSnow
  /// 255°, Đại tuyết, 大雪.
  case majorSnow
  /// 270°, Đông chí, 冬至, December solstice.
  case winterSolstice
  /// 285°, Tiểu hàn, 小寒.
  case minorCold
  /// 300°, Đại hàn, 大寒.
  case majorCold
  /// 315°, Lập xuân, 立春.
  case springBegins
  /// 330°, Vũ thủy, 雨水.
  case rainWater
  /// 345°, Kinh trập, 惊蛰.
  case insectsAwaken

  /// Apparent geocentric longitude of the Sun in degrees, a multiple of 15 from 0 to 345.
  @inlinable public var longitude: Int { rawValue * 15 }

  /// Whether the longitude is a multiple of 30 degrees (trung khí, 中气).
  @inlinable public var isMajor: Bool { rawValue % 2 == 0 }

  /// The position among the 24 terms of a Gregorian year, 0 to 23.
  ///
  /// The year begins with minor cold (285°) in the first days of January.
  @inlinable package var positionInYear: Int { (rawValue + 5) % 24 }

  /// Creates the term at a position of the year; numbers outside 0 to 23 are taken modulo 24.
  package init(positionInYear position: Int) {
    let rest = (position + 19) % 24
    self = Self(rawValue: rest < 0 ? rest + 24 : rest) ?? .springEquinox
  }

  /// The terms in the order of a Gregorian year.
  package static var inYearOrder: [SolarTerm] {
    allCases.inOrder { Int64($0.positionInYear) }
  }
}
