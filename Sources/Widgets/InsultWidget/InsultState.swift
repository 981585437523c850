/// What the app stores for its widgets, under the key `insultSettings`: the choices of the user, no insult.
public struct InsultSettings: WidgetSettings {
  /// Chooses the sequence of insults; the app draws it once, at random.
  public var seed: UInt64
  /// How long an insult stands.
  public var interval: InsultInterval
  /// Which insults there are.
  public var rating: InsultRating
  /// The codes of insults the user keeps, each once, the latest last.
  public private(set) var favouriteCodes: [String]
  /// Elements of the favourites that are no codes; they are written back behind the others.
  private var unreadableFavourites: [JSON]

  /// The settings as the app is delivered.
  public init() { self.init(seed: 0) }

  /// Settings.
  public init(seed: UInt64 = 0, interval: InsultInterval = .hour, rating: InsultRating = .mild) {
    self.seed = seed
    self.interval = interval
    self.rating = rating
    favouriteCodes = []
    unreadableFavourites = []
  }

  /// The settings of someone who comes from the first version of the app: the interval is kept.
  public init(seed: UInt64, importing stored: StoredInsult?) {
    self.init(seed: seed, interval: stored?.interval ?? .hour)
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
    seed = reader.choice("seed", expected: Self.expectedSeed) { (text: String) in UInt64(text) } ?? 0
    interval =
      reader.choice("intervalMinutes", expected: Self.expectedInterval) { (minutes: Int64) in
        InsultInterval(minutes: minutes)
      } ?? .hour
    rating = reader.choice("rating", else: .mild)
    let codes: LossyArray<String> = reader.choice("favourites", else: LossyArray())
    var seen: Set<String> = []
    favouriteCodes = codes.elements.filter { seen.insert($0).inserted }
    unreadableFavourites = codes.unreadable.map { $0.json }
  }

  /// What messages call a seed.
  static let expectedSeed = "a whole number from 0 to 18446744073709551615 as text"
  /// What messages call an interval.
  static let expectedInterval = "5, 15, 30 or 60 minutes"

  /// All choices.
  public var members: JSONObject {
    [
      "seed": .string("\(seed)"), "intervalMinutes": JSON(interval.minutes),
      "rating": .string(rating.rawValue),
      "favourites": .array(favouriteCodes.map(JSON.string) + unreadableFavourites),
    ]
  }
}

/// What an insult widget finds in the place of its settings and of its log.
///
/// Before the app is first opened it shows insults of the usual settings; settings that cannot be read show a sample.
public typealias InsultState = Loaded<InsultChronicle>

extension InsultState {
  /// What settings that were read say, with the log of the widget.
  public init(_ settings: Loaded<InsultSettings>, log: InsultLog = InsultLog()) {
    switch settings {
    case .placeholder: self = .placeholder
    // Taps count before the app was opened too.
    case .missing: self = log.entries.isEmpty ? .missing : .loaded(InsultChronicle(log: log))
    case .loaded(let settings, let instant):
      self = .loaded(InsultChronicle(settings, log: log), writtenAt: instant)
    case .newer(let version): self = .newer(version: version)
    case .unreadable(let reason): self = .unreadable(reason)
    case .unavailable(let reason): self = .unavailable(reason)
    }
  }

  /// What the bytes of the settings and of the log say.
  ///
  /// - Parameters:
  ///   - bytes: The text stored under `insultSettings`; `nil` if the app was never opened or its data were cleared.
  ///   - log: The bytes of the log; `nil` or none before the first tap.
  ///   - stored: The text that the first version of the app stored under `currentInsult`; `nil` if there is none. Without
  ///     settings its interval counts, if it can be read.
  public init(parsing bytes: [UInt8]?, log: [UInt8]? = nil, firstVersion stored: [UInt8]? = nil) {
    var settings = Loaded<InsultSettings>(parsing: bytes)
    if settings == .missing, let insult = stored.flatMap({ StoredInsult(parsing: $0) }) {
      settings = .loaded(InsultSettings(seed: 0, importing: insult))
    }
    self.init(settings, log: InsultLog(parsing: log ?? []))
  }

  /// What the user's insults follow from; the usual settings where there are none.
  public var chronicle: InsultChronicle { value ?? InsultChronicle() }
}
