/// A JSON value, kept so that writing it again loses nothing.
///
/// Whole numbers of 64 bits are exact; all other numbers keep their text. Members of objects are held in the order of
/// their keys' bytes, so that equal values have equal text.
public enum JSON: Hashable, Sendable {
  /// The value `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number written without fraction or exponent.
  case integer(Int64)
  /// Any other number.
  case number(JSONNumber)
  /// A text.
  case string(String)
  /// A list.
  case array([JSON])
  /// Named values.
  case object(JSONObject)

  /// How deeply arrays and objects may be nested, when reading and writing.
  public static let depthLimit = 128
}

extension JSON {
  /// The number as JSON.
  ///
  /// - Returns: `nil` for NaN and infinity, which JSON cannot write.
  public init?(_ number: Double) {
    guard number.isFinite else { return nil }
    // Up to 2^53 every whole number is a Double of its own.
    if abs(number) <= 9_007_199_254_740_992, let whole = Int64(exactly: number),
      !(number.sign == .minus && whole == 0)
    {
      self = .integer(whole)
    } else {
      self = .number(JSONNumber(unchecked: "\(number)"))
    }
  }

  /// A whole number.
  public init(_ number: Int) { self = .integer(Int64(number)) }

  /// What kind of value this is, for messages.
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

  /// The members, if this is an object.
  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The elements, if this is an array.
  public var array: [JSON]? {
    if case .array(let array) = self { array } else { nil }
  }

  /// The text, if this is one.
  public var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The whole number of 64 bits, if this is one; `3.0` and `1e3` are.
  public var integer: Int64? {
    switch self {
    case .integer(let integer): integer
    case .number(let number): number.integer
    default: nil
    }
  }

  /// The value of a member, if this is an object that has it.
  public subscript(key: String) -> JSON? { object?[key] }
}

extension JSON: ExpressibleByStringLiteral {
  /// A text.
  public init(stringLiteral text: String) { self = .string(text) }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// An object of the given members; of a key that is given twice the last value counts.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(JSONObject(elements))
  }
}
