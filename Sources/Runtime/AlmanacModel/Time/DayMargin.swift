/// The distance of an event of the sky from midnight, and whether its civil day is certain.
///
/// A calendar uses the civil day of an event. If the event is close to midnight, its day depends on the
/// difference between the clocks of that time and the uniform time of the ephemeris (TT).
public struct DayMargin: Hashable, Sendable {
  /// The assumption about the difference between clocks and TT at the time of an event.
  public enum Assumption: Hashable, Sendable {
    /// Before 1972, clocks followed the rotation of the Earth: Delta T, as it is known today.
    case deltaT
    /// From 1972 to the last year with a measured Delta T, clocks show UTC.
    ///
    /// Its leap seconds are known exactly.
    case announcedUTC
    /// Later: that no leap second is added or removed.
    case futureUTC
  }

  /// The civil day of the event.
  public let day: DayNumber
  /// Seconds from the nearest local midnight: positive after it, negative before; -43,200 to 43,200.
  public let secondsFromMidnight: Int
  /// The assumption on which the day is based.
  public let assumption: Assumption
  /// The day of the event if the assumption is as wrong as it plausibly can be.
  ///
  /// It is `nil` if that is the same day.
  public let alternative: DayNumber?

  @inlinable package init(
    day: DayNumber, secondsFromMidnight: Int, assumption: Assumption, alternative: DayNumber?
  ) {
    self.day = day
    self.secondsFromMidnight = secondsFromMidnight
    self.assumption = assumption
    self.alternative = alternative
  }

  /// Whether the day is certain.
  ///
  /// It is certain if it stays the same for every plausible assumption and with an error of the instant of
  /// half a second.
  @inlinable public var isCertain: Bool { alternative == nil }

  /// The assumed error of instants, in units of 0.1 ms.
  ///
  /// It is three times the greatest error measured, rounded up.
  @inlinable package static var instantError: Int64 { 5000 }

  /// The distance from midnight up to which published tables may give another day, in seconds.
  package static var marginalSeconds: Int { 90 }
}

extension TimeScaleTable {
  /// Returns how far an instant is from midnight on the clock of a calendar, and whether its day is certain.
  @inlinable package func margin(
    of instant: TerrestrialInstant, on clock: some ZoneEraTable
  ) -> DayMargin {
    let moment = utc(instant)
    let local = clock.localTime(of: moment)
    let second = local.secondOfDay
    let year = CivilDate(ClockTime(secondsSince1970: instant.clockSecondsSince1970).day).year
    let index = min(max(year - firstDeltaTYear, 0), deltaTCount - 1)
    let (less, more) = (Int64(slackBelow(at: index)), Int64(slackAbove(at: index)))
    // The time before UTC was rounded to whole seconds: half a second matters here.
    let exact = instant.clockSecondsSince1970 &* TenthMillisecond.perSecond - ttMinusUTC(at: instant)
    let rounding = exact - moment.secondsSince1970 &* TenthMillisecond.perSecond
    let units = Int64(second) &* TenthMillisecond.perSecond + rounding
    let unitsPerDay = ClockTime.secondsPerDay &* TenthMillisecond.perSecond
    // If TT - UTC is larger, the clock shows less.
    let alternative: DayNumber? =
      if units < more + DayMargin.instantError {
        local.day.advanced(by: -1)
      } else if units + less + DayMargin.instantError >= unitsPerDay {
        local.day.advanced(by: 1)
      } else {
        nil
      }
    let assumption: DayMargin.Assumption =
      year < CivilDate(DayNumber(unchecked: leapSecondDay(at: 0))).year
      ? .deltaT : index < firstPredictedIndex ? .announcedUTC : .futureUTC
    let noon = Int(ClockTime.secondsPerDay / 2)
    return DayMargin(
      day: local.day, secondsFromMidnight: second <= noon ? second : second - 2 * noon,
      assumption: assumption,
      alternative: alternative)
  }
}

/// The offsets from UTC that a calendar has used, as consecutive eras.
@usableFromInline package protocol ZoneEraTable {
  var eraCount: Int { get }
  /// Returns the first moment of an era, in UTC.
  ///
  /// The first era has no beginning; its value is not read.
  func eraStart(at index: Int) -> Int64
  /// Returns local time minus UTC in an era, in seconds.
  func eraOffset(at index: Int) -> Int64
}

extension ZoneEraTable {
  /// Returns local time minus UTC at a moment, in seconds.
  @inlinable package func offset(at moment: Instant) -> Int64 {
    var index = eraCount - 1
    while index > 0, moment.secondsSince1970 < eraStart(at: index) { index -= 1 }
    return eraOffset(at: index)
  }

  /// Returns date and time of day of a moment on the calendar's clock.
  @inlinable package func localTime(of moment: Instant) -> ClockTime {
    ClockTime(secondsSince1970: moment.secondsSince1970 + offset(at: moment))
  }
}
