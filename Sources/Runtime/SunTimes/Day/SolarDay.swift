public import Almanac

/// A day of the Sun at a place: from its lowest point in the sky through noon to its next lowest point.
///
/// ```swift
/// let day = try SolarDay(
///   CivilDate(year: 2026, month: 6, day: 21), at: Coordinates(latitude: 21.0285, longitude: 105.8542))
/// switch day.daylight {
/// case .normal(let sunrise, let sunset): print(sunrise, sunset)  // 2026-06-20T22:15:57Z 2026-06-21T11:40:44Z
/// case .sunriseOnly(let sunrise): print("up from", sunrise, "on")
/// case .sunsetOnly(let sunset): print("up until", sunset)
/// case .polarDay: print("up all day")
/// case .polarNight: print("down all day")
/// }
/// ```
///
/// The day belongs to the place: its noon is the one nearest to 12:00 of the date in local mean time, which is
/// 12:00 UTC minus four minutes for each degree of longitude. In UTC it may begin on the day before or end on the day
/// after. For the civil day of a clock see ``CivilSunDay``.
///
/// Instants are in UT1, which differs from UTC by less than 0.9 s since 1972. In the future, clocks are
/// expected to let the difference grow; as far as is known, it is less than a minute in 2100.
public struct SolarDay: Hashable, Sendable {
  /// The date in local mean time.
  public let date: CivilDate
  /// The place.
  public let coordinates: Coordinates
  let curve: AltitudeCurve
  /// The time of the meridian passage in days from local mean noon.
  let transit: Double

  /// Creates the solar day of a date at a place.
  ///
  /// - Parameters:
  ///   - date: The date in local mean time, 1899-02-10 to 2101-01-28.
  ///   - coordinates: The place.
  /// - Throws: ``SunTimesError/dateOutsideTables(_:)``
  public init(_ date: CivilDate, at coordinates: Coordinates) throws(SunTimesError) {
    guard Self.dates.contains(DayNumber(date)), let day = Self(DayNumber(date), at: coordinates) else {
      throw .dateOutsideTables(date)
    }
    self = day
  }

  /// Creates the solar day of a number, also outside ``dates``; `nil` where the solar terms of the tables end.
  init?(_ number: DayNumber, at coordinates: Coordinates) {
    date = CivilDate(number)
    guard let path = Self.path(date, coordinates) else { return nil }
    self.coordinates = coordinates
    transit = path.time(ofHourAngle: 0)
    curve = AltitudeCurve(path, latitude: coordinates.latitude)
  }

  /// The days of the tables, which are those of the lunar calendars: 1899-02-10 to 2101-01-28.
  static var dates: ClosedRange<DayNumber> { LunarCalendar.vietnamese.days }

  /// Returns the local mean day of a moment.
  ///
  /// It may be three days outside ``dates``, because a civil day of a clock that is far from the Sun begins or ends there.
  static func dayNumber(of instant: Instant, at coordinates: Coordinates) throws(SunTimesError) -> DayNumber {
    guard let day = try? instant.day(atOffset: coordinates.localMeanTime.firstOffset),
      (dates.lowerBound.advanced(by: -3)...dates.upperBound.advanced(by: 3)).contains(day)
    else { throw .instantOutsideTables(instant) }
    return day
  }

  private static func path(_ date: CivilDate, _ coordinates: Coordinates) -> SunPath? {
    let noon = meanNoon(date, coordinates)
    guard let event = SolarTermEvent(near: Int64(noon)) else { return nil }
    return SunPath(noon: noon, longitude: coordinates.longitude, event: event)
  }

  /// Returns local mean noon in seconds since 1970-01-01T00:00:00Z.
  private static func meanNoon(_ date: CivilDate, _ coordinates: Coordinates) -> Double {
    Double(ClockTime.secondsSince1970(startOf: DayNumber(date))) + 43_200 - 240 * coordinates.longitude
  }

  /// Returns the moment a number of days from local mean noon, rounded to the second.
  func instant(_ days: Double) -> Instant {
    Instant(secondsSince1970: Int64(seconds(days).rounded()))
  }

  /// Returns the moment a number of days from local mean noon, in seconds since 1970-01-01T00:00:00Z.
  func seconds(_ days: Double) -> Double { Self.meanNoon(date, coordinates) + 86_400 * days }

  // MARK: - Culminations

