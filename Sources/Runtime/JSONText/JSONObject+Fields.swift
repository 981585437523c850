extension JSONObject: JSONDecodable, JSONEncodable {
  /// What messages call it.
  public static var expectation: String { "an object" }

  /// Reads an object.
  public init(json: JSON) throws(JSONValueError) {
    guard case .object(let object) = json else { throw JSONValueError(expected: "an object", found: json) }
    self = object
  }

  /// The object.
  public var json: JSON { .object(self) }

  /// The value of a member that has to be there.
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

  /// The value of a member that may be missing or null.
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

  /// The members whose keys are not among the given ones: what a type keeps of those it does not know.
  ///
  /// A reader keeps them and gives them back to ``fill(from:)`` when it writes.
  public func without(_ keys: Set<String>) -> JSONObject {
    var rest = self
    rest.members.removeAll { keys.contains($0.key) }
    return rest
  }

  /// Adds the members of another object whose keys are not here.
  public mutating func fill(from other: JSONObject) {
    for member in other.members where self[member.key] == nil { self[member.key] = member.value }
  }
}
