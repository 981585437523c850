extension JSONObject: JSONDecodable, JSONEncodable {
  /// The description of an expected value in error messages.
  public static var expectation: String { "an object" }

  /// Reads an object.
  public init(json: JSON) throws(JSONValueError) {
    guard case .object(let object) = json else { throw JSONValueError(expected: "an object", found: json) }
    self = object
  }

  /// The object as JSON.
  public var json: JSON { .object(self) }

  /// Returns the value of a member that must be present.
  public func required<Value: JSONDecodable>(_ key: String, as type: Value.Type = Value.self)
    throws(JSONValueError) -> Value
  {
    guard let json = self[key] else {
      throw JSONValueError(expected: Value.expectation, found: nil).inside(key)
    }
    do throws(JSONValueError) {
      return try Value(json: json)
    } catch {
      throw error.inside(key)
    }
  }

  /// Returns the value of a member that may be missing or null.
  public func optional<Value: JSONDecodable>(_ key: String, as type: Value.Type = Value.self)
    throws(JSONValueError) -> Value?
  {
    guard let json = self[key], json != .null else { return nil }
    do throws(JSONValueError) {
      return try Value(json: json)
    } catch {
      throw error.inside(key)
    }
  }

  /// Sets a member; `nil` removes it.
  public mutating func set<Value: JSONEncodable>(_ key: String, to value: Value?) throws(JSONValueError) {
    guard let value else {
      self[key] = nil
      return
    }
    do throws(JSONValueError) {
      self[key] = try value.json
    } catch {
      throw error.inside(key)
    }
  }

  /// Returns the members whose keys are not among the given ones.
  ///
  /// A reader uses this to keep members it does not know; when it writes, ``fill(from:)`` adds them again.
  public func without(_ keys: Set<String>) -> JSONObject {
    var rest = self
    rest.members.removeAll { keys.contains($0.key) }
    return rest
  }

  /// Adds the members of another object whose keys are missing here.
  public mutating func fill(from other: JSONObject) {
    for member in other.members where self[member.key] == nil { self[member.key] = member.value }
  }
}

extension JSONObject {
  /// Creates an object from the members that have a value.
  ///
  /// A member without a value is left out, where null would say something else.
  package init(present members: [(String, JSON?)]) {
    self.init()
    for (key, value) in members { self[key] = value }
  }
}

extension JSON {
  /// Returns an object of the members that have a value.
  package static func present(_ members: [(String, JSON?)]) -> JSON {
    .object(JSONObject(present: members))
  }
}
