/// The civil days of a time zone, with the moments at which they begin.
///
/// Days have 23, 24 or 25 hours, a day may begin at 01:00, and a zone may have skipped a day. So nothing here
/// adds 86,400 seconds to get to the next day.
public struct LocalDays: Hashable, Sendable {
  /// The zone.
  public let zone: ZoneClock
  /// The hour by the clock at which a day begins, 0 to 14.
  ///
  /// If it is 4, the moment 03:59 still belongs to the day before.
  public let dayStartHour: Int

  /// The hours at which a day may begin; who works at night may sleep until the afternoon.
  public static let dayStartHours = 0...14

  /// Creates the days of a zone.
  ///
  /// - Parameters:
  ///   - zone: The zone.
  ///   - dayStartHour: 0 to 14; a number outside is replaced by the nearer end.
  public init(zone: ZoneClock, dayStartHour: Int = 0) {
    self.zone = zone
    self.dayStartHour = max(
      Self.dayStartHours.lowerBound, min(Self.dayStartHours.upperBound, dayStartHour))
  }

  /// Returns the civil day of a moment.
  ///
  /// - Returns: `nil` outside the years 1 to 9999.
  public func day(at instant: Instant) -> CivilDate? {
    guard let number = try? instant.day(atOffset: zone.offset(at: instant)) else { return nil }
    let date = CivilDate(number)
    guard dayStartHour > 0, let start = start(of: date), instant < start else { return date }
    return before(date)
  }

  /// Returns the moment at which a day begins.
  ///
  /// If the clock is put forward over that hour, this is the moment after the gap; if it is put back, the
  /// first of the two.
  ///
  /// - Returns: `nil` if the zone has no such day: Samoa skipped 2011-12-30.
  public func start(of date: CivilDate) -> Instant? {
    zone.firstMoment(at: dayStartHour * 3_600, on: DayNumber(date))
  }

  /// Returns the beginning of the first day that begins after a moment.
  ///
  /// - Returns: `nil` if there is none before the year 10000.
  public func next(after instant: Instant) -> Instant? { starts(after: instant, count: 1).first }

  /// Returns the beginnings of the days that begin after a moment, in order.
  ///
  /// - Returns: `count` of them, or fewer before the year 10000.
  public func starts(after instant: Instant, count: Int) -> [Instant] {
    guard count > 0, var date = day(at: instant) else { return [] }
    var starts: [Instant] = []
    starts.reserveCapacity(min(count, 400))
    while starts.count < count {
      guard let following = try? date.adding(days: 1) else { break }
      date = following
      if let start = start(of: date, after: instant) { starts.append(start) }
    }
    return starts
  }

  /// Returns the moments after a given one at which the civil day changes, in order.
  ///
  /// They are ``starts(after:count:)`` and two more where clocks go back over the beginning of a day: the
  /// moment at which the day before comes back, and the moment at which it ends finally.
  ///
  /// - Parameters:
  ///   - instant: The moment after which changes are looked for.
  ///   - count: The number of days that begin, not counting those that come back.
  public func changes(after instant: Instant, count: Int) -> [Instant] {
    let starts = starts(after: instant, count: count)
    guard let last = starts.last else { return [] }
    var changes = starts
    for change in zone.changes where change.instant > instant && change.instant <= last {
      let before = Instant(secondsSince1970: change.instant.secondsSince1970 - 1)
      guard let old = day(at: before), let new = day(at: change.instant), new < old else { continue }
      changes += [change.instant] + self.starts(after: change.instant, count: 1)
    }
    return changes.inOrder { $0.secondsSince1970 }
  }

  /// Returns the moment a day begins, if that is after another moment.
  ///
  /// If clocks go back over midnight, a day begins twice: first for a short time, then finally.
  private func start(of date: CivilDate, after instant: Instant) -> Instant? {
    guard let first = start(of: date), first <= instant else { return start(of: date) }
    let wanted = ClockTime.secondsSince1970(startOf: DayNumber(date)) + Int64(dayStartHour) * 3_600
    let second = Instant(secondsSince1970: wanted - Int64(zone.offset(at: instant)))
    return second > instant && day(at: second) == date ? second : nil
  }

  /// Returns the last day before a date that the zone has.
  private func before(_ date: CivilDate) -> CivilDate? {
    var date = date
    while let earlier = try? date.adding(days: -1) {
      if start(of: earlier) != nil { return earlier }
      date = earlier
    }
    return nil
  }
}
