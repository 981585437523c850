/// The drinks of one day, in all.
public struct DayIntake: Hashable, Sendable {
  /// The day.
  public let day: DayNumber
  /// The volume that counts towards the goal.
  public internal(set) var total: Volume
  /// The number of entries, at least 1.
  public internal(set) var count: Int
  /// The first moment of an entry.
  public internal(set) var first: Timestamp
  /// The last moment of an entry.
  public internal(set) var last: Timestamp
  /// The place of its first entry in the log.
  var start: Int

  /// The places of its entries in the log.
  var places: Range<Int> { start..<(start + count) }

  /// The total of the entries of one day, in the order of time; `nil` if there are none.
  init?(_ entries: ArraySlice<HydrationEntry>) {
    guard let first = entries.first, let last = entries.last else { return nil }
    day = DayNumber(first.day)
    start = entries.startIndex
    count = entries.count
    self.first = first.moment
    self.last = last.moment
    total = Self.total(of: entries)
  }

  /// The volume that entries count towards the goal, in all.
  package static func total(of entries: ArraySlice<HydrationEntry>) -> Volume {
    // 64 bits hold the sum of any number of entries that memory can hold.
    let sum = entries.reduce(Int64(0)) { $0 + Int64($1.effectiveVolume.millilitres) }
    return Volume(clamping: Int(clamping: sum))
  }
}
