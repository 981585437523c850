public import AlmanacModel

extension CivilDate: JSONDecodable, JSONEncodable {
  /// Reads a text such as `2026-02-17`.
  public init(json: JSON) throws(JSONValueError) {
    guard case .string(let text) = json, let date = CivilDate(text) else {
      throw JSONValueError(expected: "a civil date such as 2026-02-17", found: json)
    }
    self = date
  }

  /// A text such as `2026-02-17`.
  public var json: JSON { .string(description) }
}

extension Instant: JSONDecodable, JSONEncodable {
  /// Reads a text such as `2026-03-20T14:46:01Z`.
  public init(json: JSON) throws(JSONValueError) {
    guard case .string(let text) = json, let instant = Instant(text) else {
      throw JSONValueError(expected: "a moment such as 2026-03-20T14:46:01Z", found: json)
    }
    self = instant
  }

  /// A text such as `2026-03-20T14:46:01Z`.
  public var json: JSON { .string(description) }
}

extension Timestamp: JSONDecodable, JSONEncodable {
  /// Reads a text such as `2026-03-20T14:46:01.123Z`.
  public init(json: JSON) throws(JSONValueError) {
    guard case .string(let text) = json, let timestamp = Timestamp(text) else {
      throw JSONValueError(expected: "a moment such as 2026-03-20T14:46:01.123Z", found: json)
    }
    self = timestamp
  }

  /// A text such as `2026-03-20T14:46:01.123Z`.
  public var json: JSON { .string(description) }
}
