#if !hasFeature(Embedded)
// Dates, moments and names are stored as the text that people read, terms and phases as their angle / 15 or
// / 90. So stored data stays valid when the layout of the tables changes.

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
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rataDie)
  }
}

extension Instant: Codable {
  /// Decodes a text such as `2026-03-20T14:46:01Z`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.singleValue(as: "a moment such as 2026-03-20T14:46:01Z") { Instant($0) }
  }

  /// Encodes a text such as `2026-03-20T14:46:01Z`.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(description) }
}

extension Timestamp: Codable {
  /// Decodes a text such as `2026-03-20T14:46:01.123Z`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.singleValue(as: "a moment such as 2026-03-20T14:46:01.123Z") { Timestamp($0) }
  }

  /// Encodes a text such as `2026-03-20T14:46:01.123Z`.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(description) }
}

extension TerrestrialInstant: Codable {
  /// Decodes a text such as `2026-03-20T14:47:10`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.singleValue(as: "a moment of TT such as 2026-03-20T14:47:10") {
      TerrestrialInstant($0)
    }
  }

  /// Encodes a text such as `2026-03-20T14:47:10`.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue(description) }
}

extension MoonAppearance: Codable {}
extension Season: Codable {}

extension SexagenaryCycle: Codable {
  /// Decodes the position in the cycle, 0 to 59.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let index = try container.decode(Int.self)
    guard (0..<60).contains(index) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(index) is outside 0...59")
    }
    self.init(index: index)
  }

  /// Encodes the position in the cycle, 0 to 59.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(index)
  }
}

extension Hemisphere: Codable {}
extension SexagenaryDayStart: NamedCases {}
extension SexagenaryYearStart: NamedCases {}
extension SexagenaryMonthRule: NamedCases {}

/// An enumeration that is encoded by the names of its cases.
///
/// The names are then part of stored data and must not change.
public protocol NamedCases: Codable, CaseIterable {}

extension NamedCases {
  /// Decodes the name of a case.
  public init(from decoder: any Decoder) throws {
    let names = Self.allCases.map { "\($0)" }.joined(separator: ", ")
    self = try decoder.singleValue(as: "one of: \(names)") { name in
      Self.allCases.first { "\($0)" == name }
    }
  }

  /// Encodes the name of the case.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeSingleValue("\(self)") }
}

extension SolarTerm: Codable {}
extension MoonPhase: Codable {}
extension Weekday: Codable {}

extension Decoder {
  /// Decodes a text and parses it; `form` describes the expected form in the error.
  package func singleValue<Value>(as form: String, _ parse: (String) -> Value?) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = parse(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is not \(form)")
    }
    return value
  }
}

extension Encoder {
  package func encodeSingleValue(_ text: String) throws {
    var container = singleValueContainer()
    try container.encode(text)
  }
}
#endif