  /// Solar noon, when the Sun crosses the meridian.
  public var noon: Instant { instant(transit) }

  /// The beginning of the day, when the Sun is lowest.
  ///
  /// It is within a few minutes of midnight except near the poles.
  public var start: Instant { instant(curve.lowestBefore) }

  /// The end of the day, which is the beginning of the next.
  public var end: Instant { instant(curve.lowestAfter) }

  // MARK: - Crossings

  /// Sunrise and sunset, or the reason why one is missing.
  public var daylight: Daylight {
    switch crossing(of: .sunriseAndSunset) {
    case .both(let upward, let downward): .normal(sunrise: upward, sunset: downward)
    case .upwardOnly(let upward): .sunriseOnly(upward)
    case .downwardOnly(let downward): .sunsetOnly(downward)
    case .alwaysAbove: .polarDay
    case .alwaysBelow: .polarNight
    }
  }

  /// The sunrise and the sunset, in order of time.
  var events: [SunEvent] {
    let daylight = daylight
    return [daylight.sunrise.map { .sunrise($0) }, daylight.sunset.map { .sunset($0) }].compactMap { $0 }
  }

  /// Returns the moments at which the Sun crosses an altitude: for civil twilight, dawn and dusk.
  public func crossing(of altitude: SolarAltitude) -> AltitudeCrossing {
    let sine = altitude.sine
    switch (curve.rising(through: sine), curve.setting(through: sine)) {
    case (let rising?, let setting?):
      return .both(upward: instant(rising), downward: instant(setting))
    case (let rising?, nil): return .upwardOnly(instant(rising))
    case (nil, let setting?): return .downwardOnly(instant(setting))
    case (nil, nil): return curve.sine(curve.highest) >= sine ? .alwaysAbove : .alwaysBelow
    }
  }

  /// The time that the Sun is up during this day, in seconds.
  ///
  /// It is the time from sunrise to sunset. If one of them is missing, it is measured from the beginning or to
  /// the end of the day. A polar day has the length from one midnight of the Sun to the next, within a minute
  /// of 24 hours. It is not measured between the lowest points in the sky, which near the poles can be a
  /// quarter of a turn from midnight.
  public var dayLength: Int {
    switch daylight {
    case .normal(let sunrise, let sunset): Self.seconds(from: sunrise, to: sunset)
    case .sunriseOnly(let sunrise): Self.seconds(from: sunrise, to: end)
    case .sunsetOnly(let sunset): Self.seconds(from: start, to: sunset)
    case .polarDay: Self.seconds(from: instant(curve.midnightBefore), to: instant(curve.midnightAfter))
    case .polarNight: 0
    }
  }

  private static func seconds(from: Instant, to: Instant) -> Int {
    Int(to.secondsSince1970 - from.secondsSince1970)
  }
}

extension SolarDay {
  /// The golden hour of the morning: the Sun climbs from -4° to 6°.
  ///
  /// If the Sun stays above -4° all night, it begins with the day; if the Sun does not reach 6°, it ends when
  /// the Sun is highest.
  ///
  /// - Returns: `nil` if the Sun is above 6° or below -4° all morning.
  public var morningGoldenHour: Range<Instant>? {
    goldenHour(
      dark: curve.rising(through: Self.dark), bright: curve.rising(through: Self.bright),
      lowest: curve.lowestBefore)
  }

  /// The golden hour of the evening: the Sun falls from 6° to -4°.
  ///
  /// If the Sun does not reach 6°, it begins when the Sun is highest; if the Sun stays above -4° all night,
  /// it ends with the day.
  ///
  /// - Returns: `nil` if the Sun is above 6° or below -4° all afternoon.
  public var eveningGoldenHour: Range<Instant>? {
    goldenHour(
      dark: curve.setting(through: Self.dark), bright: curve.setting(through: Self.bright),
      lowest: curve.lowestAfter)
  }

  private static var dark: Double { SolarAltitude.goldenHourDark.sine }
  private static var bright: Double { SolarAltitude.goldenHourBright.sine }

  private func goldenHour(dark: Double?, bright: Double?, lowest: Double) -> Range<Instant>? {
    guard curve.sine(curve.highest) >= Self.dark, curve.sine(lowest) < Self.bright else { return nil }
    let (one, other) = (instant(dark ?? lowest), instant(bright ?? curve.highest))
    return min(one, other)..<max(one, other)
  }
}

