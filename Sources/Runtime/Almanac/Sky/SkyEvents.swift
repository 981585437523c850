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

  /// Creates the last term at or before a moment, ignoring the difference between clocks and Terrestrial Time
  /// (a minute or two).
  ///
  /// This is enough to find neighbouring terms, without looking up a clock.
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
    // After the last event of the tables the next one is unknown.
    return index < count - 1 || seconds < SolarTermEvent(index: index).instant.secondsSince1970 + 14 * 86_400
      ? SolarTermEvent(index: index) : nil
  }
}

extension SolarTermEvent: Comparable {
  /// Earlier events are less than later ones.
  public static func < (left: SolarTermEvent, right: SolarTermEvent) -> Bool { left.index < right.index }
}

/// A principal phase of the Moon in a lunation, and the instant at which it is reached.
///
/// ```swift
/// let full = try MoonPhaseEvent(.fullMoon, lunation: 323)
/// print(full.instant)  // 2026-03-03T11:37:54Z
/// ```
///
/// The tables hold the lunations from 1898-12 to 2101-12. Instants are within 0.6 s of JPL DE431.
public struct MoonPhaseEvent: Hashable, Sendable {
  /// 4 * (lunation - first lunation) + phase.
  private let index: Int32

  private init(index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }

  /// Creates a phase of a lunation.
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - lunation: Counted from 0, which began with the new moon of 2000-01-06 (Meeus); -1250 to 1261.
  /// - Throws: ``SkyError/lunationOutsideTables(_:)``
  public init(_ phase: MoonPhase, lunation: Int) throws(SkyError) {
    guard Self.lunations.contains(lunation) else { throw .lunationOutsideTables(lunation) }
    self.init(index: 4 * (lunation - Self.lunations.lowerBound) + phase.rawValue)
  }

  /// Creates the last phase at or before a moment.
  ///
  /// - Throws: ``SkyError/instantOutsideTables(_:)`` before the first phase or after the last of the tables.
  public init(inForceAt instant: Instant) throws(SkyError) {
    guard let event = Self.last(where: { $0.instant <= instant }, near: instant.secondsSince1970) else {
      throw .instantOutsideTables(instant)
    }
    self = event
  }

  /// Creates the event of a phase that is nearest to a moment, in seconds since 1970.
  ///
  /// The moment must be inside the tables.
  init(nearest phase: MoonPhase, to seconds: Int64) {
    let tt = seconds - TerrestrialInstant.secondsFrom1970ToJ2000 - MeanLunation.newMoonOfLunation0
    let quarters = floorDivide((4000 &* tt) + MeanLunation.milliseconds / 2, by: MeanLunation.milliseconds)
    let lunation = floorDivide(quarters - Int64(phase.rawValue) + 2, by: 4)
    let range = Self.lunations
    let nearest = min(max(Int(lunation), range.lowerBound), range.upperBound)
    self.init(index: 4 * (nearest - range.lowerBound) + phase.rawValue)
  }

  /// The lunations of the tables: -1250 to 1261.
  public static var lunations: ClosedRange<Int> {
    let sky = CompiledSky()
    return sky.firstLunation...sky.firstLunation + sky.lunationCount - 1
  }

  /// The lunation, counted from that of 2000-01-06.
  public var lunation: Int { Int(index) / 4 + Self.lunations.lowerBound }

  /// The phase.
  public var phase: MoonPhase {
    switch index % 4 {
    case 0: .newMoon
    case 1: .firstQuarter
    case 2: .fullMoon
    default: .lastQuarter
    }
  }

  /// The instant in Terrestrial Time.
  public var terrestrialInstant: TerrestrialInstant { CompiledSky().instant(of: phase, lunation: lunation) }

  /// The instant in UTC (UT1 before 1972).
  public var instant: Instant { CompiledSky().utc(terrestrialInstant) }

  /// The next phase; `nil` after the last quarter of lunation 1261.
  public var next: MoonPhaseEvent? {
    Int(index) + 1 < 4 * Self.lunations.count ? MoonPhaseEvent(index: Int(index) + 1) : nil
  }

  /// The previous phase; `nil` before the new moon of lunation -1250.
  public var previous: MoonPhaseEvent? { index > 0 ? MoonPhaseEvent(index: Int(index) - 1) : nil }

  /// Returns the last event that satisfies a condition.
  ///
  /// The condition must hold up to some time near a moment, and not after it.
  ///
  /// - Returns: `nil` if the tables lack that event or the next one.
  static func last(where condition: (MoonPhaseEvent) -> Bool, near seconds: Int64) -> MoonPhaseEvent? {
    // The products below would overflow for moments far away.
    guard ClockTime.range.contains(seconds) else { return nil }
    let tt = seconds - TerrestrialInstant.secondsFrom1970ToJ2000 - MeanLunation.newMoonOfLunation0
    // A mean lunation has four phases; the true ones are within a day of the mean ones.
    let estimate = floorDivide(4000 &* tt, by: MeanLunation.milliseconds) - 4 * Int64(lunations.lowerBound)
    let count = 4 * lunations.count
    guard estimate >= -2, estimate <= Int64(count) + 1 else { return nil }
    var index = min(Int(estimate) + 1, count - 1)
    while index >= 0, !condition(MoonPhaseEvent(index: index)) { index -= 1 }
    guard index >= 0 else { return nil }
    // After the last event of the tables the next one is unknown.
    return index < count - 1 || seconds < MoonPhaseEvent(index: index).instant.secondsSince1970 + 6 * 86_400
      ? MoonPhaseEvent(index: index) : nil
  }
}

extension MoonPhaseEvent: Comparable {
  /// Earlier events are less than later ones.
  public static func < (left: MoonPhaseEvent, right: MoonPhaseEvent) -> Bool { left.index < right.index }
}

/// The way in which equinoxes and solstices are named.
public enum EventNaming: CaseIterable, Hashable, Sendable {
  /// As usual in the language: by the month in English, by the solar term in Vietnamese and Chinese.
  ///
  /// Solar terms have the names of northern seasons: in the southern hemisphere the month names the event in
  /// these languages too.
  case automatic
  /// By the month, which is the same in both hemispheres: "June solstice".
  case month
  /// By the season that begins: "summer solstice" in the north, "winter solstice" in the south.
  case season
}

// Written out: with a raw type of String, Swift would compare strings, which needs Unicode tables.
extension EventNaming: RawRepresentable {
  /// Creates the naming with a name: `automatic`, `month` or `season`.
  public init?(rawValue: String) {
    for naming in Self.allCases where naming.rawValue.utf8.elementsEqual(rawValue.utf8) {
      self = naming
      return
    }
    return nil
  }

  /// The name of the case, as in stored data.
  public var rawValue: String {
    switch self {
    case .automatic: "automatic"
    case .month: "month"
    case .season: "season"
    }
  }
}
