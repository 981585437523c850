/// A solar term in a Gregorian year, and the instant at which the Sun reaches its longitude.
///
/// ```swift
/// let solstice = try SolarTermEvent(.winterSolstice, year: 2026)
/// print(solstice.instant)                                 // 2026-12-21T20:50:14Z
/// print(LunarCalendar.vietnamese.date(of: solstice))      // 2026-12-22
/// ```
///
/// The tables hold the years 1899 to 2101. Instants are within 0.7 s of JPL DE431.
public struct SolarTermEvent: Hashable, Sendable {
  /// 24 * (year - 1899) + position in the year.
  private let index: Int32

  private init(index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }

  /// Creates a term of a Gregorian year.
  ///
  /// - Parameters:
  ///   - term: The term.
  ///   - year: 1899 to 2101. All 24 terms of a year are in it: minor cold (285°) comes first, in the first
  ///     days of January, the December solstice last.
  /// - Throws: ``SkyError/yearOutsideTables(_:)``
  public init(_ term: SolarTerm, year: Int) throws(SkyError) {
    guard Self.years.contains(year) else { throw .yearOutsideTables(year) }
    self.init(index: 24 * (year - Self.years.lowerBound) + term.positionInYear)
  }

  /// Creates the last term at or before a moment.
  ///
  /// - Throws: ``SkyError/instantOutsideTables(_:)`` before the first term of 1899 or after the last of 2101.
  public init(inForceAt instant: Instant) throws(SkyError) {
    guard let event = Self.last(where: { $0.instant <= instant }, near: instant.secondsSince1970) else {
      throw .instantOutsideTables(instant)
    }
    self = event
  }

  /// Creates the last term at or before a moment, ignoring how clocks differ from Terrestrial Time (a minute
  /// or two).
  ///
  /// This is enough to find neighbouring terms, and no clock has to be looked up.
  ///
  /// - Parameter seconds: Seconds since 1970-01-01T00:00:00.
  /// - Returns: `nil` outside the tables.
  package init?(near seconds: Int64) {
    let event = Self.last(
      where: { $0.terrestrialInstant.clockSecondsSince1970 <= seconds }, near: seconds)
    guard let event else { return nil }
    self = event
  }

  /// The years of the tables: 1899 to 2101.
  public static var years: ClosedRange<Int> {
    let sky = CompiledSky()
    return sky.firstTermYear...sky.firstTermYear + sky.termYearCount - 1
  }

  /// The Gregorian year.
  public var year: Int { Int(index) / 24 + Self.years.lowerBound }

  /// The term.
  public var term: SolarTerm { SolarTerm(positionInYear: Int(index) % 24) }

  /// The instant in Terrestrial Time.
  public var terrestrialInstant: TerrestrialInstant { CompiledSky().instant(of: term, year: year) }

  /// The instant in UTC (UT1 before 1972).
  public var instant: Instant { CompiledSky().utc(terrestrialInstant) }

  /// The next term; `nil` after the December solstice of 2101.
  public var next: SolarTermEvent? {
    Int(index) + 1 < 24 * Self.years.count ? SolarTermEvent(index: Int(index) + 1) : nil
  }

  /// The previous term; `nil` before minor cold of 1899.
  public var previous: SolarTermEvent? { index > 0 ? SolarTermEvent(index: Int(index) - 1) : nil }

  /// Returns the last event that satisfies a condition.
  ///
  /// The condition must hold up to some time near a moment, and not after it.
  ///
  /// - Returns: `nil` if the tables lack that event or the next one.
  static func last(where condition: (SolarTermEvent) -> Bool, near seconds: Int64) -> SolarTermEvent? {
    // The products below would overflow for moments far away.
    guard ClockTime.range.contains(seconds) else { return nil }
    let first = ClockTime.secondsSince1970(startOf: .firstOfJanuary(years.lowerBound))
    // A mean year has 24 terms; the true ones are within four days of the mean ones.
    let estimate = floorDivide((seconds - first) &* 24_000, by: MeanYear.milliseconds)
    let count = 24 * years.count
    guard estimate >= -2, estimate <= Int64(count) + 1 else { return nil }
    var index = min(Int(estimate) + 1, count - 1)
    while index >= 0, !condition(SolarTermEvent(index: index)) { index -= 1 }
    guard index >= 0 else { return nil }
    // After the last event the tables do not say when the next one comes.
    return index < count - 1 || seconds < SolarTermEvent(index: index).instant.secondsSince1970 + 14 * 86_400
      ? SolarTermEvent(index: index) : nil
  }
}

extension SolarTermEvent: Comparable {
  /// Earlier events are less than later ones.
  public static func < (left: SolarTermEvent, right: SolarTermEvent) -> Bool { left.index < right.index }
}
