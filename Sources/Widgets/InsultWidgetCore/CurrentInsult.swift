/// An insult with the instant from which it is shown.
public struct CurrentInsult: Hashable, Sendable {
  /// The insult.
  public let insult: Insult
  /// The instant from which it is shown.
  public let beginning: Instant
  /// Its index in the sequence of its seed and rating.
  public let index: InsultIndex

  /// Creates an insult with the moment from which it is shown.
  public init(_ insult: Insult, since beginning: Instant, index: InsultIndex) {
    self.insult = insult
    self.beginning = beginning
    self.index = index
  }
}

/// The index of an insult in the sequence of its seed and rating: the sum of the two numbers.
public struct InsultIndex: Hashable, Sendable {
  /// The number of its time slot, by the interval of that time.
  public let slot: Int64
  /// The number of insults that were skipped until then.
  public let skipped: Int64

  /// Creates an index.
  public init(slot: Int64, skipped: Int64) {
    self.slot = slot
    self.skipped = skipped
  }
}
