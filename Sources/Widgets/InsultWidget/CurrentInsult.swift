/// The insult of a moment with the slot it stands in.
public struct CurrentInsult: Hashable, Sendable {
  /// The insult.
  public let insult: Insult
  /// When it took its place.
  public let beginning: Instant

  /// An insult with the moment since which it stands.
  public init(_ insult: Insult, since beginning: Instant) {
    self.insult = insult
    self.beginning = beginning
  }
}

extension InsultSettings {
  /// The insult of a moment.
  ///
  /// App, widget and command find the same one from the same settings, whatever their zone.
  ///
  /// - Parameters:
  ///   - instant: The moment.
  ///   - rating: Which insults there are; `nil` for the choice of the settings.
  public func current(at instant: Instant, rating: InsultRating? = nil) -> CurrentInsult {
    let slot = interval.slot(at: instant.secondsSince1970)
    return CurrentInsult(insult(in: slot, rating: rating), since: beginning(of: slot) ?? instant)
  }

  /// The insults that stood before a moment, the latest first; the present one is not among them.
  ///
  /// - Parameters:
  ///   - instant: The moment.
  ///   - count: How many, 10,000 at most.
  public func history(before instant: Instant, count: Int) -> [CurrentInsult] {
    let slot = interval.slot(at: instant.secondsSince1970)
    return (0..<Int64(max(0, min(count, 10_000)))).compactMap { step in
      let earlier = slot - 1 - step
      return beginning(of: earlier).map { CurrentInsult(insult(in: earlier, rating: nil), since: $0) }
    }
  }

  private func insult(in slot: Int64, rating: InsultRating?) -> Insult {
    // Only slots in the far future are too large for the sum; there the numbers begin again.
    InsultSequence(seed: seed, rating: rating ?? self.rating).insult(in: slot &+ skipped)
  }

  private func beginning(of slot: Int64) -> Instant? {
    interval.start(of: slot).map { Instant(secondsSince1970: $0) }
  }
}
