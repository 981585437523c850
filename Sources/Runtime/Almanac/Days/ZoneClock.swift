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
  package func indexOfChange(after instant: Instant) -> Int { changes.firstPlace { $0.instant > instant } }
}
