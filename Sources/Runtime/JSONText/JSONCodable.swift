public import AlmanacModel

/// A type that can be read from a JSON value.
public protocol JSONDecodable {
  /// Reads the value.
  init(json: JSON) throws(JSONValueError)
  /// The description of an expected value in error messages, such as that of a text.
  static var expectation: JSONExpectation { get }
}

/// A type that can be written as a JSON value.
public protocol JSONEncodable {
  /// The value as JSON.
  var json: JSON { get throws(JSONValueError) }
}

/// A type that can be read from JSON and written as JSON.
package typealias JSONCodable = JSONDecodable & JSONEncodable

extension JSONDecodable {
  /// The description of an expected value in error messages.
  public static var expectation: JSONExpectation { "another value" }
}

extension JSONDecodable where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// Reads one of the raw values; for another text the error lists them all.
  public init(json: JSON) throws(JSONValueError) {
    guard let text = json.string, let value = Self(rawValue: text) else {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
    self = value
  }

  /// The list of allowed raw values, for error messages.
  public static var expectation: JSONExpectation {
    .oneOf(allCases.map { $0.rawValue })
  }
}

extension JSONEncodable where Self: RawRepresentable, RawValue == String {
  /// The raw value as JSON.
  public var json: JSON { .string(rawValue) }
}

extension JSON: JSONDecodable, JSONEncodable {
  /// Accepts any value unchanged.
  public init(json: JSON) { self = json }
  /// The value itself.
  public var json: JSON { self }
}

extension Bool: JSONDecodable, JSONEncodable {
  /// The description of an expected value in error messages.
  public static var expectation: JSONExpectation { .init(.truth) }

  /// Reads `true` or `false`.
  public init(json: JSON) throws(JSONValueError) {
    guard case .bool(let bool) = json else { throw JSONValueError(expected: Self.expectation, found: json) }
    self = bool
  }

  /// The truth value as JSON.
  public var json: JSON { .bool(self) }
}

extension String: JSONDecodable, JSONEncodable {
  /// The description of an expected value in error messages.
  public static var expectation: JSONExpectation { .init(.text) }

  /// Reads a text.
  public init(json: JSON) throws(JSONValueError) {
    guard case .string(let string) = json else {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
    self = string
  }

  /// The text as JSON.
  public var json: JSON { .string(self) }
}

extension Int: JSONDecodable, JSONEncodable {
  /// The description of an expected value in error messages.
  public static var expectation: JSONExpectation { .init(.wholeNumber) }

  /// Reads a whole number that the type can hold.
  public init(json: JSON) throws(JSONValueError) { self = try exactly(json) }

  /// The number as JSON.
  public var json: JSON { .integer(Int64(self)) }
}

extension Int64: JSONDecodable, JSONEncodable {
  /// The description of an expected value in error messages.
  public static var expectation: JSONExpectation { .init(.wholeNumber) }

  /// Reads a whole number that the type can hold.
  public init(json: JSON) throws(JSONValueError) { self = try exactly(json) }

  /// The number as JSON.
  public var json: JSON { .integer(self) }
}

private func exactly<Number: FixedWidthInteger>(_ json: JSON) throws(JSONValueError) -> Number {
  guard let integer = json.integer, let value = Number(exactly: integer) else {
    throw JSONValueError(expected: .wholeNumbers(Number.min...Number.max), found: json)
  }
  return value
}

extension Double: JSONDecodable, JSONEncodable {
  /// The description of an expected value in error messages.
  public static var expectation: JSONExpectation { .init(.number) }

  /// Reads a number and rounds it to the nearest `Double`.
  public init(json: JSON) throws(JSONValueError) {
    let value: Double? =
      switch json {
      case .integer(let integer): Double(integer)
      case .number(let number): number.double
      default: nil
      }
    guard let value else { throw JSONValueError(expected: Self.expectation, found: json) }
    self = value
  }

