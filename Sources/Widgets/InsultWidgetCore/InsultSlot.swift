/// The span of time in which one insult is shown, in the local time of a zone.
///
/// It begins when the local time is a whole number of intervals. If clocks go back by half an hour, the hour
/// with the change is one slot, because its hour is the same. If they go back by a whole hour, another slot
/// begins, so that no insult is shown twice.
public struct InsultSlot: Hashable, Sendable {
  /// The number of the slot in the sequence of insults.
  public let number: Int64
  private let instant: Instant
  private let interval: InsultInterval
  private let zone: ZoneClock

  /// Creates the slot that contains an instant.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - interval: The time for which an insult is shown.
  ///   - zone: The time zone.
  public init(at instant: Instant, every interval: InsultInterval, in zone: ZoneClock) {
    number = interval.slot(at: instant.secondsSince1970, offset: zone.offset(at: instant))
    self.instant = instant
    self.interval = interval
    self.zone = zone
  }

  /// The first second of the slot; `nil` if it does not fit in 64 bits.
  public var beginning: Instant? {
    var index = zone.indexOfChange(after: instant)
    while true {
      let offset = index == 0 ? zone.firstOffset : zone.changes[index - 1].offset
      let start = interval.start(of: number, offset: offset).map { Instant(secondsSince1970: $0) }
      // A clock change within the slot, or at its beginning, begins the slot if the slot before it was
      // another one.
      guard index > 0, let start, zone.changes[index - 1].instant >= start else { return start }
      let change = zone.changes[index - 1].instant
      index -= 1
      let before = index == 0 ? zone.firstOffset : zone.changes[index - 1].offset
      if interval.slot(at: change.secondsSince1970 - 1, offset: before) != number { return change }
    }
  }

  /// The first second after the slot; `nil` if it does not fit in 64 bits.
  public var end: Instant? {
    var index = zone.indexOfChange(after: instant)
    while true {
      let offset = index == 0 ? zone.firstOffset : zone.changes[index - 1].offset
      let end = interval.start(of: number + 1, offset: offset).map { Instant(secondsSince1970: $0) }
      guard index < zone.changes.count, let end, zone.changes[index].instant <= end else { return end }
      // A clock change ends the slot if another slot follows; a change at its regular end may continue it.
      let change = zone.changes[index]
      if interval.slot(at: change.instant.secondsSince1970, offset: change.offset) != number {
        return change.instant
      }
      index += 1
    }
  }

  /// The next slot; `nil` if its beginning does not fit in 64 bits.
  public var next: InsultSlot? { end.map { InsultSlot(at: $0, every: interval, in: zone) } }

  /// The previous slot; `nil` if its end does not fit in 64 bits.
  package var previous: InsultSlot? {
    guard let beginning, beginning.secondsSince1970 > .min else { return nil }
    let last = Instant(secondsSince1970: beginning.secondsSince1970 - 1)
    return InsultSlot(at: last, every: interval, in: zone)
  }
}