/// The time that the Sun is up during a solar day of a place, including polar days and nights.
///
/// The Sun rises or sets when its upper limb is on a flat horizon (``SolarAltitude/sunriseAndSunset``).
public enum Daylight: Hashable, Sendable {
  /// The Sun rises, and later sets.
  case normal(sunrise: Instant, sunset: Instant)
  /// The Sun rises and is still up when the day ends: the last sunrise before a polar day.
  case sunriseOnly(Instant)
  /// The Sun is up when the day begins, and sets: the first sunset after a polar day.
  case sunsetOnly(Instant)
  /// The Sun is up all day.
  case polarDay
  /// The Sun is down all day.
  case polarNight

  /// The moment of sunrise; `nil` if there is none.
  public var sunrise: Instant? {
    switch self {
    case .normal(let sunrise, _), .sunriseOnly(let sunrise): sunrise
    case .sunsetOnly, .polarDay, .polarNight: nil
    }
  }

  /// The moment of sunset; `nil` if there is none.
  public var sunset: Instant? {
    switch self {
    case .normal(_, let sunset), .sunsetOnly(let sunset): sunset
    case .sunriseOnly, .polarDay, .polarNight: nil
    }
  }
}

/// A sunrise or a sunset.
public enum SunEvent: Hashable, Sendable {
  /// The moment of sunrise.
  case sunrise(Instant)
  /// The moment of sunset.
  case sunset(Instant)

  /// The moment of the event.
  public var instant: Instant {
    switch self {
    case .sunrise(let instant), .sunset(let instant): instant
    }
  }

  /// Returns the first sunrise or sunset at a place after a moment.
  ///
  /// In a polar day it is the sunset that ends it, in a polar night the sunrise, which may be half a year later.
  ///
  /// - Returns: `nil` if there is none before December 2101, the end of the tables.
  /// - Throws: ``SunTimesError/instantOutsideTables(_:)``
  public static func next(
    after instant: Instant, at coordinates: Coordinates
  ) throws(SunTimesError) -> SunEvent? {
    // Near the poles a solar day can begin up to a quarter of a turn from mean midnight.
    var number = try SolarDay.dayNumber(of: instant, at: coordinates).advanced(by: -1)
    while let day = SolarDay(number, at: coordinates) {
      if let event = day.events.first(where: { $0.instant > instant }) { return event }
      number = number.advanced(by: 1)
    }
    return nil
  }
}

/// The moments at which the Sun crosses an altitude during a solar day, such as dawn and dusk.
public enum AltitudeCrossing: Hashable, Sendable {
  /// The Sun climbs through the altitude, and later falls through it.
  case both(upward: Instant, downward: Instant)
  /// The Sun climbs through the altitude and is still above it when the day ends.
  case upwardOnly(Instant)
  /// The Sun is above the altitude when the day begins, and falls through it.
  case downwardOnly(Instant)
  /// The Sun is above the altitude all day.
  case alwaysAbove
  /// The Sun is below the altitude all day.
  case alwaysBelow

  /// The moment at which the Sun climbs through the altitude; `nil` if it does not.
  public var upward: Instant? {
    switch self {
    case .both(let upward, _), .upwardOnly(let upward): upward
    case .downwardOnly, .alwaysAbove, .alwaysBelow: nil
    }
  }

  /// The moment at which the Sun falls through the altitude; `nil` if it does not.
  public var downward: Instant? {
    switch self {
    case .both(_, let downward), .downwardOnly(let downward): downward
    case .upwardOnly, .alwaysAbove, .alwaysBelow: nil
    }
  }
}

extension Coordinates {
  /// Returns the altitude of the Sun's centre at a moment, in degrees.
  ///
  /// It is seen from the centre of the Earth and without refraction.
  ///
  /// - Throws: ``SunTimesError/instantOutsideTables(_:)``
  public func solarAltitude(at instant: Instant) throws(SunTimesError) -> Double {
    guard let day = SolarDay(try SolarDay.dayNumber(of: instant, at: self), at: self) else {
      throw .instantOutsideTables(instant)
    }
    let x = (Double(instant.secondsSince1970) - day.seconds(0)) / 86_400
    return Trigonometry.arcsine(min(max(day.curve.sine(x), -1), 1)) / Trigonometry.degree
  }
}
