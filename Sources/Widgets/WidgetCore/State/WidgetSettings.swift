import JSONText

/// The user's choices, stored as one JSON object: the settings of an app or the configuration of one widget.
///
/// Reading is lenient. A choice that is missing, or that this version of the app does not know, has its
/// default value; the others still count.
public protocol WidgetSettings: JSONDecodable, JSONEncodable, Hashable, Sendable {
  /// Creates the default settings.
  init()
  /// Lists the choices, each with its key, its property and the values that are allowed.
  ///
  /// From this list choices are read, checked and written.
  mutating func list(in fields: inout SettingsFields)
}

extension WidgetSettings {
  /// The description of the expected value in error messages.
  public static var expectation: JSONExpectation { JSONObject.expectation }

  /// The names of all members, in the order of the list.
  package static var keys: [String] {
    var (settings, fields) = (Self(), SettingsFields())
    settings.list(in: &fields)
    return fields.keys
  }

  /// Reads the choices of an object; the errors are collected in its fields.
  package init(_ fields: inout SettingsFields) {
    self.init()
    list(in: &fields)
  }

  /// Reads the choices of an object.
  ///
  /// - Throws: `JSONValueError` if the JSON is not an object. Errors within the object are not thrown.
  public init(json: JSON) throws(JSONValueError) {
    var fields = SettingsFields(try JSONObject(json: json))
    self.init(&fields)
  }

  /// The choices as members of an object; choices that were not made may be left out.
  package var members: JSONObject {
    var (settings, fields) = (self, SettingsFields())
    settings.list(in: &fields)
    return fields.members
  }

  /// The choices as an object.
  public var json: JSON { .object(members) }
}

/// Reads the listed choices from the members of an object, or writes them as members.
public struct SettingsFields {
  /// The members that are read, or that were written.
  fileprivate var members: JSONObject
  private let isReading: Bool
  /// The errors of values that could not be read, in the order of the list.
  package private(set) var problems: [JSONValueError] = []
  /// The names of the members, in the order of the list.
  private(set) var keys: [String] = []
  /// Looks up the clocks of zones that are given by their identifiers.
  package let zones: ZoneDirectory

  /// Reads from the members of an object.
  package init(_ object: JSONObject, zones: ZoneDirectory = .none) {
    (members, isReading, self.zones) = (object, true, zones)
  }

  /// Collects members while settings are written.
  fileprivate init() { (members, isReading, zones) = (JSONObject(), false, .none) }

  /// Lists a choice that has a value; one that is missing or cannot be read leaves the property as it is.
  ///
  /// - Parameters:
  ///   - key: The name of the member.
  ///   - value: The property.
  ///   - usual: The value that is not written; `nil` if each is.
  package mutating func choice<Value: JSONDecodable & JSONEncodable & Equatable>(
    _ key: String, _ value: inout Value, omitting usual: Value? = nil
  ) {
    if let found = read(key, as: Value.self) { value = found }
    write(value == usual ? nil : try? value.json, as: key)
  }

  /// Lists a choice that is optional.
  package mutating func choice<Value: JSONDecodable & JSONEncodable>(_ key: String, _ value: inout Value?) {
    if let found = read(key, as: Value.self) { value = found }
    write(value.flatMap { try? $0.json }, as: key)
  }

  /// Lists a choice that is stored in another form, or for which only some values of a type are allowed.
  ///
  /// - Parameters:
  ///   - key: The name of the member.
  ///   - value: The property.
  ///   - expected: The description of the allowed values, for error messages.
  ///   - reading: Converts what is stored to the choice; `nil` if it is not allowed.
  ///   - writing: Returns what is stored; `nil` for nothing.
  package mutating func choice<Raw: JSONDecodable, Value>(
    _ key: String, _ value: inout Value, expected: JSONExpectation, reading: (Raw) -> Value?,
    writing: (Value) -> JSON?
  ) {
    if let raw = read(key, as: Raw.self) {
      if let found = reading(raw) { value = found } else { refuse(key, expected: expected) }
    }
    write(writing(value), as: key)
  }

  /// Reads a member that the list names; `nil` if it is missing or cannot be read, and while members are written.
  package mutating func read<Value: JSONDecodable>(_ key: String, as type: Value.Type) -> Value? {
    keys.append(key)
    guard isReading else { return nil }
    do throws(JSONValueError) {
      return try members.optional(key)
    } catch {
      problems.append(error)
      return nil
    }
  }

  /// Writes a member; does nothing while members are read.
  package mutating func write(_ json: @autoclosure () -> JSON?, as key: String) {
    if !isReading { members[key] = json() }
  }

  /// Records that a value of the right type is not allowed.
  package mutating func refuse(_ key: String, expected: JSONExpectation) {
    remember(JSONValueError(expected: expected, found: members[key] ?? .null), in: key)
  }

  /// Records that a part of a value could not be read while the rest could.
  ///
  /// - Parameters:
  ///   - problem: The error in the part.
  ///   - key: The name of the member.
  package mutating func remember(_ problem: JSONValueError, in key: String) {
    if isReading { problems.append(problem.inside(key)) }
  }
}

/// The rules for a name that the user gives to a person, a day or a place.
///
/// A name appears beside other texts, so it must not break the line, change the direction of text or be
/// invisible. Spaces at the ends, which nobody sees, are removed; nothing else is changed.
package enum GivenName {
  /// The number of code points in a name; there are at least as many as visible characters.
  package static let lengths = 1...80
  /// The description of the expected value in error messages.
  package static let expectation = JSONExpectation(
    .rule("name", limits: [lengths.upperBound], words: "a name of 1 to 80 visible characters on one line"))

  /// Returns a text as a name.
  ///
  /// - Throws: `JSONValueError`, which names the first control character, mark of direction or invisible character; also if
  ///   nothing is visible, or the text is too long.
  package static func checked(_ text: String) throws(JSONValueError) -> String {
    let name = text.trimmed
    if let fault = name.textFault(lengths, rule: expectation) { throw fault }
    return name
  }
}
