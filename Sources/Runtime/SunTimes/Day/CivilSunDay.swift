public import Almanac

/// What the Sun does at a place in a stretch of time, such as the civil day of a time zone.
///
/// ```swift
/// // 2026-06-21 in Hanoi, from midnight to midnight at UTC+7.
/// let day = try CivilSunDay(
///   from: Instant(secondsSince1970: 1_781_974_800), to: Instant(secondsSince1970: 1_782_061_200),
///   at: Coordinates(latitude: 21.0285, longitude: 105.8542))
/// print(day.course)  // events([sunrise(2026-06-20T22:15:57Z), sunset(2026-06-21T11:40:44Z)])
/// ```
///
/// The zone is the caller's: a day is the half-open stretch from its first moment to that of the next day, 23 or 25 hours
/// where clocks are changed. It may hold any number of sunrises and sunsets in either order: the Sun of a northern summer
/// can set after midnight and rise an hour later, and a clock far from its meridian can miss a sunrise.
public struct CivilSunDay: Hashable, Sendable {
  /// What the Sun does.
  public enum Course: Hashable, Sendable {
    /// The Sun is up all the time.
    case polarDay
    /// The Sun is down all the time.
    case polarNight
    /// The Sun rises or sets; in the order of time, and never empty.
    case events([SunEvent])
  }

  /// The first moment.
  public let start: Instant
  /// The first moment after it.
  public let end: Instant
  /// The place.
  public let coordinates: Coordinates
  /// What the Sun does.
  public let course: Course
  /// When the Sun crosses the meridian: once in most days, twice or not at all in a few.
  public let noons: [Instant]

  /// A stretch of time at a place.
  ///
  /// - Parameters:
  ///   - start: The first moment.
  ///   - end: The first moment after it.
  ///   - coordinates: The place.
  /// - Throws: ``SunTimesError/emptyInterval(from:to:)``; ``SunTimesError/instantOutsideTables(_:)`` outside 1899-02-13 to
  ///   2101-01-25.
  public init(from start: Instant, to end: Instant, at coordinates: Coordinates) throws(SunTimesError) {
    guard start < end else { throw .emptyInterval(from: start, to: end) }
    let first = try SolarDay.dayNumber(of: start, at: coordinates)
    let last = try SolarDay.dayNumber(of: end, at: coordinates)
    self.start = start
    self.end = end
    self.coordinates = coordinates
    let stretch = start..<end
    var events: [SunEvent] = []
    var noons: [Instant] = []
    // Near the poles a solar day begins up to a quarter of a turn from mean midnight.
    for rataDie in first.rataDie - 1...last.rataDie + 1 {
      let day = try SolarDay(CivilDate(DayNumber(unchecked: rataDie)), at: coordinates)
      let daylight = day.daylight
      if let sunrise = daylight.sunrise, stretch.contains(sunrise) { events.append(.sunrise(sunrise)) }
      if let sunset = daylight.sunset, stretch.contains(sunset) { events.append(.sunset(sunset)) }
      if stretch.contains(day.noon) { noons.append(day.noon) }
    }
    self.noons = noons
    if events.isEmpty {
      let isUp = try coordinates.solarAltitude(at: start) >= SolarAltitude.sunriseAndSunset.degrees
      course = isUp ? .polarDay : .polarNight
    } else {
      course = .events(events)
    }
  }

  /// The sunrises, in the order of time.
  public var sunrises: [Instant] {
    events.compactMap { if case .sunrise(let instant) = $0 { instant } else { nil } }
  }

  /// The sunsets, in the order of time.
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

  /// How long the Sun is up, in seconds.
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

  private var events: [SunEvent] {
    if case .events(let events) = course { events } else { [] }
  }
}
