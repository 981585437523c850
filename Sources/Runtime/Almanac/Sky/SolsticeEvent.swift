import AlmanacTables

/// An equinox or a solstice: the moment at which the Sun's apparent longitude is 0, 90, 180 or 270 degrees.
///
/// The four events of a year are four of the 24 solar terms and come from the same table. Instants are within
/// 0.7 s of JPL DE431 in Terrestrial Time. In UTC, past events are as certain as Delta T is known
/// (``assumption``). Future ones assume that no leap second is added, and may be off by some seconds in 2050.
public struct SolsticeEvent: Hashable, Sendable {
  /// The solar term.
  public let term: SolarTermEvent

  private init(_ term: SolarTermEvent) {
    self.term = term
  }

  /// Creates an event of a Gregorian year.
  ///
  /// - Parameters:
  ///   - kind: One of the four events of a year.
  ///   - year: 1899 to 2101.
  /// - Throws: ``SkyError/yearOutsideTables(_:)``
  public init(_ kind: SolsticeKind, year: Int) throws(SkyError) {
    self.init(try SolarTermEvent(kind.term, year: year))
  }

  /// The years that have events: 1899 to 2101.
  public static var years: ClosedRange<Int> { SolarTermEvent.years }

  /// The kind of event.
  public var kind: SolsticeKind { SolsticeKind(term.term) }

  /// The Gregorian year.
  public var year: Int { term.year }

  /// The instant in UTC (UT1 before 1972).
  public var instant: Instant { term.instant }

  /// Returns the season that begins with the event.
  public func season(in hemisphere: Hemisphere) -> Season { term.term.season(in: hemisphere) }

  /// Returns the civil date in a zone.
  ///
  /// - Returns: `nil` if the zone has no date for the moment, which is true of no known zone.
  public func date(in days: LocalDays) -> CivilDate? { days.day(at: instant) }

  /// The assumption on which the instant in UTC is based.
  public var assumption: DayMargin.Assumption {
    // The assumption depends on the year alone, so the clock of any calendar will do.
    let clock = CompiledCalendar(calendar: calendar_vietnamese)
    return CompiledSky().margin(of: term.terrestrialInstant, on: clock).assumption
  }

  /// The next event; `nil` after December 2101.
  public var next: SolsticeEvent? { try? SolsticeEvent(index: index + 1) }

  /// The previous event; `nil` before March 1899.
  public var previous: SolsticeEvent? { try? SolsticeEvent(index: index - 1) }

  /// The number of events since March of the year 0.
  private var index: Int { 4 * year + kind.rawValue }

  private init(index: Int) throws(SkyError) {
    try self.init(SolsticeKind.allCases[index & 3], year: index >> 2)
  }
}

extension SolsticeEvent: Comparable {
  /// Earlier events are less than later ones.
  public static func < (left: SolsticeEvent, right: SolsticeEvent) -> Bool { left.term < right.term }
}
