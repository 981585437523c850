/// A stretch of time in which one insult stands, by the clock of a place.
///
/// It begins when that clock shows a whole number of intervals. The hour in which a clock is put back half an hour is one
/// slot, as its hour is the same; one that is put back a whole hour begins another slot, so that nothing is seen twice.
public struct InsultSlot: Hashable, Sendable {
  /// Its number in the sequence of insults.
  public let number: Int64
  private let instant: Instant
  private let interval: InsultInterval
  private let zone: ZoneClock

  /// The slot a moment is in.
  ///
  /// - Parameters:
  ///   - instant: The moment.
  ///   - interval: How long an insult stands.
  ///   - zone: The clock of the place.
  public init(at instant: Instant, every interval: InsultInterval, in zone: ZoneClock) {
    number = interval.slot(at: instant.secondsSince1970, offset: zone.offset(at: instant))
    self.instant = instant
    self.interval = interval
    self.zone = zone
  }

  /// Its first second; `nil` if 64 bits do not hold it.
  public var beginning: Instant? {
    var place = zone.indexOfChange(after: instant)
    while true {
      let offset = place == 0 ? zone.firstOffset : zone.changes[place - 1].offset
      let start = interval.start(of: number, offset: offset).map { Instant(secondsSince1970: $0) }
      // A change of clocks in the slot, or at its beginning, begins it if it was another one before.
      guard place > 0, let start, zone.changes[place - 1].instant >= start else { return start }
      let change = zone.changes[place - 1].instant
      place -= 1
      let before = place == 0 ? zone.firstOffset : zone.changes[place - 1].offset
      if interval.slot(at: change.secondsSince1970 - 1, offset: before) != number { return change }
    }
  }

  /// The first second of the next one; `nil` if 64 bits do not hold it.
  public var end: Instant? {
    var place = zone.indexOfChange(after: instant)
    while true {
      let offset = place == 0 ? zone.firstOffset : zone.changes[place - 1].offset
      let end = interval.start(of: number + 1, offset: offset).map { Instant(secondsSince1970: $0) }
      guard place < zone.changes.count, let end, zone.changes[place].instant <= end else { return end }
      // A change of clocks ends the slot if it is another one then; at what would be its end, it may go on.
      let change = zone.changes[place]
      if interval.slot(at: change.instant.secondsSince1970, offset: change.offset) != number {
        return change.instant
      }
      place += 1
    }
  }

  /// The slot behind it; `nil` if 64 bits do not hold its beginning.
  public var next: InsultSlot? { end.map { InsultSlot(at: $0, every: interval, in: zone) } }

  /// The slot before it; `nil` if 64 bits do not hold its end.
  public var previous: InsultSlot? {
    guard let beginning, beginning.secondsSince1970 > .min else { return nil }
    let last = Instant(secondsSince1970: beginning.secondsSince1970 - 1)
    return InsultSlot(at: last, every: interval, in: zone)
  }
}
