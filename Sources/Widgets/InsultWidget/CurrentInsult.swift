/// An insult with the moment since which it stands.
public struct CurrentInsult: Hashable, Sendable {
  /// The insult.
  public let insult: Insult
  /// When it took its place.
  public let beginning: Instant
  /// The number of the slot of time it stands in, by the interval of that time.
  public let slot: Int64
  /// How many insults were passed over until then: with the slot, its place in the sequence of its seed and rating.
  public let skipped: Int64

  /// An insult with the moment since which it stands.
  public init(_ insult: Insult, since beginning: Instant, slot: Int64, skipped: Int64) {
    self.insult = insult
    self.beginning = beginning
    self.slot = slot
    self.skipped = skipped
  }
}
