/// The result of taps on "another": how many insults they skipped, and when the last tap was.
///
/// It is a document beside the settings of the app, which a tap never writes: `{"at": "2026-11-20T00:30:00Z",
/// "skipped": 3}` is its payload.
public struct InsultTaps: Hashable, Sendable {
  /// The name of this kind of document.
  public static let schema = "insult-taps"
  /// The version that this program writes.
  public static let version = 1

  /// The number of insults that were skipped, 0 or more.
  ///
  /// Each tap moves the sequence on by one permanently, so that a skipped insult does not come back an hour
  /// later.
  public private(set) var skipped: Int64 = 0
  /// The time of the last tap; `nil` before the first one.
  public private(set) var last: Instant?

  /// Creates the document before the first tap: nothing is skipped.
  public init() {}

  /// Skips an insult; the count stops at the largest number.
  public mutating func skip(at instant: Instant) {
    if skipped < .max { skipped += 1 }
    last = instant
  }

  /// Skips the insult at an index, unless another one is shown by now.
  ///
  /// The same drawing may be tapped again, before it is redrawn, in another widget or after its interval; without
  /// the index, this would skip an insult that nobody saw.
  ///
  /// - Returns: Whether it was skipped.
  public mutating func skip(
    _ index: InsultIndex, of settings: InsultSettings, at instant: Instant, in zone: ZoneClock
  ) -> Bool {
    guard InsultChoices(settings, taps: self).current(at: instant, in: zone).index == index else {
      return false
    }
    skip(at: instant)
    return true
  }
}

extension InsultTaps: JSONDecodable, JSONEncodable {
  /// Reads the payload of the document.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    skipped = try object.required("skipped")
    guard skipped >= 0 else {
      throw JSONValueError(expected: "a whole number, 0 or more", found: .integer(skipped)).inside("skipped")
    }
    last = try object.optional("at")
  }

  /// The payload of the document.
  public var json: JSON { .present([("at", last?.json), ("skipped", .integer(skipped))]) }
}
