/// An insult in the form in which the app's first version stored it under the key `currentInsult`.
///
/// For example `{"insult": "Thou ...", "timestamp": "2026-11-20T13:00:00.123Z", "intervalMinutes": 60}`.
/// Nothing writes it any more. It is read for its interval, which the widget uses until the app is opened
/// again.
public struct StoredInsult: Hashable, Sendable {
  /// The text of the insult.
  public let text: String
  /// The time when it was chosen; `nil` if it could not be read.
  public let timestamp: Timestamp?
  /// The interval that the user chose; `nil` if it is missing or not a valid interval.
  public let interval: InsultInterval?

  /// Reads a stored insult; its time may have a fraction of a second.
  ///
  /// - Returns: `nil` for bytes that are not JSON, and if there is no insult.
  public init?(parsing bytes: [UInt8]) {
    guard let json = try? JSON(parsing: bytes), let insult = try? StoredInsult(json: json) else { return nil }
    self = insult
  }
}

extension StoredInsult: JSONDecodable {
  /// Reads a stored insult from JSON.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    // Some versions stored an object that contains the text.
    if let inner = object["insult"]?.object {
      text = try inner.required("insult")
    } else {
      text = try object.required("insult")
    }
    timestamp = object["timestamp"]?.string.flatMap { Timestamp($0) }
    interval = object["intervalMinutes"]?.integer.flatMap { InsultInterval(minutes: $0) }
  }
}
