/// The values that determine which insult is shown in a slot.
public struct InsultCourse: Hashable, Sendable {
  /// The seed of the sequence of insults.
  public let seed: UInt64
  /// The time for which an insult is shown.
  public let interval: InsultInterval
  /// The rating of the insults.
  public let rating: InsultRating
  /// The number of insults that were skipped by taps, 0 or more.
  ///
  /// Each tap moves the sequence on by one permanently, so that a skipped insult does not come back an hour
  /// later.
  public let skipped: Int64

  /// Creates a course; a negative number of skipped insults becomes 0.
  public init(seed: UInt64, interval: InsultInterval, rating: InsultRating, skipped: Int64) {
    self.seed = seed
    self.interval = interval
    self.rating = rating
    self.skipped = max(0, skipped)
  }

  /// The number of skipped insults after one more tap; at the largest number it no longer grows.
  fileprivate var skippedAfterTap: Int64 { skipped == .max ? .max : skipped + 1 }

  /// Creates the course of settings after a number of taps.
  init(_ settings: InsultSettings, skipped: Int64) {
    self.init(
      seed: settings.seed, interval: settings.interval, rating: settings.rating, skipped: skipped)
  }
}

/// The log of taps on "another" and of changes of settings, with their times; past insults are computed from
/// it.
///
/// It is a document of the widget beside the settings of the app, which a widget never writes. Each event is
/// a line of JSON. A line contains the course before and the course after the event. So past insults do not
/// change when the user chooses something else later, and each line can be understood without its neighbours:
/// a log may lose its oldest lines.
///
/// ```json
/// {"at":"2026-11-20T00:30:00Z","event":"another","intervalMinutes":60,"rating":"mild","seed":"7","skipped":2,
///  "then":{"intervalMinutes":60,"rating":"mild","seed":"7","skipped":3}}
/// ```
///
/// Lines of the first versions have no `then`. After a tap, everything else stays the same; after a choice of
/// settings, the new values are in the next line, or in the current settings.
public struct InsultLog: Hashable, Sendable {
  /// The kind of an event that ends a course.
  public enum Event: String, CaseIterable, Hashable, Sendable {
    /// A tap on "another".
    case another
    /// Other settings were chosen.
    case settings
  }

  /// One event of the log.
  public struct Entry: Hashable, Sendable {
    /// The time of the event.
    public let instant: Instant
    /// The kind of the event.
    public let event: Event
    /// The course before the event.
    public let course: InsultCourse
    /// The course after the event; `nil` for a choice of settings in a line of the first versions.
    public let following: InsultCourse?
    /// The time of the previous event; `nil` for the first event of all.
    public let since: Instant?

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - event: The kind of the event.
    ///   - instant: The time of the event.
    ///   - course: The course before the event.
    ///   - settings: The user's settings after the event.
    ///   - since: The time of the previous event; `nil` for the first event of all.
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

    /// The number of skipped insults after the event.
    var skippedAfter: Int64 { following?.skipped ?? course.skipped }

    /// The line of the log, ending with a line feed.
    public var line: [UInt8] { Array((json.text + "\n").utf8) }
  }

  /// The events in the order of time.
  public private(set) var entries: [Entry] = []
  /// Lines that cannot be read, unchanged; for example a line that was cut off when the device lost power.
  public private(set) var unreadable: [[UInt8]] = []

  /// Creates an empty log.
  public init() {}

  /// Reads a log; lines that cannot be read are skipped and kept in ``unreadable``.
  public init(parsing bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let entry = Self.entry(of: Array(line)) {
        append(entry)
      } else {
        unreadable.append(Array(line))
      }
    }
  }

  /// Whether a line is a valid event.
  public static func isReadable(_ line: [UInt8]) -> Bool { entry(of: line) != nil }

  /// Appends an event.
  ///
  /// Later events in the log were written before the clock was set back; they are deleted.
  public mutating func append(_ entry: Entry) {
    while let last = entries.last, last.instant > entry.instant { entries.removeLast() }
    entries.append(entry)
  }

  /// Returns the index of the first event after an instant, or the number of events.
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

  /// The event as a line of the log.
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
  /// Reads a course.
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
  /// Creates the interval of a number of minutes; `nil` if there is none.
  init?(minutes: Int64) {
    guard let minutes = Int(exactly: minutes) else { return nil }
    self.init(rawValue: minutes)
  }
}
