public import Foundation
public import JSONText

// A type that is Codable already can be read and written here too: it conforms by saying so, and takes this slower way.

// Where a type has a raw value and is Codable too, the raw value is the quicker way to the same text.

extension JSONDecodable where Self: RawRepresentable & Decodable, RawValue: JSONDecodable {
  /// Reads a raw value that is one of the type's.
  public init(json: JSON) throws(JSONValueError) { self = try Self.value(ofRaw: json) }
}

extension JSONEncodable where Self: RawRepresentable & Encodable, RawValue: JSONEncodable {
  /// The raw value.
  public var json: JSON { get throws(JSONValueError) { try rawValue.json } }
}

extension JSONDecodable where Self: Decodable {
  /// Reads the value through its `Decodable` conformance.
  public init(json: JSON) throws(JSONValueError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(json.fileBytes(openLevels: 0)))
    } catch {
      throw JSONValueError(expected: Self.expectation, found: "\(error)")
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

extension UUID: JSONDecodable, JSONEncodable {
  /// Reads a text such as `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
  public init(json: JSON) throws(JSONValueError) {
    guard case .string(let text) = json, let uuid = UUID(uuidString: text) else {
      throw JSONValueError(expected: "a UUID such as E621E1F8-C36C-495A-93FC-0C247A3E6E5F", found: json)
    }
    self = uuid
  }

  /// A text such as `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
  public var json: JSON { .string(uuidString) }
}
