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

  /// The hours at which a day may begin; people who work at night may sleep until the afternoon.
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

/// The offset from UTC of the clocks of a place, and the moments at which it changes.
///
/// The value holds all its data. Code that has a time zone database (Foundation's `TimeZone`, or `Intl` in a
/// browser) creates it, so the runtime needs no database.
///
/// ```swift
/// let hanoi = ZoneClock(offset: 25_200)
/// let newYork = ZoneClock(TimeZone(identifier: "America/New_York")!)  // with AlmanacFoundation
/// ```
public struct ZoneClock: Hashable, Sendable {
  /// A moment at which clocks are put forward or back.
  public struct Change: Hashable, Sendable {
    /// The first moment of the new offset.
    public let instant: Instant
    /// Local time minus UTC from then on, in seconds.
    public let offset: Int

    /// Creates a change of the offset.
    public init(at instant: Instant, to offset: Int) {
      self.instant = instant
      self.offset = offset
    }
  }

  /// The identifier in the IANA time zone database, such as `Asia/Ho_Chi_Minh`; `nil` if it is unknown.
  public let identifier: String?
  /// Local time minus UTC before the first change, in seconds.
  public let firstOffset: Int
  /// The changes in order of time; the offset of the last one holds for ever.
  public let changes: [Change]

  /// The possible offsets in seconds: less than a day either way.
  public static let offsets = -86_399...86_399

  /// Creates a clock that never changes.
  ///
  /// - Parameters:
  ///   - offset: Local time minus UTC in seconds; a number outside ``offsets`` is replaced by the nearer end.
  ///   - identifier: The identifier of the zone; `nil` if it is unknown.
  public init(offset: Int, identifier: String? = nil) {
    self.identifier = identifier
    firstOffset = max(Self.offsets.lowerBound, min(Self.offsets.upperBound, offset))
    changes = []
  }

  /// Creates a clock that changes.
  ///
  /// - Parameters:
  ///   - offset: Local time minus UTC before the first change, in seconds.
  ///   - changes: The changes in order of time.
  ///   - identifier: The identifier of the zone; `nil` if it is unknown.
  /// - Returns: `nil` if the changes are not in order, or an offset is outside ``offsets``.
  public init?(offset: Int, changes: [Change], identifier: String? = nil) {
    guard Self.offsets.contains(offset), changes.allSatisfy({ Self.offsets.contains($0.offset) }) else {
      return nil
    }
    var last: Instant?
    for change in changes {
      if let last, last >= change.instant { return nil }
      last = change.instant
    }
    self.identifier = identifier
    firstOffset = offset
    self.changes = changes
  }

  /// Creates a clock from changes that are known to be in order and offsets that are known to be valid.
  package init(checkedOffset offset: Int, changes: [Change], identifier: String?) {
    self.identifier = identifier
    firstOffset = offset
    self.changes = changes
  }

  /// UTC.
  public static let utc = ZoneClock(offset: 0)

  /// Returns local time minus UTC at a moment, in seconds.
  public func offset(at instant: Instant) -> Int {
    let next = indexOfChange(after: instant)
    return next == 0 ? firstOffset : changes[next - 1].offset
  }

  /// Returns the first moment on a day at which the clock shows a time of day or a later one.
  ///
  /// - Parameters:
  ///   - second: The time of day, in seconds from 00:00 on the clock, 0 to 86,399.
  ///   - day: The civil day.
  /// - Returns: `nil` if the clock does not show the time on this day (Samoa skipped 2011-12-30), and if
  ///   `second` is out of range.
  public func firstMoment(at second: Int, on day: DayNumber) -> Instant? {
    guard (0..<Int(ClockTime.secondsPerDay)).contains(second) else { return nil }
    let midnight = ClockTime.secondsSince1970(startOf: day)
    let wanted = midnight + Int64(second)
    let end = midnight + ClockTime.secondsPerDay
    // Offsets are less than a day, so only changes within a day of the time in UTC can matter.
    var index = indexOfChange(after: Instant(secondsSince1970: wanted - ClockTime.secondsPerDay))
    var (start, offset) = (Int64.min, Int64(index == 0 ? firstOffset : changes[index - 1].offset))
    while start < end + ClockTime.secondsPerDay {
      let next = index < changes.count ? changes[index].instant.secondsSince1970 : .max
      let moment = max(start, wanted - offset)
      if moment < next, moment + offset < end { return Instant(secondsSince1970: moment) }
      guard index < changes.count else { return nil }
      (start, offset) = (next, Int64(changes[index].offset))
      index += 1
    }
    return nil
  }

  /// Returns the index of the first change after a moment, or the number of changes if there is none.
  package func indexOfChange(after instant: Instant) -> Int {
    changes.partitioningIndex { $0.instant > instant }
  }
}

extension Instant {
  /// Returns the civil day of the moment at an offset from UTC.
  ///
  /// - Parameter offset: Local time minus UTC in seconds, for example 25,200 for UTC+7.
  /// - Throws: ``CivilDateError/dayNumberOutOfRange(_:)`` outside the years 1 to 9999.
  @inlinable
  public func day(atOffset offset: Int) throws(CivilDateError) -> DayNumber {
    let (local, overflow) = secondsSince1970.addingReportingOverflow(Int64(offset))
    guard !overflow, ClockTime.range.contains(local) else {
      throw Self.reason(overflow ? secondsSince1970 : local)
    }
    return ClockTime(secondsSince1970: local).day
  }

  /// Returns the error for a day number out of range.
  ///
  /// On 32-bit machines the number may not fit into `Int`; it is then the nearest number that does.
  @usableFromInline @inline(never)
  static func reason(_ local: Int64) -> CivilDateError {
    let days = floorDivide(local, by: ClockTime.secondsPerDay) + Int64(ClockTime.rataDieOf1970)
    return .dayNumberOutOfRange(Int(exactly: days) ?? (local < 0 ? .min : .max))
  }
}
