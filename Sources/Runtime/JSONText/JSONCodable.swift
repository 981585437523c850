/// What can be read from a JSON value.
public protocol JSONDecodable {
  /// Reads the value.
  init(json: JSON) throws(JSONValueError)
}

/// What can be written as a JSON value.
public protocol JSONEncodable {
  /// The value as JSON.
  var json: JSON { get throws(JSONValueError) }
}

/// What can be read from JSON and written as JSON.
public typealias JSONCodable = JSONDecodable & JSONEncodable

extension JSONDecodable {
  /// What a message says was expected where there was something else.
  ///
  /// Embedded Swift does not keep the names of types.
  package static var expectation: String {
    #if hasFeature(Embedded)
      "another value"
    #else
      "\(Self.self)"
    #endif
  }
}

extension JSONDecodable where Self: RawRepresentable, RawValue: JSONDecodable {
  /// Reads a raw value that is one of the type's.
  public init(json: JSON) throws(JSONValueError) { self = try Self.value(ofRaw: json) }

  /// The value of a raw value; an error if the type has no such case.
  package static func value(ofRaw json: JSON) throws(JSONValueError) -> Self {
    guard let value = Self(rawValue: try RawValue(json: json)) else {
      throw JSONValueError(expected: "a raw value of \(expectation)", found: json)
    }
    return value
  }
}

extension JSONEncodable where Self: RawRepresentable, RawValue: JSONEncodable {
  /// The raw value.
  public var json: JSON { get throws(JSONValueError) { try rawValue.json } }
}
