/// What the app stores for its widgets, under the key `insultSettings`: the choices of the user, no insult.
public struct InsultSettings: WidgetSettings {
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
  private var unreadableFavourites: [JSON]

  /// The settings as the app is delivered.
  public init() { self.init(seed: 0) }

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

extension InsultSettings {
  /// Takes the settings from a reader.
  public init(_ reader: inout SettingsReader) {
    self.init()
    // As text, since JSON of other programs holds whole numbers up to 2^53 only.
    seed =
      reader.choice("seed", expected: "a whole number from 0 to 18446744073709551615 as text") {
        (text: String) in
        UInt64(text)
      } ?? 0
    interval =
      reader.choice("intervalMinutes", expected: "5, 15, 30 or 60 minutes") { (minutes: Int64) in
        Int(exactly: minutes).flatMap { InsultInterval(rawValue: $0) }
      } ?? .hour
    rating = reader.choice("rating", else: .mild)
    skipped =
      reader.choice("skipped", expected: "a whole number, 0 or more") { (count: Int64) in
        count >= 0 ? count : nil
      } ?? 0
    let codes: LossyArray<String> = reader.choice("favourites", else: LossyArray())
    var seen: Set<String> = []
    favouriteCodes = codes.elements.filter { seen.insert($0).inserted }
    unreadableFavourites = codes.unreadable.map { $0.json }
  }

  /// All choices.
  public var members: JSONObject {
    [
      "seed": .string("\(seed)"), "intervalMinutes": JSON(interval.minutes),
      "rating": .string(rating.rawValue), "skipped": .integer(skipped),
      "favourites": .array(favouriteCodes.map(JSON.string) + unreadableFavourites),
    ]
  }
}

/// What an insult widget finds in the place of its settings.
///
/// Before the app is first opened it shows insults of the usual settings; settings that cannot be read show a sample.
public typealias InsultState = Loaded<InsultSettings>

extension InsultState {
  /// What the bytes of the settings say.
  ///
  /// - Parameters:
  ///   - bytes: The text stored under `insultSettings`; `nil` if the app was never opened or its data were cleared.
  ///   - stored: The text that the first version of the app stored under `currentInsult`; `nil` if there is none. Without
  ///     settings its interval counts, if it can be read.
  public init(parsing bytes: [UInt8]?, firstVersion stored: [UInt8]?) {
    self.init(parsing: bytes)
    if self == .missing, let insult = stored.flatMap({ StoredInsult(parsing: $0) }) {
      self = .loaded(InsultSettings(seed: 0, importing: insult))
    }
  }
}
