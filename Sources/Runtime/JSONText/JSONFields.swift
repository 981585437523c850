extension JSONObject: JSONDecodable, JSONEncodable {
  /// The description of an expected value in error messages.
  public static var expectation: JSONExpectation { .init(.object) }

  /// Reads an object.
  public init(json: JSON) throws(JSONValueError) {
    guard case .object(let object) = json else {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
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
  /// A member without a value is left out, because null would have another meaning.
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

/// A member of stored settings: its key, the values that are allowed, and their form in JSON.
package struct JSONField<Value>: Sendable {
  package let key: String
  private let allowed: JSONExpectation
  /// Returns a stored value; `nil` if it is not allowed.
  package let read: @Sendable (JSON) -> Value?
  package let write: @Sendable (Value) -> JSON

  package init(
    _ key: String, allowed: JSONExpectation, read: @escaping @Sendable (JSON) -> Value?,
    write: @escaping @Sendable (Value) -> JSON
  ) {
    (self.key, self.allowed, self.read, self.write) = (key, allowed, read, write)
  }

  /// Returns the reason why a value is not allowed; `nil` if it is allowed, as null always is.
  package func problem(_ json: JSON) -> JSONValueError? {
    json == .null || read(json) != nil ? nil : JSONValueError(expected: allowed, found: json).inside(key)
  }

  /// Returns the value of the member, if it is allowed; `nil` if it is missing or null.
  package func value(in object: JSONObject) throws(JSONValueError) -> Value? {
    let json = object[key] ?? .null
    if let problem = problem(json) { throw problem }
    return read(json)
  }

  /// Returns the value of a member that must be present.
  package func required(in object: JSONObject) throws(JSONValueError) -> Value {
    guard let value = try value(in: object) else {
      throw JSONValueError(expected: allowed, found: object[key].map { $0.text }).inside(key)
    }
    return value
  }

  /// Returns a value if it is allowed.
  package func checked(_ value: Value) throws(JSONValueError) -> Value {
    if let problem = problem(write(value)) { throw problem }
    return value
  }
}

extension JSONField where Value: Sendable {
  /// Creates a member whose value is one of several, each with a word.
  package init(_ key: String, oneOf values: [Value], _ word: @escaping @Sendable (Value) -> String) {
    self.init(
      key, allowed: .oneOf(values.map(word)),
      read: { json in json.string.flatMap { text in values.first { word($0) == text } } },
      write: { .string(word($0)) })
  }
}

extension JSONField<Int> {
  /// Creates a member whose value is a whole number.
  package init(_ key: String, in range: ClosedRange<Int>, allowed: JSONExpectation? = nil) {
    self.init(
      key, allowed: allowed ?? .wholeNumbers(range),
      read: { json in json.integer.flatMap { Int(exactly: $0) }.flatMap { range.contains($0) ? $0 : nil } },
      write: { JSON($0) })
  }
}

/// An array that keeps its readable elements when others cannot be read.
///
/// The unreadable elements are kept too, with the reason of each. They are written back after the others, so
/// nothing is lost.
public struct LossyArray<Element> {
  /// An element that could not be read.
  public struct Unreadable: Hashable, Sendable {
    /// The index in the array, from 0.
    public let index: Int
    /// The reason why it could not be read.
    public let error: JSONValueError
    /// The element as it was read.
    public let json: JSON

    /// Creates an element that could not be read; the path of the error includes its index.
    public init(index: Int, error: JSONValueError, json: JSON) {
      (self.index, self.error, self.json) = (index, error, json)
    }
  }

  /// The elements that could be read, in order.
  public var elements: [Element]
  /// The elements that could not be read.
  public var unreadable: [Unreadable]

  /// Creates an array without unreadable elements.
  public init(_ elements: [Element] = []) {
    self.elements = elements
    unreadable = []
  }
}

extension LossyArray: Sendable where Element: Sendable {}
extension LossyArray: Equatable where Element: Equatable {}
extension LossyArray: Hashable where Element: Hashable {}

extension LossyArray: JSONDecodable where Element: JSONDecodable {
  /// Reads the elements that can be read; only a value that is not an array is an error.
  public init(json: JSON) throws(JSONValueError) {
    guard case .array(let array) = json else {
      throw JSONValueError(expected: [Element].expectation, found: json)
    }
    self.init()
    elements.reserveCapacity(array.count)
    for (index, json) in array.enumerated() {
      do throws(JSONValueError) {
        elements.append(try Element(json: json))
      } catch {
        unreadable.append(Unreadable(index: index, error: error.inside(index), json: json))
      }
    }
  }
}

extension LossyArray: JSONEncodable where Element: JSONEncodable {
  /// The readable elements, and after them the unreadable ones.
  public var json: JSON {
    get throws(JSONValueError) {
      guard case .array(let array) = try elements.json else { return .array([]) }
      return .array(array + unreadable.map { $0.json })
    }
  }
}
