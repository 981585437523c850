/// The countdown to the next event, in civil days of a zone.
///
/// ```swift
/// let countdown = try SolsticeCountdown(at: instant, in: LocalDays(zone: zone))
/// print(countdown.event.kind, countdown.days)
/// ```
///
/// The app and the widget both use this type, so they always agree. An event remains the next one until its
/// civil day in the zone ends: it is "today" before and after its instant.
public struct SolsticeCountdown: Hashable, Sendable {
  /// The next event, possibly today.
  public let event: SolsticeEvent
  /// The event before the next one.
  public let previous: SolsticeEvent
  /// Today's civil date in the zone.
  public let today: CivilDate
  /// The civil date of the next event in the zone.
  public let date: CivilDate
  /// The number of days from the previous event's date to today, 1 to ``total``.
  public let elapsed: Int
  /// The number of days from the previous event's date to the next event's date, 88 to 95.
  public let total: Int
  /// Whether the instant of the event has passed.
  public let hasHappened: Bool

  /// Creates the countdown at an instant.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - days: The civil days of the user's zone.
  /// - Throws: ``SolsticeReason`` outside the tables.
  public init(at instant: Instant, in days: LocalDays) throws(SolsticeReason) {
    guard let today = days.day(at: instant) else {
      throw instant.secondsSince1970 < 0 ? .beforeTables : .afterTables
    }
    guard let event = Self.next(on: today, in: days) else {
      throw today.year < SolsticeEvent.years.upperBound ? .beforeTables : .afterTables
    }
    guard let previous = event.previous, let start = previous.date(in: days), let date = event.date(in: days)
    else { throw .beforeTables }
    self.event = event
    self.previous = previous
    self.today = today
    self.date = date
    elapsed = start.days(to: today)
    total = start.days(to: date)
    hasHappened = instant >= event.instant
  }

  /// The number of days from today to the event: 0 is today, 1 tomorrow.
  public var days: Int { today.days(to: date) }

  /// Returns the next event and those after it.
  ///
  /// - Parameter count: The number of events; there are fewer at the end of the tables.
  public func upcoming(_ count: Int) -> [SolsticeEvent] {
    Array(sequence(first: event) { $0.next }.prefix(max(0, count)))
  }

  /// Returns the first event whose civil day in the zone has not ended.
  private static func next(on today: CivilDate, in days: LocalDays) -> SolsticeEvent? {
    // The date in a zone may differ from the UTC date for some hours, but an event of the month before is
    // never today.
    let years = SolsticeEvent.years
    guard (years.lowerBound - 1...years.upperBound).contains(today.year),
      let first = try? SolsticeEvent(.marchEquinox, year: max(today.year, years.lowerBound))
    else { return nil }
    return sequence(first: first) { $0.next }.first { event in
      event.date(in: days).map { $0 >= today } ?? false
    }
  }
}

extension SeasonReckoning {
  /// Returns the season at an instant; an astronomical season begins at the instant of its event.
  ///
  /// - Parameters:
  ///   - countdown: The countdown at that instant.
  ///   - hemisphere: The hemisphere.
  public func season(_ countdown: SolsticeCountdown, in hemisphere: Hemisphere) -> Season {
    switch self {
    case .astronomical:
      (countdown.hasHappened ? countdown.event : countdown.previous).season(in: hemisphere)
    case .meteorological: Season(meteorological: countdown.today, in: hemisphere)
    }
  }
}

/// The reason why there is no countdown: the day is before the first or after the last event of the tables.
public enum SolsticeReason: String, SpecificReason, Error {
  /// The day is before the second event of 1899, so there is no previous event to count from.
  case beforeTables
  /// The day is after the December solstice of 2101.
  case afterTables
}

extension SolsticeReason: CustomStringConvertible {
  /// The reason as one clause.
  public var description: String {
    let years = SolsticeEvent.years
    return switch self {
    case .beforeTables: "the day is before the events of \(years.lowerBound)"
    case .afterTables: "the day is after the events of \(years.upperBound)"
    }
  }
}
