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
    // After the last event the tables do not say when the next one comes.
    return index < count - 1 || seconds < MoonPhaseEvent(index: index).instant.secondsSince1970 + 6 * 86_400
      ? MoonPhaseEvent(index: index) : nil
  }
}

extension MoonPhaseEvent: Comparable {
  /// Earlier events are less than later ones.
  public static func < (left: MoonPhaseEvent, right: MoonPhaseEvent) -> Bool { left.index < right.index }
}
