/// The settings of the app and the taps on its buttons, which together determine which insult is shown.
public struct InsultChoices: Hashable, Sendable {
  /// The user's settings in the app.
  public let settings: InsultSettings
  /// The taps on "another".
  package let taps: InsultTaps

  /// Creates choices from settings and taps.
  public init(_ settings: InsultSettings = InsultSettings(), taps: InsultTaps = InsultTaps()) {
    self.settings = settings
    self.taps = taps
  }

  /// Returns the insult shown at an instant.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - zone: The user's time zone.
  ///   - rating: The rating of the insults; `nil` for the one that the user chose in the app.
  public func current(
    at instant: Instant, in zone: ZoneClock, rating: InsultRating? = nil
  ) -> CurrentInsult {
    current(at: instant, in: zone, rating: rating) { _ in true }
  }

  /// Returns the insult shown at an instant, or another one in its place if it does not suit.
  func current(
    at instant: Instant, in zone: ZoneClock, rating: InsultRating?, where suits: (Insult) -> Bool
  ) -> CurrentInsult {
    let slot = InsultSlot(at: instant, every: settings.interval, in: zone)
    let sequence = sequence(rating ?? settings.rating)
    // If the clock was set back after a tap, the tap is later than the instant.
    let beginnings = [slot.beginning, taps.last].compactMap { $0 }.filter { $0 <= instant }
    return CurrentInsult(
      sequence.insult(
        in: slot.number, offset: zone.offset(at: instant), skipped: taps.skipped, where: suits),
      since: beginnings.max() ?? instant,
      index: InsultIndex(slot: slot.number, skipped: taps.skipped))
  }

  /// Returns the insults that were shown before the one at an index, the latest first.
  ///
  /// A tap leaves none out: the insult that it skipped is the one before. All are computed with the current
  /// settings, because earlier settings are not kept.
  ///
  /// - Parameters:
  ///   - index: The index of the insult after them.
  ///   - instant: The instant at which that one is shown.
  ///   - zone: The user's time zone.
  ///   - count: The number of insults.
  package func earlier(
    than index: InsultIndex, at instant: Instant, in zone: ZoneClock, count: Int
  ) -> [Insult] {
    sequence(settings.rating).insults(
      before: index.slot, count: count, offset: zone.offset(at: instant), skipped: index.skipped)
  }

  private func sequence(_ rating: InsultRating) -> InsultSequence {
    InsultSequence(seed: settings.seed, rating: rating, interval: settings.interval)
  }
}

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

/// The index of an insult in the sequence of its seed and rating: the sum of these two numbers.
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
