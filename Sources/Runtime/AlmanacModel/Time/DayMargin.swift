/// How far an event of the sky is from midnight, and whether its civil day is certain.
///
/// A calendar takes the civil day of an event. Where the event lies close to midnight, the day hangs on how the
/// clocks of the time ran against the even time of the ephemeris (TT).
public struct DayMargin: Hashable, Sendable {
  /// What ties the clocks to TT at the time of an event.
  public enum Assumption: Hashable, Sendable {
    /// Before 1972 clocks followed the rotation of the Earth: Delta T, as it is known today.
    case deltaT
    /// From 1972 to the last year with a measured Delta T: UTC with its leap seconds, which are known exactly.
    case announcedUTC
    /// Later: that no leap second is added or removed.
    case futureUTC
  }

  /// The civil day of the event.
  public let day: DayNumber
  /// Seconds from the nearest local midnight: positive after it, negative before; -43,200 to 43,200.
  public let secondsFromMidnight: Int
  /// What the day rests on.
  public let assumption: Assumption
  /// The day the event has if the assumption is as wrong as it plausibly can be; `nil` if it is the same day.
  public let alternative: DayNumber?

  @inlinable package init(
    day: DayNumber, secondsFromMidnight: Int, assumption: Assumption, alternative: DayNumber?
  ) {
    self.day = day
    self.secondsFromMidnight = secondsFromMidnight
    self.assumption = assumption
    self.alternative = alternative
  }

  /// Whether the day is the same for every plausible assumption and an error of the instant of half a second.
  @inlinable public var isCertain: Bool { alternative == nil }

  /// What instants are allowed to be wrong by, in units of 0.1 ms: three times the greatest error measured, rounded up.
  @inlinable package static var instantError: Int64 { 5000 }
}

extension TimeScaleTable {
  /// How far an instant is from midnight on the clock of a calendar, and whether its day is certain.
  @inlinable package func margin(
    of instant: TerrestrialInstant, on clock: some ZoneEraTable
  ) -> DayMargin {
    let moment = utc(instant)
    let local = clock.localTime(of: moment)
    let second = local.secondOfDay
    let year = CivilDate(ClockTime(secondsSince1970: instant.clockSecondsSince1970).day).year
    let index = min(max(year - firstDeltaTYear, 0), deltaTCount - 1)
    let (less, more) = (Int64(slackBelow(at: index)), Int64(slackAbove(at: index)))
    // The second of the day before UTC was rounded to whole seconds: half a second matters here.
    let exact = instant.clockSecondsSince1970 &* TenthMillisecond.perSecond - ttMinusUTC(at: instant)
    let rounding = exact - moment.secondsSince1970 &* TenthMillisecond.perSecond
    let units = Int64(second) &* TenthMillisecond.perSecond + rounding
    let unitsPerDay = ClockTime.secondsPerDay &* TenthMillisecond.perSecond
    // A larger TT - UTC makes the clock show less.
    let alternative: DayNumber? =
      if units < more + DayMargin.instantError {
        DayNumber(unchecked: local.day.rataDie - 1)
      } else if units + less + DayMargin.instantError >= unitsPerDay {
        DayNumber(unchecked: local.day.rataDie + 1)
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
