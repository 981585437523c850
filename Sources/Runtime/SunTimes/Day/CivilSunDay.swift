public import Almanac

/// The sunrises and sunsets at a place in a span of time, such as the civil day of a time zone.
///
/// ```swift
/// // In Hanoi, from midnight to midnight at UTC+7.
/// let day = try CivilSunDay(
///   CivilDate(year: 2026, month: 6, day: 21), in: LocalDays(zone: ZoneClock(offset: 25_200)),
///   at: Coordinates(latitude: 21.0285, longitude: 105.8542))
/// print(day?.course)  // events([sunrise(2026-06-20T22:15:57Z), sunset(2026-06-21T11:40:44Z)])
/// ```
///
/// A day is the half-open span from its first moment to the first moment of the next day, 23 or 25 hours when clocks
/// are changed. It may contain any number of sunrises and sunsets in any order. In a northern summer the Sun can set
/// after midnight and rise an hour later. If the clock is far from the local solar time, a day can be without a sunrise.
public struct CivilSunDay: Hashable, Sendable {
  /// The sunrises and sunsets, or the reason why there are none.
  public enum Course: Hashable, Sendable {
    /// The Sun is up all the time.
    case polarDay
    /// The Sun is down all the time.
    case polarNight
    /// The Sun rises or sets; the events are in order of time, and there is at least one.
    case events([SunEvent])
  }

  /// The first moment of the span.
  public let start: Instant
  /// The first moment after the span.
  public let end: Instant
  /// The place on the Earth.
  public let coordinates: Coordinates
  /// The sunrises and sunsets, or the reason why there are none.
  public let course: Course
  /// The moments at which the Sun crosses the meridian: one on most days, two or none on a few.
  public let noons: [Instant]
  /// The solar days that may reach into the span.
  private let solarDays: ClosedRange<DayNumber>

  /// Creates the sunrises and sunsets of a civil day of a zone.
  ///
  /// - Parameters:
  ///   - date: The civil day, 1899-02-10 to 2101-01-28.
  ///   - days: The civil days of the zone, or of ``Coordinates/localMeanTime``.
  ///   - coordinates: The place.
  /// - Returns: `nil` if the zone has no such day: Samoa skipped 2011-12-30.
  /// - Throws: ``SunTimesError/dateOutsideTables(_:)``
  public init?(_ date: CivilDate, in days: LocalDays, at coordinates: Coordinates) throws(SunTimesError) {
    guard SolarDay.dates.contains(DayNumber(date)) else { throw .dateOutsideTables(date) }
    guard let start = days.start(of: date), let end = days.next(after: start) else { return nil }
    try self.init(from: start, to: end, at: coordinates)
  }

  /// Creates the sunrises and sunsets of a span of time at a place.
  ///
  /// - Parameters:
  ///   - start: The first moment of the span.
  ///   - end: The first moment after the span.
  ///   - coordinates: The place.
  /// - Throws: ``SunTimesError/emptyInterval(from:to:)``; ``SunTimesError/instantOutsideTables(_:)`` outside 1899-02-07 to
  ///   2101-01-31.
  public init(from start: Instant, to end: Instant, at coordinates: Coordinates) throws(SunTimesError) {
    guard start < end else { throw .emptyInterval(from: start, to: end) }
    let first = try SolarDay.dayNumber(of: start, at: coordinates)
    let last = try SolarDay.dayNumber(of: end, at: coordinates)
    self.start = start
    self.end = end
    self.coordinates = coordinates
    let stretch = start..<end
    // Near the poles a solar day can begin up to a quarter of a turn from mean midnight.
    solarDays = first.advanced(by: -1)...last.advanced(by: 1)
    let days = solarDays.compactMap { SolarDay($0, at: coordinates) }
    noons = days.map { $0.noon }.filter { stretch.contains($0) }
    let events = days.flatMap { $0.events }.filter { stretch.contains($0.instant) }
    if events.isEmpty {
      let isUp = try coordinates.solarAltitude(at: start) >= SolarAltitude.sunriseAndSunset.degrees
      course = isUp ? .polarDay : .polarNight
    } else {
      course = .events(events)
    }
  }

  /// The sunrises, in order of time.
  public var sunrises: [Instant] {
    events.compactMap { if case .sunrise(let instant) = $0 { instant } else { nil } }
  }

  /// The sunsets, in order of time.
  public var sunsets: [Instant] {
    events.compactMap { if case .sunset(let instant) = $0 { instant } else { nil } }
  }

  /// Whether the Sun is up at the first moment.
  public var startsInDaylight: Bool {
    switch course {
    case .polarDay: true
    case .polarNight: false
    case .events(let events): if case .sunset = events.first { true } else { false }
    }
  }

  /// The time that the Sun is up, in seconds.
  public var dayLength: Int {
    var total: Int64 = 0
    var risen: Instant? = startsInDaylight ? start : nil
    for event in events {
      switch event {
      case .sunrise(let instant): risen = instant
      case .sunset(let instant):
        if let since = risen { total += instant.secondsSince1970 - since.secondsSince1970 }
        risen = nil
      }
    }
    if let since = risen { total += end.secondsSince1970 - since.secondsSince1970 }
    return Int(total)
  }

  /// Returns the moments at which the Sun climbs and falls through an altitude, each in order of time.
  public func crossings(of altitude: SolarAltitude) -> (upward: [Instant], downward: [Instant]) {
    let all = solarDays.compactMap { SolarDay($0, at: coordinates)?.crossing(of: altitude) }
    let isWithin = { (instant: Instant) in instant >= start && instant < end }
    return (all.compactMap { $0.upward }.filter(isWithin), all.compactMap { $0.downward }.filter(isWithin))
  }

  private var events: [SunEvent] {
    if case .events(let events) = course { events } else { [] }
  }
}
