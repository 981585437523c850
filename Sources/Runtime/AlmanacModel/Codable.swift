#if !hasFeature(Embedded)
// Dates are stored as the text that people read, so stored data stays valid when the layout of the tables
// changes. All other values can be computed from a date, or are settings that a program stores in its own form.

extension CivilDate: Codable {
  /// Decodes a text such as `2026-02-17`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.singleValue(as: "a civil date such as 2026-02-17") { CivilDate($0) }
  }

  /// Encodes a text such as `2026-02-17`.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(description) }
}

extension LunarDate: Codable {
  /// Decodes a text such as `2025-06L-01`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.singleValue(as: "a lunar date such as 2025-06L-01") { LunarDate($0) }
  }

  /// Encodes a text such as `2025-06L-01`.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(description) }
}

extension DayNumber: Codable {
  /// Decodes the number of the day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Int.self)
    do throws(CivilDateError) {
      self = try DayNumber(rataDie: number)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Encodes the number of the day.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(rataDie) }
}

extension Decoder {
  /// Decodes a text and parses it; `form` describes the expected form in the error.
  fileprivate func singleValue<Value>(as form: String, _ parse: (String) -> Value?) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = parse(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is not \(form)")
    }
    return value
  }
}

extension Encoder {
  fileprivate func encodeSingleValue(_ value: some Encodable) throws {
    var container = singleValueContainer()
    try container.encode(value)
  }
}
#endif
