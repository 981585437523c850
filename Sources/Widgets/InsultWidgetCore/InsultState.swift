/// The user's settings that the app stores for its widgets under the key `insultSettings`; they contain no
/// insult.
public struct InsultSettings: WidgetSettings {
  /// The seed of the sequence of insults, which the app chooses once, at random.
  public var seed: UInt64
  /// The time for which an insult is shown.
  public var interval: InsultInterval
  /// The rating of the insults.
  public var rating: InsultRating
  /// The codes of the favourites, each once, the latest last.
  public private(set) var favouriteCodes: [String] = []
  /// Elements of the favourites that are not codes; they are written back after the others.
  private var unreadableFavourites: [LossyArray<String>.Unreadable] = []

  /// Creates the default settings.
  public init() { self.init(seed: 0) }

  /// Creates settings.
  public init(seed: UInt64 = 0, interval: InsultInterval = .hour, rating: InsultRating = .mild) {
    self.seed = seed
    self.interval = interval
    self.rating = rating
  }

  // MARK: - Favourites

  /// The favourites, the latest last.
  ///
  /// If a word is removed from the lists, its favourites are missing here, but their codes are kept.
  public var favourites: [Insult] { favouriteCodes.compactMap { Insult(code: $0) } }

  /// Adds an insult to the favourites; one that is already there keeps its position.
  public mutating func addFavourite(_ insult: Insult) {
    if !favouriteCodes.contains(insult.code) { favouriteCodes.append(insult.code) }
  }

  /// Removes an insult from the favourites.
  public mutating func removeFavourite(_ insult: Insult) {
    let code = insult.code
    favouriteCodes.removeAll { $0 == code }
  }
}

extension InsultSettings {
  /// Lists the settings; all are always written.
  public mutating func list(in fields: inout SettingsFields) {
    // The seed is text, because JSON numbers of many programs are exact only up to 2^53.
    fields.choice(
      "seed", &seed, expected: Self.expectedSeed, reading: { (text: String) in UInt64(text) },
      writing: { .string("\($0)") })
    fields.choice(
      "intervalMinutes", &interval, expected: Self.expectedInterval,
      reading: { (minutes: Int64) in InsultInterval(minutes: minutes) }, writing: { JSON($0.minutes) })
    fields.choice("rating", &rating)
    var codes = LossyArray(favouriteCodes)
    codes.unreadable = unreadableFavourites
    fields.choice("favourites", &codes)
    var seen: Set<String> = []
    favouriteCodes = codes.elements.filter { seen.insert($0).inserted }
    unreadableFavourites = codes.unreadable
  }

  /// The description of a seed in error messages.
  static let expectedSeed: JSONExpectation = "a whole number from 0 to 18446744073709551615 as text"
  /// The description of an interval in error messages.
  static let expectedInterval: JSONExpectation = "5, 15, 30 or 60 minutes"

}

extension InsultInterval {
  /// Creates the interval of a number of minutes; `nil` if there is none.
  init?(minutes: Int64) {
    guard let minutes = Int(exactly: minutes) else { return nil }
    self.init(rawValue: minutes)
  }

  /// Reads the interval that the app's first version stored with an insult under the key `currentInsult`.
  ///
  /// For example `{"insult": "Thou ...", "timestamp": "2026-11-20T13:00:00.123Z", "intervalMinutes": 60}`; in
  /// some versions the member `insult` is an object with the text. The package that stored it encoded this
  /// text as JSON once more. No version writes it any more.
  ///
  /// - Returns: One hour if the interval is missing or not allowed; `nil` if there is no insult.
  init?(firstVersion bytes: [UInt8]) {
    let stored = try? JSON(parsing: bytes)
    let inner = stored?.string.flatMap { try? JSON(parsing: Array($0.utf8)) }
    guard let object = (inner ?? stored)?.object, let insult = object["insult"],
      (insult.object?["insult"] ?? insult).string != nil
    else { return nil }
    self = object["intervalMinutes"]?.integer.flatMap { InsultInterval(minutes: $0) } ?? .hour
  }
}

/// The settings and the taps of an insult widget, or the reason why there are none.
///
/// Before the app is opened for the first time, the widget shows insults of the default settings. If the
/// settings cannot be read, it shows a sample. Taps that cannot be read skip no insult.
public typealias InsultState = Loaded<InsultChoices>

extension InsultState {
  /// Creates the state from settings and taps that were read.
  public init(_ settings: Loaded<InsultSettings>, taps: InsultTaps = InsultTaps()) {
    self = settings.map { InsultChoices($0, taps: taps) }
    // Taps also count before the app is opened for the first time.
    if self == .missing, taps.skipped > 0 { self = .loaded(InsultChoices(taps: taps)) }
  }

  /// Reads the state from the bytes of the settings, with taps that were read.
  ///
  /// - Parameters:
  ///   - bytes: The text stored under `insultSettings`; `nil` if the app was never opened or its data were
  ///     cleared.
  ///   - taps: The taps on "another".
  ///   - stored: The text that the app's first version stored under `currentInsult`; `nil` if there is none.
  ///     If there are no settings, its interval is used, if it can be read.
  public init(
    parsing bytes: [UInt8]?, taps: InsultTaps = InsultTaps(), firstVersion stored: [UInt8]? = nil
  ) {
    var settings = Loaded<InsultSettings>(parsing: bytes)
    if settings == .missing, let interval = stored.flatMap({ InsultInterval(firstVersion: $0) }) {
      settings = .loaded(InsultSettings(interval: interval))
    }
    self.init(settings, taps: taps)
  }

  /// The choices from which insults are computed; the default settings if there are none.
  public var choices: InsultChoices { value ?? InsultChoices() }
}
