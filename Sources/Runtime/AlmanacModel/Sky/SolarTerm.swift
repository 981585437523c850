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

/// Instants of the solar terms, stored as differences from a mean year in whole seconds.
@usableFromInline package protocol SolarTermTable {
  /// The first Gregorian year of the table.
  var firstTermYear: Int { get }
  /// The number of years.
  var termYearCount: Int { get }
  /// Returns the seconds TT from J2000.0 of the term at a position (``SolarTerm/positionInYear``) in 2000.
  func termIn2000(at position: Int) -> Int32
  /// Returns the instant minus the mean year, in seconds, at 24 * (year - first year) + position.
  func termResidual(at index: Int) -> Int16
  /// Returns the residual of the pentad at position 2 or 3 of a term, in seconds: its instant minus that of the term, minus one or two
  /// times ``Pentad/meanSeconds``.
  ///
  /// The index is 24 * (year - first year) + position of the term in the year.
  func pentadResidual(_ position: Int, at index: Int) -> Int16
}

/// The pentads (候), three in a solar term, by the Sun's longitude.
@usableFromInline package enum Pentad {
  @inlinable package static var degrees: Int { 5 }
  @inlinable package static var countInTerm: Int { 3 }
  /// The mean length: a mean year has 72.
  @inlinable package static var meanSeconds: Int64 { MeanYear.milliseconds / 72_000 }
}

/// The mean year to which the residuals of the terms are added.
@usableFromInline package enum MeanYear {
  /// Mean tropical year of 2000 in milliseconds.
  ///
  /// It is 365.24219 days (Meeus J. 1998, Astronomical Algorithms, ch. 27).
  @inlinable package static var milliseconds: Int64 { 31_556_925_216 }

  /// Returns a number of mean years in whole seconds, rounded down.
  @inlinable package static func seconds(in years: Int) -> Int64 {
    floorDivide(Int64(years) &* milliseconds, by: 1000)
  }
}

extension SolarTermTable {
  /// Returns the instant of a term in a Gregorian year of the table.
  @inlinable package func instant(of term: SolarTerm, year: Int) -> TerrestrialInstant {
    let position = term.positionInYear
    let mean = Int64(termIn2000(at: position)) + MeanYear.seconds(in: year - 2000)
    let residual = Int64(termResidual(at: 24 * (year - firstTermYear) + position))
    return TerrestrialInstant(secondsSinceJ2000: mean + residual)
  }
}

extension SolarTermTable {
  /// Returns the instant at which a pentad of a term begins; that at position 1 begins with the term.
  @inlinable package func instant(
    ofPentad position: Int, of term: SolarTerm, year: Int
  ) -> TerrestrialInstant {
    let start = instant(of: term, year: year)
    guard position > 1 else { return start }
    let index = 24 * (year - firstTermYear) + term.positionInYear
    let seconds = Int64(position - 1) * Pentad.meanSeconds + Int64(pentadResidual(position, at: index))
    return TerrestrialInstant(secondsSinceJ2000: start.secondsSinceJ2000 + seconds)
  }
}

/// A hemisphere of the Earth, for the names of the seasons.
public enum Hemisphere: String, Hashable, Sendable, CaseIterable {
  /// North of the equator.
  case northern
  /// South of the equator, where the seasons are half a year apart.
  case southern

  /// The latitude in degrees, north or south, from which on there are seasons.
  ///
  /// Nearer to the equator the longest day of the year is at most 35 minutes longer than the shortest, and
  /// people do not speak of summer and winter: Singapore, Nairobi, Quito, Bogotá.
  private static let leastLatitude = 5.0

  /// Creates the hemisphere whose seasons a latitude has.
  ///
  /// - Parameter latitude: Degrees north of the equator.
  /// - Returns: `nil` for latitudes nearer to the equator than 5 degrees, where there are no seasons, and for NaN.
  public init?(latitude: Double) {
    if latitude >= Self.leastLatitude {
      self = .northern
    } else if latitude <= -Self.leastLatitude {
      self = .southern
    } else {
      return nil
    }
  }
}

/// An astronomical season, which begins with an equinox or a solstice.
public enum Season: Int, Hashable, Sendable, CaseIterable {
  /// From the equinox of March in the north, of September in the south.
  case spring
  /// From the solstice of June in the north, of December in the south.
  case summer
  /// From the equinox of September in the north, of March in the south.
  case autumn
  /// From the solstice of December in the north, of June in the south.
  case winter

  /// Returns the term with which the season begins in a hemisphere.
  public func start(in hemisphere: Hemisphere) -> SolarTerm {
    switch (rawValue + (hemisphere == .southern ? 2 : 0)) % 4 {
    case 0: .springEquinox
    case 1: .summerSolstice
    case 2: .autumnEquinox
    default: .winterSolstice
    }
  }
}

extension SolarTerm {
  /// Whether it is an equinox or a solstice.
  public var beginsSeason: Bool { rawValue % 6 == 0 }

  /// Returns the season of a hemisphere at this term.
  public func season(in hemisphere: Hemisphere) -> Season {
    switch (rawValue / 6 + (hemisphere == .southern ? 2 : 0)) % 4 {
    case 0: .spring
    case 1: .summer
    case 2: .autumn
    default: .winter
    }
  }
}

/// The reason why there is no solar term or phase of the Moon.
public enum SkyError: Error, Hashable, Sendable {
  /// The Gregorian year is outside the tables of solar terms, 1899 to 2101.
  case yearOutsideTables(Int)
  /// The lunation is outside the tables of phases.
  case lunationOutsideTables(Int)
  /// The moment is outside the tables.
  case instantOutsideTables(Instant)
  /// The day is outside the tables.
  case dayOutsideTables(DayNumber)
}

extension SkyError: CustomStringConvertible {
  /// The message: one clause that says what is wrong and what is allowed.
  public var description: String {
    switch self {
    case .yearOutsideTables(let year): "year \(year) is outside 1899...2101"
    case .lunationOutsideTables(let lunation):
      "lunation \(lunation) is outside -1250...1261 (1898-12 to 2101-12)"
    case .instantOutsideTables(let instant): "\(instant) is outside the tables of 1899...2101"
    case .dayOutsideTables(let day):
      "\(CivilDate(day)) is outside the tables of 1899...2101, from the first event to the last"
    }
  }
}
