/// What can be read from a JSON value.
public protocol JSONDecodable {
  /// Reads the value.
  init(json: JSON) throws(JSONValueError)
  /// The value that an error message says was expected, such as `a text`.
  static var expectation: String { get }
}

/// What can be written as a JSON value.
public protocol JSONEncodable {
  /// The value as JSON.
  var json: JSON { get throws(JSONValueError) }
}

/// What can be read from JSON and written as JSON.
public typealias JSONCodable = JSONDecodable & JSONEncodable

extension JSONDecodable {
  /// The value that an error message says was expected.
  public static var expectation: String { "another value" }
}

extension JSONDecodable where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// Reads one of the raw values; the error of another text names them all.
  public init(json: JSON) throws(JSONValueError) {
    guard let text = json.string, let value = Self(rawValue: text) else {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
    self = value
  }

  /// The words there are.
  public static var expectation: String {
    "one of: \(allCases.map { $0.rawValue }.joined(separator: ", "))"
  }
}

extension JSONEncodable where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var json: JSON { .string(rawValue) }
}
