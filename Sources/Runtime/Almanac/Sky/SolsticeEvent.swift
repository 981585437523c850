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

/// One of the four events of a year that begin a season.
public enum SolsticeKind: Int, CaseIterable, Hashable, Sendable {
  /// The equinox of March: longitude 0°.
  case marchEquinox
  /// The solstice of June: longitude 90°.
  case juneSolstice
  /// The equinox of September: longitude 180°.
  case septemberEquinox
  /// The solstice of December: longitude 270°.
  case decemberSolstice

  /// The solar term that is the event.
  public var term: SolarTerm {
    switch self {
    case .marchEquinox: .springEquinox
    case .juneSolstice: .summerSolstice
    case .septemberEquinox: .autumnEquinox
    case .decemberSolstice: .winterSolstice
    }
  }

  /// The month of the event: 3, 6, 9 or 12 in every year.
  public var month: Int { 3 * rawValue + 3 }

  /// Creates the event of a month; `nil` for the other eight months.
  public init?(month: Int) {
    guard (3...12).contains(month), month % 3 == 0 else { return nil }
    self.init(rawValue: month / 3 - 1)
  }

  /// Creates the last event at or before a solar term of the year.
  init(_ term: SolarTerm) {
    switch term.rawValue / 6 {
    case 0: self = .marchEquinox
    case 1: self = .juneSolstice
    case 2: self = .septemberEquinox
    default: self = .decemberSolstice
    }
  }
}

/// The convention by which seasons begin.
public enum SeasonReckoning: CaseIterable, Hashable, Sendable {
  /// Seasons begin at an equinox or solstice.
  case astronomical
  /// Seasons begin on the first of March, June, September and December, as in meteorology.
  case meteorological
}

// Written out as in EventNaming: with a raw type of String, Swift would compare strings.
extension SeasonReckoning: RawRepresentable {
  /// Creates the reckoning with a name: `astronomical` or `meteorological`.
  public init?(rawValue: String) {
    for reckoning in Self.allCases where reckoning.rawValue.utf8.elementsEqual(rawValue.utf8) {
      self = reckoning
      return
    }
    return nil
  }

  /// The name of the case, as in stored data.
  public var rawValue: String {
    switch self {
    case .astronomical: "astronomical"
    case .meteorological: "meteorological"
    }
  }
}

extension Season {
  /// Creates the meteorological season of a civil day.
  ///
  /// Each season has three whole months and begins with the month of an equinox or solstice.
  ///
  /// - Parameters:
  ///   - date: The civil day.
  ///   - hemisphere: The hemisphere of the observer.
  public init(meteorological date: CivilDate, in hemisphere: Hemisphere) {
    // January and February belong to the winter of December.
    let kind = SolsticeKind(month: date.month / 3 * 3) ?? .decemberSolstice
    self = kind.term.season(in: hemisphere)
  }
}

extension Hemisphere {
  /// Creates the hemisphere whose seasons people in a time zone most likely have: that of the zone's
  /// principal place.
  ///
  /// This is a guess for users whose place is unknown: a zone may reach over the equator.
  ///
  /// - Parameter identifier: The identifier in the IANA time zone database, such as `Australia/Sydney`; `nil`
  ///   if it is unknown.
  /// - Returns: `nil` for zones near the equator, where there are no seasons; the northern hemisphere for
  ///   unknown zones, as most people live there.
  public init?(guessedFromZone identifier: String?) {
    guard let identifier,
      let row = zoneSeasons.first(where: { $0.zone.isSame(as: identifier) })
    else {
      self = .northern
      return
    }
    guard let hemisphere = row.hemisphere else { return nil }
    self = hemisphere
  }
}
