import JSONText

/// The user's choices, stored as one JSON object: the settings of an app or the configuration of one widget.
///
/// Reading is lenient. A choice that is missing, or that this version of the app does not know, has its
/// default value; the others still count.
public protocol WidgetSettings: JSONDecodable, JSONEncodable, Hashable, Sendable {
  /// Creates the default settings.
  init()
  /// Reads the choices from a reader.
  init(_ reader: inout SettingsReader)
  /// The choices as members of an object; choices that were not made may be left out.
  var members: JSONObject { get }
}

extension WidgetSettings {
  /// The description of the expected value in error messages.
  public static var expectation: String { JSONObject.expectation }

  /// Reads the choices of an object.
  ///
  /// - Throws: `JSONValueError` if the JSON is not an object. Errors within the object are not thrown.
  public init(json: JSON) throws(JSONValueError) { try self.init(json: json, zones: .none) }

  /// Reads the choices of an object, with a directory for the zones it names.
  ///
  /// - Throws: `JSONValueError` if the JSON is not an object. Errors within the object are not thrown.
  public init(json: JSON, zones: ZoneDirectory) throws(JSONValueError) {
    var reader = SettingsReader(try JSONObject(json: json), zones: zones)
    self.init(&reader)
  }

  /// The choices as an object.
  public var json: JSON { .object(members) }
}

/// Reads the choices of an object one by one, and collects the values it could not read.
public struct SettingsReader {
  private let object: JSONObject
  /// The errors of values that could not be read, in the order in which they were requested.
  public private(set) var problems: [JSONValueError] = []
  /// The names of the members that were asked for.
  private(set) var keys: [String] = []

  /// Looks up the clocks of zones that are given by their identifiers.
  public let zones: ZoneDirectory

  /// Creates a reader of an object.
  public init(_ object: JSONObject, zones: ZoneDirectory = .none) {
    self.object = object
    self.zones = zones
  }

  /// Reads a choice; `nil` if it was not made or cannot be read.
  public mutating func choice<Value: JSONDecodable>(_ key: String, as type: Value.Type = Value.self) -> Value?
  {
    // A part of a value that is read again is no further member.
    if !keys.contains(key) { keys.append(key) }
    do throws(JSONValueError) {
      return try object.optional(key)
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// Reads a choice; the default value if it was not made or cannot be read.
  public mutating func choice<Value: JSONDecodable>(_ key: String, else usual: Value) -> Value {
    choice(key) ?? usual
  }

  /// Records that a part of a value could not be read while the rest could.
  ///
  /// - Parameters:
  ///   - problem: The error in the part.
  ///   - key: The name of the member.
  public mutating func remember(_ problem: JSONValueError, in key: String) {
    problems.append(problem.inside(key))
  }

  /// Reads a choice for which only some values of a type are allowed; `nil` if it was not made or is not
  /// allowed.
  ///
  /// - Parameters:
  ///   - key: The name of the member.
  ///   - expected: The description of the allowed values, for error messages.
  ///   - choice: Converts a value to the choice; `nil` if it is not allowed.
  public mutating func choice<Raw: JSONDecodable, Value>(
    _ key: String, expected: String, _ choice: (Raw) -> Value?
  ) -> Value? {
    guard let raw = self.choice(key, as: Raw.self) else { return nil }
    if let value = choice(raw) { return value }
    problems.append(JSONValueError(expected: expected, found: object[key] ?? .null).inside(key))
    return nil
  }
}

/// The rules for a name that the user gives to a person, a day or a place.
///
/// A name appears beside other texts, so it must not break the line, change the direction of text or be
/// invisible. Spaces at the ends, which nobody sees, are removed; nothing else is.
public enum GivenName {
  /// The number of code points in a name; there are at least as many as visible characters.
  public static let lengths = 1...80
  /// The description of the expected value in error messages.
  public static let expectation = "a name of 1 to 80 visible characters on one line"

  /// Returns a text as a name.
  ///
  /// - Throws: `JSONValueError`, which names the first control character, mark of direction or invisible character; also if
  ///   nothing is visible, or the text is too long.
  public static func checked(_ text: String) throws(JSONValueError) -> String {
    let name = text.trimmed
    if let fault = name.textFault(lengths, name: "a name of ") { throw fault }
    return name
  }
}
