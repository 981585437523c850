internal import Foundation

/// What can be read from a JSON value.
///
/// This is the quick way; a type that is `Decodable` already conforms by saying so, which is slower.
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

extension JSONDecodable where Self: RawRepresentable, RawValue: JSONDecodable {
  /// Reads a raw value that is one of the type's.
  public init(json: JSON) throws(JSONValueError) { self = try value(ofRaw: json) }
}

extension JSONEncodable where Self: RawRepresentable, RawValue: JSONEncodable {
  /// The raw value.
  public var json: JSON { get throws(JSONValueError) { try rawValue.json } }
}

// Where a type has a raw value and is Codable too, the raw value is the quicker way to the same text.

extension JSONDecodable where Self: RawRepresentable & Decodable, RawValue: JSONDecodable {
  /// Reads a raw value that is one of the type's.
  public init(json: JSON) throws(JSONValueError) { self = try value(ofRaw: json) }
}

extension JSONEncodable where Self: RawRepresentable & Encodable, RawValue: JSONEncodable {
  /// The raw value.
  public var json: JSON { get throws(JSONValueError) { try rawValue.json } }
}

private func value<Value: RawRepresentable>(ofRaw json: JSON) throws(JSONValueError) -> Value
where Value.RawValue: JSONDecodable {
  guard let value = Value(rawValue: try Value.RawValue(json: json)) else {
    throw JSONValueError(expected: "a raw value of \(Value.self)", found: json)
  }
  return value
}

extension JSONDecodable where Self: Decodable {
  /// Reads the value through its `Decodable` conformance.
  public init(json: JSON) throws(JSONValueError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(json.fileBytes(openLevels: 0)))
    } catch {
      throw JSONValueError(expected: "\(Self.self)", found: "\(error)")
    }
  }
}

extension JSONEncodable where Self: Encodable {
  /// The value written through its `Encodable` conformance.
  public var json: JSON {
    get throws(JSONValueError) {
      do {
        return try JSON(parsing: Array(JSONEncoder().encode(self)))
      } catch {
        throw JSONValueError(expected: "a value that JSON can hold", found: "\(error)")
      }
    }
  }
}
