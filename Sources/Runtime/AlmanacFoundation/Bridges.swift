public import Almanac
public import Foundation

// A package of the calendar widget alone leaves the cities out.
#if canImport(SunTimes)
public import SunTimes
#endif

extension Instant {
  /// Creates the moment of a date, rounded down to a whole second.
  ///
  /// - Returns: `nil` if the number of seconds is not finite or does not fit into 64 bits.
  public init?(_ date: Date) {
    let seconds = date.timeIntervalSince1970
    // Truncated first and then moved down, which needs no function call. NaN is in no range.
    guard (-0x1p63..<0x1p63).contains(seconds) else { return nil }
    let whole = Int64(seconds)
    self.init(secondsSince1970: Double(whole) > seconds ? whole - 1 : whole)
  }

  /// Creates the moment of a date, rounded down to a whole second: `Instant(clamping: .now)`.
  ///
  /// A date that is farther from 1970 than 64 bits of seconds is the first or the last moment, and one that is not a number is the
  /// beginning of 1970. No clock has either.
  public init(clamping date: Date) {
    let seconds = date.timeIntervalSince1970
    self = Instant(date) ?? Instant(secondsSince1970: seconds > 0 ? .max : seconds < 0 ? .min : 0)
  }
}

extension Date {
  /// Creates the date of a moment.
  public init(_ instant: Instant) {
    self.init(timeIntervalSince1970: TimeInterval(instant.secondsSince1970))
  }
}

extension Timestamp {
  /// Creates the moment of a date, to the nearest microsecond, which is the precision of dates of our time.
  ///
  /// - Returns: `nil` for dates outside the years 1 to 9999 of UTC, and for seconds that are not a number.
  public init?(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    let micros = ((date.timeIntervalSince1970 - seconds) * 1_000_000).rounded()
    guard var second = Int64(exactly: seconds), var micro = Int(exactly: micros) else { return nil }
    if micro == 1_000_000 { (second, micro) = (second + 1, 0) }
    self.init(Instant(secondsSince1970: second), nanosecond: micro * 1_000)
  }
}

extension Date {
  /// Creates the date nearest to a moment.
  public init(_ timestamp: Timestamp) {
    self.init(
      timeIntervalSince1970: TimeInterval(timestamp.instant.secondsSince1970) + TimeInterval(
        timestamp.nanosecond) / 1_000_000_000)
  }
}

extension DayNumber {
  /// Creates the day of a moment in a time zone.
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  public init?(_ date: Date, in zone: borrowing TimeZone) {
    guard let instant = Instant(date) else { return nil }
    do throws(CivilDateError) {
      self = try instant.day(atOffset: zone.secondsFromGMT(for: date))
    } catch {
      return nil
    }
  }
}

extension CivilDate {
  /// Creates the civil date of a moment in a time zone.
  ///
  /// This is the way to get today's date, in the zone of the user and not in that of the calendar.
  ///
  /// ```swift
  /// let today = CivilDate(.now, in: .current)
  /// ```
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  public init?(_ date: Date, in zone: borrowing TimeZone) {
    guard let day = DayNumber(date, in: zone) else { return nil }
    self = CivilDate(day)
  }

  /// The date as components of a calendar that is Gregorian for all years.
  ///
  /// Foundation's `.iso8601` is such a calendar; its `.gregorian` is Julian before 1582-10-15.
  public var components: DateComponents { DateComponents(year: year, month: month, day: day) }

  /// Returns the first moment of the day in a time zone.
  ///
  /// If clocks are put forward at midnight, the day begins later, at 01:00 for example.
  ///
  /// - Returns: `nil` if the zone has no such day: Samoa skipped 2011-12-30.
  public func start(in zone: TimeZone) -> Date? {
    // Rata die 719,163 is 1970-01-01. Offsets are less than a day, so two days on both sides are enough.
    let noonUTC = Int64(DayNumber(self).rataDie - 719_163) * 86_400 + 43_200
    let span = Instant(secondsSince1970: noonUTC - 172_800)...Instant(secondsSince1970: noonUTC + 172_800)
    return LocalDays(zone: ZoneClock(zone, covering: span)).start(of: self).map { Date($0) }
  }
}

