/// The drinks of all days, with a total for each day.
public struct HydrationLog: Hashable, Sendable {
  /// The drinks, by day and within a day by time.
  public private(set) var entries: [HydrationEntry] = []
  /// The days that have drinks, in order.
  public private(set) var days: [DayIntake] = []

  /// Creates an empty log.
  public init() {}

  /// Creates a log of entries with different ids; those of one instant keep their order.
  init(_ entries: [HydrationEntry]) {
    // Months are read in this order; a check is much cheaper than sorting.
    let isSorted = (1..<max(1, entries.count)).allSatisfy {
      !HydrationEntry.isBefore(entries[$0], entries[$0 - 1])
    }
    self.entries = isSorted ? entries : entries.inOrder
    var start = 0
    while start < self.entries.count {
      let day = self.entries[start].day
      let end = self.entries[start...].firstIndex { $0.day != day } ?? self.entries.count
      if let total = DayIntake(self.entries[start..<end]) { days.append(total) }
      start = end
    }
  }

  /// Returns the entry with an id; `nil` if there is none.
  public func entry(_ id: String) -> HydrationEntry? { entries.first { $0.id == id } }

  /// Returns the total of a day; `nil` if nothing was drunk.
  public func total(on day: DayNumber) -> DayIntake? {
    let index = index(of: day)
    return index < days.count && days[index].day == day ? days[index] : nil
  }

  /// Returns the drinks of a day up to a moment, in the order of time.
  public func entries(on day: DayNumber, upTo moment: Timestamp) -> ArraySlice<HydrationEntry> {
    guard let total = total(on: day) else { return [] }
    return entries(of: total, upTo: moment)
  }

  /// Returns the drinks of a day up to a moment; later ones are in the future and do not count yet.
  func entries(of total: DayIntake, upTo moment: Timestamp) -> ArraySlice<HydrationEntry> {
    let all = entries[total.indices]
    guard total.last > moment else { return all }
    return all.prefix { $0.moment <= moment }
  }

  /// Returns the times after a moment at which drinks of a day begin to count, in order, at most `limit` of
  /// them.
  package func moments(on day: DayNumber, after moment: Timestamp, limit: Int) -> [Timestamp] {
    guard let total = total(on: day), total.last > moment else { return [] }
    return entries[total.indices].lazy.map(\.moment).filter { $0 > moment }.prefix(limit).map { $0 }
  }

  /// Returns the index in ``days`` of the first day that is not before another.
  func index(of day: DayNumber) -> Int { days.partitioningIndex { $0.day >= day } }
}

extension [HydrationEntry] {
  /// The entries by day and time; those of one instant keep their order.
  var inOrder: Self {
    enumerated().sorted { left, right in
      HydrationEntry.isBefore(left.element, right.element)
        || !HydrationEntry.isBefore(right.element, left.element) && left.offset < right.offset
    }.map(\.element)
  }
}

/// The total of the drinks of one day.
public struct DayIntake: Hashable, Sendable {
  /// The day.
  public let day: DayNumber
  /// The volume that counts towards the goal.
  public internal(set) var total: Volume
  /// The number of entries, at least 1.
  public internal(set) var count: Int
  /// The time of the first entry.
  public internal(set) var first: Timestamp
  /// The time of the last entry.
  public internal(set) var last: Timestamp
  /// The clock at the first and at the last entry.
  let firstClock: ClockReading
  let lastClock: ClockReading
  /// The index of its first entry in the log.
  var start: Int

  /// The indices of its entries in the log.
  var indices: Range<Int> { start..<(start + count) }

  /// Sums the entries of one day, in the order of time; `nil` if there are none.
  init?(_ entries: ArraySlice<HydrationEntry>) {
    guard let first = entries.first, let last = entries.last else { return nil }
    day = DayNumber(first.day)
    start = entries.startIndex
    count = entries.count
    self.first = first.moment
    self.last = last.moment
    (firstClock, lastClock) = (ClockReading(first), ClockReading(last))
    total = Self.total(of: entries)
  }

  /// Returns the volume of entries that counts towards the goal.
  package static func total(of entries: ArraySlice<HydrationEntry>) -> Volume {
    // 64 bits hold the sum of any number of entries that fit into memory.
    let sum = entries.reduce(Int64(0)) { $0 + Int64($1.effectiveVolume.millilitres) }
    return Volume(clamping: Int(clamping: sum))
  }
}
