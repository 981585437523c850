/// A JSON value that can be written again without loss.
///
/// Whole numbers of 64 bits are exact; all other numbers keep their text. Members of objects are sorted by
/// the bytes of their keys, so that equal values have equal text.
public enum JSON: Hashable, Sendable {
  /// The value `null`.
  case null
  /// A truth value, `true` or `false`.
  case bool(Bool)
  /// A whole number of 64 bits, written without fraction or exponent.
  case integer(Int64)
  /// Any other number.
  case number(JSONNumber)
  /// A text.
  case string(String)
  /// An array of values.
  case array([JSON])
  /// An object: values with keys.
  case object(JSONObject)

  /// The greatest depth of nested arrays and objects, for reading and writing.
  public static let depthLimit = 128
}

extension JSON {
  /// Creates the JSON value of a number.
  ///
  /// - Returns: `nil` for NaN and infinity, which JSON cannot write.
  public init?(_ number: Double) {
    guard number.isFinite else { return nil }
    // Up to 2^53 every whole number has an exact Double. Int64(exactly:) would need a function of the C library's libm, which an app
    // without Foundation does not link on Linux.
    let whole = abs(number) <= 9_007_199_254_740_992 ? Int64(number) : 0
    if Double(whole) == number, !(number.sign == .minus && whole == 0) {
      self = .integer(whole)
    } else {
      self = .number(JSONNumber(unchecked: "\(number)"))
    }
  }

  /// Creates a whole number.
  public init(_ number: Int) { self = .integer(Int64(number)) }

  /// The name of the kind of value, for messages.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .integer, .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The members, if the value is an object.
  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The elements, if the value is an array.
  public var array: [JSON]? {
    if case .array(let array) = self { array } else { nil }
  }

  /// The text, if the value is one.
  public var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The number, if the value is a whole number of 64 bits; `3.0` and `1e3` are whole numbers too.
  public var integer: Int64? {
    switch self {
    case .integer(let integer): integer
    case .number(let number): number.integer
    default: nil
    }
  }

  /// The value of a member; `nil` if the value is not an object with that member.
  public subscript(key: String) -> JSON? { object?[key] }
}

extension JSON: ExpressibleByStringLiteral {
  /// Creates a text.
  public init(stringLiteral text: String) { self = .string(text) }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// Creates an object with members; if a key is given twice, the last value is used.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(JSONObject(elements))
  }
}
