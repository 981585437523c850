/// What decides which insult is shown in a slot.
public struct InsultCourse: Hashable, Sendable {
  /// Chooses the sequence of insults.
  public let seed: UInt64
  /// How long an insult stands.
  public let interval: InsultInterval
  /// Which insults there are.
  public let rating: InsultRating
  /// How many insults were passed over by tapping, 0 or more.
  ///
  /// Each tap moves the sequence on by one, for good, so that an insult that was passed over does not come back an hour
  /// later.
  public let skipped: Int64

  /// What decides.
  public init(seed: UInt64, interval: InsultInterval, rating: InsultRating, skipped: Int64) {
    self.seed = seed
    self.interval = interval
    self.rating = rating
    self.skipped = max(0, skipped)
  }

  /// How many insults are passed over after one more tap; after 2^63 the last insult stays.
  fileprivate var skippedAfterTap: Int64 { skipped == .max ? .max : skipped + 1 }

  /// What settings decide after so many taps.
  init(_ settings: InsultSettings, skipped: Int64) {
    self.init(
      seed: settings.seed, interval: settings.interval, rating: settings.rating, skipped: skipped)
  }
}

/// The taps on "another", and the changes of settings, with their times: what the insults of the past follow from.
///
/// It is a document of the widget's own, a line of JSON for each event, beside the settings of the app, which a widget never
/// writes. A line says which course held until then and which one holds from then on, so that what was seen stays what was
/// seen whatever is chosen later, and each line can be understood without its neighbours: a log may lose its oldest lines.
///
/// ```json
/// {"at":"2026-11-20T00:30:00Z","event":"another","intervalMinutes":60,"rating":"mild","seed":"7","skipped":2,
///  "then":{"intervalMinutes":60,"rating":"mild","seed":"7","skipped":3}}
/// ```
///
/// Lines of the first versions have no `then`: after a tap all else holds as before; what was chosen, the next line tells, or
/// the settings.
public struct InsultLog: Hashable, Sendable {
  /// What ends a course.
  public enum Event: String, CaseIterable, Hashable, Sendable {
    /// A tap on "another".
    case another
    /// Other settings were chosen.
    case settings
  }

  /// An event.
  public struct Entry: Hashable, Sendable {
    /// When it happened.
    public let instant: Instant
    /// What happened.
    public let event: Event
    /// What decided until then.
    public let course: InsultCourse
    /// What decides from then on; `nil` for a choice in a line of the first versions.
    public let following: InsultCourse?
    /// The time of the event before; `nil` for the first of all.
    public let since: Instant?

    /// An event.
    ///
    /// - Parameters:
    ///   - event: What happens.
    ///   - instant: When.
    ///   - course: What decided until then.
    ///   - settings: What the user has chosen from then on.
    ///   - since: The time of the event before; `nil` for the first of all.
    init(
      _ event: Event, at instant: Instant, endOf course: InsultCourse, from settings: InsultSettings,
      since: Instant?
    ) {
      self.instant = instant
      self.event = event
      self.course = course
      following = InsultCourse(settings, skipped: event == .another ? course.skippedAfterTap : course.skipped)
      self.since = since
    }

    /// How many insults are passed over after it.
    var skippedAfter: Int64 { following?.skipped ?? course.skipped }

    /// The line of the log, with a line feed at its end.
    public var line: [UInt8] { Array((json.text + "\n").utf8) }
  }

  /// The events in the order of time.
  public private(set) var entries: [Entry] = []
  /// Lines that cannot be read, such as one that was torn when a device went off, each as it is.
  public private(set) var unreadable: [[UInt8]] = []

  /// A log without events.
  public init() {}

  /// Reads a log; lines that cannot be read are passed over and kept as ``unreadable``.
  public init(parsing bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let entry = Self.entry(of: Array(line)) {
        append(entry)
      } else {
        unreadable.append(Array(line))
      }
    }
  }

  /// Whether a line is an event.
  public static func isReadable(_ line: [UInt8]) -> Bool { entry(of: line) != nil }

  /// Adds an event.
  ///
  /// Events that lie behind it were written by a clock that has been put back since: they are forgotten.
  public mutating func append(_ entry: Entry) {
    while let last = entries.last, last.instant > entry.instant { entries.removeLast() }
    entries.append(entry)
  }

  /// The place of the first event after a moment, or the number of events.
  func index(after instant: Instant) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].instant > instant { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private static func entry(of line: [UInt8]) -> Entry? {
    guard let json = try? JSON(parsing: line) else { return nil }
    return try? Entry(json: json)
  }
}

extension InsultLog.Event: JSONDecodable, JSONEncodable {}

extension InsultLog.Entry: JSONDecodable, JSONEncodable {
  /// Reads a line of the log.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    instant = try object.required("at")
    event = try object.required("event")
    since = try object.optional("since")
    course = try InsultCourse(json: json)
    let then: InsultCourse? = try object.optional("then")
    let tapped = InsultCourse(
      seed: course.seed, interval: course.interval, rating: course.rating, skipped: course.skippedAfterTap)
    following = then ?? (event == .another ? tapped : nil)
  }

  /// A line of the log.
  public var json: JSON {
    var object = JSONObject(present: [
      ("at", instant.json), ("event", .string(event.rawValue)), ("since", since?.json),
      ("then", following?.json),
    ])
    object.fill(from: course.members)
    return .object(object)
  }
}

extension InsultCourse: JSONDecodable, JSONEncodable {
  /// Reads what decides.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    let (seed, minutes): (String, Int64) = (
      try object.required("seed"), try object.required("intervalMinutes")
    )
    guard let seed = UInt64(seed) else {
      throw JSONValueError(expected: InsultSettings.expectedSeed, found: object["seed"] ?? .null).inside(
        "seed")
    }
    guard let interval = InsultInterval(minutes: minutes) else {
      throw JSONValueError(
        expected: InsultSettings.expectedInterval, found: object["intervalMinutes"] ?? .null
      )
      .inside("intervalMinutes")
    }
    let skipped: Int64 = try object.required("skipped")
    guard skipped >= 0 else {
      throw JSONValueError(expected: "a whole number, 0 or more", found: .integer(skipped)).inside("skipped")
    }
    self.init(seed: seed, interval: interval, rating: try object.required("rating"), skipped: skipped)
  }

  /// `{"intervalMinutes": 60, "rating": "mild", "seed": "7", "skipped": 3}`.
  public var json: JSON { .object(members) }

  fileprivate var members: JSONObject {
    [
      "seed": .string("\(seed)"), "intervalMinutes": JSON(interval.minutes),
      "rating": .string(rating.rawValue), "skipped": .integer(skipped),
    ]
  }
}

extension InsultInterval {
  /// The interval of so many minutes; `nil` if there is none.
  init?(minutes: Int64) {
    guard let minutes = Int(exactly: minutes) else { return nil }
    self.init(rawValue: minutes)
  }
}
