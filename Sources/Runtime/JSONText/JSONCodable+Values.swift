extension JSON: JSONDecodable, JSONEncodable {
  /// The value itself.
  public init(json: JSON) { self = json }
  /// The value itself.
  public var json: JSON { self }
}

extension Bool: JSONDecodable, JSONEncodable {
  /// Reads `true` or `false`.
  public init(json: JSON) throws(JSONValueError) {
    guard case .bool(let bool) = json else { throw JSONValueError(expected: "true or false", found: json) }
    self = bool
  }

  /// The truth value.
  public var json: JSON { .bool(self) }
}

extension String: JSONDecodable, JSONEncodable {
  /// Reads a text.
  public init(json: JSON) throws(JSONValueError) {
    guard case .string(let string) = json else { throw JSONValueError(expected: "a text", found: json) }
    self = string
  }

  /// The text.
  public var json: JSON { .string(self) }
}

extension Int: JSONDecodable, JSONEncodable {
  /// Reads a whole number that the type can hold.
  public init(json: JSON) throws(JSONValueError) { self = try exactly(json) }

  /// The number.
  public var json: JSON { .integer(Int64(self)) }
}

extension Int64: JSONDecodable, JSONEncodable {
  /// Reads a whole number that the type can hold.
  public init(json: JSON) throws(JSONValueError) { self = try exactly(json) }

  /// The number.
  public var json: JSON { .integer(self) }
}

private func exactly<Number: FixedWidthInteger>(_ json: JSON) throws(JSONValueError) -> Number {
  guard case .integer(let integer) = json, let value = Number(exactly: integer) else {
    throw JSONValueError(expected: "a whole number from \(Number.min) to \(Number.max)", found: json)
  }
  return value
}

extension Double: JSONDecodable, JSONEncodable {
  /// Reads a number, to the nearest that the type can hold.
  public init(json: JSON) throws(JSONValueError) {
    let value: Double? =
      switch json {
      case .integer(let integer): Double(integer)
      case .number(let number): number.double
      default: nil
      }
    guard let value else { throw JSONValueError(expected: "a number of 64 bits", found: json) }
    self = value
  }

  /// The number; an error if it is infinite or none.
  public var json: JSON {
    get throws(JSONValueError) {
      guard let json = JSON(self) else { throw JSONValueError(expected: "a finite number", found: "\(self)") }
      return json
    }
  }
}

extension Array: JSONDecodable where Element: JSONDecodable {
  /// Reads an array whose elements are all right; ``LossyArray`` is for those that may be wrong.
  public init(json: JSON) throws(JSONValueError) {
    guard case .array(let elements) = json else { throw JSONValueError(expected: "an array", found: json) }
    var values: [Element] = []
    values.reserveCapacity(elements.count)
    for (place, element) in elements.enumerated() {
      do throws(JSONValueError) {
        values.append(try Element(json: element))
      } catch {
        throw error.inside(place)
      }
    }
    self = values
  }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  /// The elements as an array.
  public var json: JSON {
    get throws(JSONValueError) {
      var elements: [JSON] = []
      elements.reserveCapacity(count)
      for (place, element) in enumerated() {
        do throws(JSONValueError) {
          elements.append(try element.json)
        } catch {
          throw error.inside(place)
        }
      }
      return .array(elements)
    }
  }
}

extension Dictionary: JSONDecodable where Key == String, Value: JSONDecodable {
  /// Reads an object whose values are all right.
  public init(json: JSON) throws(JSONValueError) {
    let object = try JSONObject(json: json)
    var values = Self(minimumCapacity: object.members.count)
    for member in object.members { values[member.key] = try object.required(member.key) }
    guard values.count == object.members.count else {
      throw JSONValueError(expected: "keys that Unicode does not call equivalent", found: json)
    }
    self = values
  }
}

extension Dictionary: JSONEncodable where Key == String, Value: JSONEncodable {
  /// The values as an object.
  public var json: JSON {
    get throws(JSONValueError) {
      var object = JSONObject()
      for (key, value) in sorted(by: { $0.key < $1.key }) { try object.set(key, to: value) }
      return .object(object)
    }
  }
}
