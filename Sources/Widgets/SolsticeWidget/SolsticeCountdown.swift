/// The countdown to the next event, in civil days of a zone.
///
/// ```swift
/// let countdown = try SolsticeCountdown(at: instant, in: LocalDays(zone: zone))
/// print(countdown.event.kind, countdown.days)
/// ```
///
/// App and widget both ask this type, so they always agree. An event is the next one until its civil day in the zone is
/// over: it is "today" before and after its instant.
public struct SolsticeCountdown: Hashable, Sendable {
  /// The next event, which may be today.
  public let event: SolsticeEvent
  /// The event before it.
  public let previous: SolsticeEvent
  /// Today in the zone.
  public let today: CivilDate
  /// The civil date of the event in the zone.
  public let date: CivilDate
  /// Days from the date of the previous event to today, 1 to ``total``.
  public let elapsed: Int
  /// Days from the date of the previous event to that of the next, 88 to 95.
  public let total: Int
  /// Whether the event's instant has come.
  public let hasHappened: Bool

  /// The countdown at a moment.
  ///
  /// - Parameters:
  ///   - instant: The moment.
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

  /// Days from today to the event: 0 is today, 1 tomorrow.
  public var days: Int { today.days(to: date) }

  /// The next event and those after it.
  ///
  /// - Parameter count: How many; fewer at the end of the tables.
  public func upcoming(_ count: Int) -> [SolsticeEvent] {
    Array(sequence(first: event) { $0.next }.prefix(max(0, count)))
  }

  /// Days from today to an event; negative for past ones.
  ///
  /// - Returns: `nil` where the zone has no date for its instant.
  public func days(until event: SolsticeEvent, in days: LocalDays) -> Int? {
    event.date(in: days).map { today.days(to: $0) }
  }

  /// The first event whose civil day in the zone is not over.
  private static func next(on today: CivilDate, in days: LocalDays) -> SolsticeEvent? {
    // A zone shows another date than UTC for some hours; the event of the month before is never today.
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
  /// The season of a moment; by the astronomical reckoning a season begins at the instant of its event.
  ///
  /// - Parameters:
  ///   - countdown: The countdown of that moment.
  ///   - hemisphere: The half of the Earth.
  public func season(_ countdown: SolsticeCountdown, in hemisphere: Hemisphere) -> Season {
    switch self {
    case .astronomical:
      (countdown.hasHappened ? countdown.event : countdown.previous).season(in: hemisphere)
    case .meteorological: Season(meteorological: countdown.today, in: hemisphere)
    }
  }
}
