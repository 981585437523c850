/// Choices of the user, stored as one JSON object: the settings of an app or the configuration of one widget.
///
/// They are read leniently. A choice that is missing, or that another version of the app wrote and this one does not know,
/// is as delivered; the others still count.
public protocol WidgetSettings: JSONDecodable, JSONEncodable, Hashable, Sendable {
  /// The choices as the app is delivered.
  init()
  /// Takes the choices from a reader.
  init(_ reader: inout SettingsReader)
  /// The choices as members of an object; those that were not made may be left out.
  var members: JSONObject { get }
}

extension WidgetSettings {
  /// What messages call it.
  public static var expectation: String { JSONObject.expectation }

  /// Reads the choices of an object.
  ///
  /// - Throws: `JSONValueError` for what is no object; nothing in an object is an error.
  public init(json: JSON) throws(JSONValueError) { try self.init(json: json, zones: .none) }

  /// Reads the choices of an object, with the clocks of the zones it names.
  ///
  /// - Throws: `JSONValueError` for what is no object; nothing in an object is an error.
  public init(json: JSON, zones: ZoneDirectory) throws(JSONValueError) {
    var reader = SettingsReader(try JSONObject(json: json), zones: zones)
    self.init(&reader)
  }

  /// The choices as an object.
  public var json: JSON { .object(members) }
}

/// Reads the choices of an object one by one, and remembers what it could not read.
public struct SettingsReader {
  private let object: JSONObject
  /// The values that are there and could not be read, in the order in which they were asked for.
  public private(set) var problems: [JSONValueError] = []

  /// Knows the clocks of zones that are given by their identifiers.
  public let zones: ZoneDirectory

  /// A reader of an object.
  public init(_ object: JSONObject, zones: ZoneDirectory = .none) {
    self.object = object
    self.zones = zones
  }

  /// A choice; `nil` if it was not made, or cannot be read.
  public mutating func choice<Value: JSONDecodable>(_ key: String, as type: Value.Type = Value.self) -> Value?
  {
    do throws(JSONValueError) {
      return try object.optional(key)
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// A choice; the usual value if it was not made, or cannot be read.
  public mutating func choice<Value: JSONDecodable>(_ key: String, else usual: Value) -> Value {
    choice(key) ?? usual
  }

  /// Remembers that a part of a value could not be read, where the rest of it could.
  ///
  /// - Parameters:
  ///   - problem: What is wrong with the part.
  ///   - key: The name of the member.
  public mutating func remember(_ problem: JSONValueError, in key: String) {
    problems.append(problem.inside(key))
  }

  /// A choice that not every value of a type stands for; `nil` if it was not made, or its value stands for nothing.
  ///
  /// - Parameters:
  ///   - key: The name of the member.
  ///   - expected: What is allowed, for a message.
  ///   - choice: What a value stands for; `nil` for nothing.
  public mutating func choice<Raw: JSONDecodable, Value>(
    _ key: String, expected: String, _ choice: (Raw) -> Value?
  ) -> Value? {
    guard let raw = self.choice(key, as: Raw.self) else { return nil }
    if let value = choice(raw) { return value }
    problems.append(JSONValueError(expected: expected, found: object[key] ?? .null).inside(key))
    return nil
  }
}
