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
  public init(json: JSON) throws(JSONValueError) {
    var reader = SettingsReader(try JSONObject(json: json))
    self.init(&reader)
  }

  /// The choices as an object.
  public var json: JSON { .object(members) }
}

/// Reads the choices of an object one by one, and remembers what it could not read.
public struct SettingsReader {
  private let object: JSONObject
  /// The choices that were asked for.
  private(set) var keys: Set<String> = []
  /// The values that are there and could not be read, in the order in which they were asked for.
  public private(set) var problems: [JSONValueError] = []

  /// A reader of an object.
  public init(_ object: JSONObject) {
    self.object = object
  }

  /// A choice; `nil` if it was not made, or cannot be read.
  public mutating func choice<Value: JSONDecodable>(_ key: String, as type: Value.Type = Value.self) -> Value?
  {
    keys.insert(key)
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

  /// The value of a choice as it stands; `nil` if it was not made.
  public mutating func json(_ key: String) -> JSON? {
    keys.insert(key)
    return object[key]
  }

  /// Remembers that a value could not be used.
  public mutating func report(_ problem: JSONValueError) {
    problems.append(problem)
  }

  /// The members nobody has asked for.
  var unknown: JSONObject { object.without(keys) }

  /// The values that could not be read, by their keys.
  var unread: JSONObject {
    var unread = JSONObject()
    for key in problems.compactMap({ $0.path.first }) { unread[key] = object[key] }
    return unread
  }
}
