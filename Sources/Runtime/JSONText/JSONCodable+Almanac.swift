public import AlmanacModel

extension CivilDate: JSONDecodable, JSONEncodable {
  /// The description of an expected value in error messages.
  public static var expectation: String { "a civil date such as 2026-02-17" }

  /// Reads a text such as `2026-02-17`.
  public init(json: JSON) throws(JSONValueError) {
    guard case .string(let text) = json, let date = CivilDate(text) else {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
    self = date
  }

  /// The date as a text such as `2026-02-17`.
  public var json: JSON { .string(description) }
}

extension Instant: JSONDecodable, JSONEncodable {
  /// The description of an expected value in error messages.
  public static var expectation: String { "a moment such as 2026-03-20T14:46:01Z" }

  /// Reads a text such as `2026-03-20T14:46:01Z`.
  public init(json: JSON) throws(JSONValueError) {
    guard case .string(let text) = json, let instant = Instant(text) else {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
    self = instant
  }

  /// The moment as a text such as `2026-03-20T14:46:01Z`.
  public var json: JSON { .string(description) }
}

extension Timestamp: JSONDecodable, JSONEncodable {
  /// The description of an expected value in error messages.
  public static var expectation: String { "a moment such as 2026-03-20T14:46:01.123Z" }

  /// Reads a text such as `2026-03-20T14:46:01.123Z`.
  public init(json: JSON) throws(JSONValueError) {
    guard case .string(let text) = json, let timestamp = Timestamp(text) else {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
    self = timestamp
  }

  /// The moment as a text such as `2026-03-20T14:46:01.123Z`.
  public var json: JSON { .string(description) }
}

extension YearMonth: JSONDecodable, JSONEncodable {
  /// The description of an expected value in error messages.
  public static var expectation: String { "a month such as 2026-02" }

  /// Reads a text such as `2026-02`.
  public init(json: JSON) throws(JSONValueError) {
    guard let text = json.string, let month = YearMonth(text) else {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
    self = month
  }

  /// A text such as `2026-02`.
  public var json: JSON { .string(description) }
}
