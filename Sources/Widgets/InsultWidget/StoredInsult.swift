/// An insult as the first version of the app stored it under the key `currentInsult`.
///
/// `{"insult": "Thou ...", "timestamp": "2026-11-20T13:00:00.123Z", "intervalMinutes": 60}`. Nothing writes it any more;
/// it is read for its interval, which the widget keeps to until the app was opened again.
public struct StoredInsult: Hashable, Sendable {
  /// The sentence.
  public let text: String
  /// When it was chosen; `nil` if the text of the time could not be read.
  public let timestamp: Timestamp?
  /// The interval the user chose; `nil` if it is missing, or not one that exists.
  public let interval: InsultInterval?

  /// Reads it, times with a fraction of a second and without.
  ///
  /// - Returns: `nil` for bytes that are not JSON, and if there is no insult.
  public init?(parsing bytes: [UInt8]) {
    guard let json = try? JSON(parsing: bytes), let insult = try? StoredInsult(json: json) else { return nil }
    self = insult
  }
}

extension StoredInsult: JSONDecodable {
  /// Reads it from JSON.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    // Some versions stored an object with the sentence in it.
    if let inner = object["insult"]?.object {
      text = try inner.required("insult")
    } else {
      text = try object.required("insult")
    }
    timestamp = object["timestamp"]?.string.flatMap { Timestamp($0) }
    interval = object["intervalMinutes"]?.integer.flatMap { InsultInterval(minutes: $0) }
  }
}