#if !canImport(Darwin)
extension ZoneClock {
  /// A type of the part of Foundation that has ICU, so that static programs are linked with it.
  ///
  /// ICU knows the zones. If nothing names that part, every zone of a static program is UTC, without an error.
  package static var partWithZones: Any.Type { Date.FormatStyle.self }
}
#endif

extension LunarCalendar {
  /// Not available: the day of a moment depends on the zone.
  @available(*, unavailable, message: "a Date has no day without a zone: CivilDate(date, in: .current)")
  public func lunarDate(of date: Date) -> LunarDate? { nil }
}

extension CivilDate {
  /// Not available: the day of a moment depends on the zone.
  @available(*, unavailable, message: "a Date has no day without a zone: CivilDate(date, in: .current)")
  public init?(_ date: Date) { return nil }
}

extension DayNumber {
  /// Not available: the day of a moment depends on the zone.
  @available(*, unavailable, message: "a Date has no day without a zone: DayNumber(date, in: .current)")
  public init?(_ date: Date) { return nil }
}

extension ZoneClock {
  /// The moments whose changes of clocks are copied by default, 1800-01-01 to 2111-01-01.
  ///
  /// This is all that a time zone database knows of the past, and some years after the end of the tables.
  public static let spanCovered =
    Instant(secondsSince1970: -5_364_662_400)...Instant(secondsSince1970: 4_449_513_600)

  /// Creates the clock of a time zone.
  ///
  /// - Parameters:
  ///   - zone: The zone.
  ///   - span: The moments that matter; before and after them the clock keeps the nearest offset.
  ///     ``spanCovered`` takes about 1 ms for a zone with summer time and a few microseconds for one without.
  public init(_ zone: TimeZone, covering span: ClosedRange<Instant> = spanCovered) {
    let (first, last) = (Date(span.lowerBound), Date(span.upperBound))
    var changes: [Change] = []
    var date = first
    // Despite its name, this function finds every change of the offset. This was compared for each day of
    // 1898 to 2103 in 443 zones.
    while let next = zone.nextDaylightSavingTimeTransition(after: date), next <= last {
      guard let instant = Instant(next), next > date else { break }
      changes.append(Change(at: instant, to: zone.secondsFromGMT(for: next)))
      date = next
    }
    // The loop finds the changes in order, and Foundation's zones are at most 18 hours from UTC.
    self.init(
      checkedOffset: zone.secondsFromGMT(for: first), changes: changes, identifier: zone.identifier)
  }

  /// Creates the clock of a time zone up to three years after a moment, even if that is after
  /// ``spanCovered``.
  ///
  /// - Parameters:
  ///   - zone: The zone.
  ///   - instant: The moment, usually now.
  public init(_ zone: TimeZone, upTo instant: Instant) {
    let threeYears: Int64 = 3 * 366 * 86_400
    let end = min(instant.secondsSince1970, ClockTime.range.upperBound - threeYears) + threeYears
    self.init(
      zone,
      covering: Self.spanCovered.lowerBound...max(Self.spanCovered.upperBound, Instant(secondsSince1970: end))
    )
  }
}

extension LocalDays {
  /// Creates the days of a time zone.
  ///
  /// - Parameters:
  ///   - zone: The zone.
  ///   - dayStartHour: 0 to 14; a number outside is replaced by the nearer end.
  public init(zone: TimeZone, dayStartHour: Int = 0) {
    self.init(zone: ZoneClock(zone), dayStartHour: dayStartHour)
  }
}

extension LunarDateFormatter {
  /// Creates a formatter for the language of a locale.
  public init(locale: Locale, monthNaming: MonthNaming = .modern) {
    self.init(language: Language(locale), monthNaming: monthNaming)
  }
}

extension Language {
  /// Creates the language of a locale, as ``Language/init(tag:)`` finds it.
  public init(_ locale: Locale) { self.init(tag: locale.identifier(.bcp47)) }
}

#if canImport(SunTimes)
extension City {
  /// The time zone; `nil` if the system's database does not have ``SunTimes/City/zone``.
  public var timeZone: TimeZone? { TimeZone(identifier: zone) }
}
#endif
