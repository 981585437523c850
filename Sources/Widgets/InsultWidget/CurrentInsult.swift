/// An insult with the instant from which it is shown.
public struct CurrentInsult: Hashable, Sendable {
  /// The insult.
  public let insult: Insult
  /// The instant from which it is shown.
  public let beginning: Instant
  /// Its position in the sequence of its seed and rating.
  public let place: InsultPlace

  /// An insult with the moment from which it is shown.
  public init(_ insult: Insult, since beginning: Instant, place: InsultPlace) {
    self.insult = insult
    self.beginning = beginning
    self.place = place
  }
}

/// The position of an insult in the sequence of its seed and rating: the sum of the two numbers.
public struct InsultPlace: Hashable, Sendable {
  /// The number of its time slot, by the interval of that time.
  public let slot: Int64
  /// The number of insults that were skipped until then.
  public let skipped: Int64

  /// A place.
  public init(slot: Int64, skipped: Int64) {
    self.slot = slot
    self.skipped = skipped
  }
}
