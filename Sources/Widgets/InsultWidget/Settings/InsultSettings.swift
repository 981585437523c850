/// What the app stores for its widgets, under the key `insultSettings`: the choices of the user, no insult.
public struct InsultSettings: Hashable, Sendable {
  /// Chooses the sequence of insults; the app draws it once, at random.
  public var seed: UInt64
  /// How long an insult stands.
  public var interval: InsultInterval
  /// Which insults there are.
  public var rating: InsultRating
  /// How many insults were skipped by tapping, 0 or more.
  ///
  /// Each moves the sequence on by one, for good, so that an insult that was skipped does not come back an hour later.
  public private(set) var skipped: Int64
  /// The codes of insults the user keeps, each once, the latest last.
  public private(set) var favouriteCodes: [String]
  /// Elements of the favourites that are no codes; they are written back behind the others.
  private(set) var unreadableFavourites: [JSON]
  /// Members that a newer version wrote; they are written back.
  private(set) var unknown: JSONObject

  /// Settings.
  public init(
    seed: UInt64 = 0, interval: InsultInterval = .hour, rating: InsultRating = .mild, skipped: Int64 = 0
  ) {
    self.seed = seed
    self.interval = interval
    self.rating = rating
    self.skipped = max(0, skipped)
    favouriteCodes = []
    unreadableFavourites = []
    unknown = JSONObject()
  }

  /// The settings of someone who comes from the first version of the app: the interval is kept.
  public init(seed: UInt64, importing stored: StoredInsult?) {
    self.init(seed: seed, interval: stored?.interval ?? .hour)
  }

  /// Goes on to the next insult.
  public mutating func skip() {
    // After 2^63 taps the last insult stays.
    if skipped < .max { skipped += 1 }
  }

  // MARK: - Favourites

  /// The insults the user keeps, the latest last.
  ///
  /// A word that was taken out of the lists takes its favourites with it; their codes are kept all the same.
  public var favourites: [Insult] { favouriteCodes.compactMap { Insult(code: $0) } }

  /// Keeps an insult; one that is kept already stays where it is.
  public mutating func keep(_ insult: Insult) {
    if !favouriteCodes.contains(insult.code) { favouriteCodes.append(insult.code) }
  }

  /// No longer keeps an insult.
  public mutating func forget(_ insult: Insult) {
    let code = insult.code
    favouriteCodes.removeAll { $0 == code }
  }
}

extension InsultSettings: JSONDecodable, JSONEncodable {
  private enum Key: String, CaseIterable { case seed, intervalMinutes, rating, skipped, favourites }

  /// Reads the settings; members that are missing have their usual values.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    self.init()
    // As text, since JSON of other programs holds whole numbers up to 2^53 only.
    if let text: String = try object.optional(Key.seed.rawValue) {
      guard let number = UInt64(text) else {
        throw JSONValueError(expected: "a whole number from 0 to 18446744073709551615 as text", found: text)
          .inside(Key.seed.rawValue)
      }
      seed = number
    }
    if let minutes: Int64 = try object.optional(Key.intervalMinutes.rawValue) {
      guard let known = Int(exactly: minutes).flatMap({ InsultInterval(rawValue: $0) }) else {
        throw JSONValueError(expected: "5, 15, 30 or 60 minutes", found: "\(minutes)")
          .inside(Key.intervalMinutes.rawValue)
      }
      interval = known
    }
    if let name: String = try object.optional(Key.rating.rawValue) {
      guard let known = InsultRating(rawValue: name) else {
        throw JSONValueError(expected: "mild or bawdy", found: name).inside(Key.rating.rawValue)
      }
      rating = known
    }
    skipped = max(0, try object.optional(Key.skipped.rawValue) ?? 0)
    let codes: LossyArray<String>? = try object.optional(Key.favourites.rawValue)
    var seen: Set<String> = []
    favouriteCodes = (codes?.elements ?? []).filter { seen.insert($0).inserted }
    unreadableFavourites = (codes?.unreadable ?? []).map { $0.json }
    unknown = object.without(Set(Key.allCases.map { $0.rawValue }))
  }

  /// The settings with what a newer version added.
  public var json: JSON {
    var object: JSONObject = [
      Key.seed.rawValue: .string("\(seed)"), Key.intervalMinutes.rawValue: .integer(Int64(interval.minutes)),
      Key.rating.rawValue: .string(rating.rawValue), Key.skipped.rawValue: .integer(skipped),
      Key.favourites.rawValue: .array(favouriteCodes.map(JSON.string) + unreadableFavourites),
    ]
    object.fill(from: unknown)
    return .object(object)
  }
}