  /// The number as JSON; infinity and NaN throw an error.
  public var json: JSON {
    get throws(JSONValueError) {
      guard let json = JSON(self) else { throw JSONValueError(expected: "a finite number", found: "\(self)") }
      return json
    }
  }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  /// The description of an expected value in error messages.
  public static var expectation: JSONExpectation { .init(.array) }

  /// Reads an array; one unreadable element is an error, while ``LossyArray`` keeps the others.
  public init(json: JSON) throws(JSONValueError) {
    guard case .array(let elements) = json else {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
    var values: [Element] = []
    values.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      do throws(JSONValueError) {
        values.append(try Element(json: element))
      } catch {
        throw error.inside(index)
      }
    }
    self = values
  }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  /// The elements as a JSON array.
  public var json: JSON {
    get throws(JSONValueError) {
      var elements: [JSON] = []
      elements.reserveCapacity(count)
      for (index, element) in enumerated() {
        do throws(JSONValueError) {
          elements.append(try element.json)
        } catch {
          throw error.inside(index)
        }
      }
      return .array(elements)
    }
  }
}

extension Dictionary: JSONDecodable where Key == String, Value: JSONDecodable {
  /// The description of an expected value in error messages.
  public static var expectation: JSONExpectation { .init(.object) }

  /// Reads an object; one unreadable value is an error.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    var values = Self(minimumCapacity: object.members.count)
    for member in object.members { values[member.key] = try object.required(member.key) }
    guard values.count == object.members.count else {
      throw JSONValueError(expected: "keys that are not equivalent in Unicode", found: json)
    }
    self = values
  }
}

extension Dictionary: JSONEncodable where Key == String, Value: JSONEncodable {
  /// The values as a JSON object.
  public var json: JSON {
    get throws(JSONValueError) {
      var object = JSONObject()
      for (key, value) in sorted(by: { $0.key < $1.key }) { try object.set(key, to: value) }
      return .object(object)
    }
  }
}

extension CivilDate: JSONDecodable, JSONEncodable {
  /// The description of an expected value in error messages.
  public static var expectation: JSONExpectation { .init(.date(example: "2026-02-17")) }

  /// Reads a text such as `2026-02-17`.
  public init(json: JSON) throws(JSONValueError) {
    guard case .string(let text) = json, let date = CivilDate(text) else {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
    self = date
  }

  /// The date as a text such as `2026-02-17`.
  public var json: JSON { .string(description) }
}

extension Instant: JSONDecodable, JSONEncodable {
  /// The description of an expected value in error messages.
  public static var expectation: JSONExpectation { .init(.moment(example: "2026-03-20T14:46:01Z")) }

  /// Reads a text such as `2026-03-20T14:46:01Z`.
  public init(json: JSON) throws(JSONValueError) {
    guard case .string(let text) = json, let instant = Instant(text) else {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
    self = instant
  }

  /// The moment as a text such as `2026-03-20T14:46:01Z`.
  public var json: JSON { .string(description) }
}

extension Timestamp: JSONDecodable, JSONEncodable {
  /// The description of an expected value in error messages.
  public static var expectation: JSONExpectation { .init(.moment(example: "2026-03-20T14:46:01.123Z")) }

  /// Reads a text such as `2026-03-20T14:46:01.123Z`.
  public init(json: JSON) throws(JSONValueError) {
    guard case .string(let text) = json, let timestamp = Timestamp(text) else {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
    self = timestamp
  }

  /// The moment as a text such as `2026-03-20T14:46:01.123Z`.
  public var json: JSON { .string(description) }
}

extension YearMonth: JSONDecodable, JSONEncodable {
  /// The description of an expected value in error messages.
  public static var expectation: JSONExpectation { .init(.month(example: "2026-02")) }

  /// Reads a text such as `2026-02`.
  public init(json: JSON) throws(JSONValueError) {
    guard let text = json.string, let month = YearMonth(text) else {
      throw JSONValueError(expected: Self.expectation, found: json)
    }
    self = month
  }

  /// A text such as `2026-02`.
  public var json: JSON { .string(description) }
}
