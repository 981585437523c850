/// A type that can be read from a JSON value.
public protocol JSONDecodable {
  /// Reads the value.
  init(json: JSON) throws(JSONValueError)
  /// The description of an expected value in error messages, such as `a text`.
  static var expectation: String { get }
}

/// A type that can be written as a JSON value.
public protocol JSONEncodable {
  /// The value as JSON.
  var json: JSON { get throws(JSONValueError) }
}

/// A type that can be read from JSON and written as JSON.
public typealias JSONCodable = JSONDecodable & JSONEncodable

extension JSONDecodable {
  /// The description of an expected value in error messages.
  public static var expectation: String { "another value" }
}

extension JSONDecodable where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// Reads one of the raw values; for another text the error lists them all.
  public init(json: JSON) throws(JSONValueError) {
    guard let text = json.string, let value = Self(rawValue: text) else {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
    self = value
  }

  /// The list of allowed raw values, for error messages.
  public static var expectation: String {
    "one of: \(allCases.map { $0.rawValue }.joined(separator: ", "))"
  }
}

extension JSONEncodable where Self: RawRepresentable, RawValue == String {
  /// The raw value as JSON.
  public var json: JSON { .string(rawValue) }
}
