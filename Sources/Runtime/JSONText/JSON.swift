internal import AlmanacModel

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

/// A number that is not a whole number of 64 bits, kept as its text.
public struct JSONNumber: Hashable, Sendable {
  /// The number as it was written, such as `0.10` or `1e999`.
  public let text: String

  init(unchecked text: String) { self.text = text }

  /// The nearest `Double`; `nil` if that would be infinite.
  public var double: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The number as an integer of 64 bits, if it is one.
  ///
  /// Such numbers are written with a fraction or an exponent: `3.0` or `1e3`.
  var integer: Int64? {
    let bytes = text.utf8
    let end = bytes.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? bytes.endIndex
    guard let exponent = end == bytes.endIndex ? 0 : Int(text[bytes.index(after: end)...]) else { return nil }
    let point = bytes[..<end].firstIndex(of: UInt8(ascii: "."))
    var digits = Array(bytes[..<(point ?? end)])
    var zeros = exponent
    if let point {
      let fraction = bytes[bytes.index(after: point)..<end]
      digits += fraction
      zeros = exponent.subtractingReportingOverflow(fraction.count).partialValue
    }
    if digits.allSatisfy({ $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "-") }) { return 0 }
    while zeros < 0, digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      zeros += 1
    }
    // The number has more digits than 64 bits can hold.
    guard (0...20).contains(zeros) else { return nil }
    digits += Array(repeating: UInt8(ascii: "0"), count: zeros)
    return Int64(String(decoding: digits, as: UTF8.self))
  }
}

extension JSONNumber: LosslessStringConvertible {
  /// Creates a number from its JSON text.
  ///
  /// - Returns: `nil` for any other text, and for a whole number of 64 bits, which is ``JSON/integer(_:)``.
  public init?(_ description: String) {
    guard
      case .success(.number(let number)) = Result(catching: { () throws(JSONSyntaxError) in
        try JSON(parsing: Array(description.utf8))
      }), number.text.utf8.count == description.utf8.count
    else { return nil }
    self = number
  }

  /// The number as it was written.
  public var description: String { text }
}

/// The members of a JSON object, sorted by the bytes of their keys.
public struct JSONObject: Hashable, Sendable {
  /// A key with its value.
  public struct Member: Hashable, Sendable {
    /// The key of the member.
    public let key: String
    /// The value of the member.
    public var value: JSON
  }

  /// The members by ascending key; no key occurs twice.
  public internal(set) var members: [Member]

  /// Creates an object without members.
  public init() { members = [] }

  /// Creates an object with members; if a key is given twice, the last value is used.
  init(_ elements: [(String, JSON)]) {
    self.init()
    for (key, value) in elements { self[key] = value }
  }

  /// Creates an object from members in any order.
  ///
  /// - Returns: `nil` if a key occurs twice.
  init?(unordered members: [Member]) {
    var members = members
    if !Self.isAscending(members) {
      members.sort { Self.precedes($0.key, $1.key) }
      guard Self.isAscending(members) else { return nil }
    }
    self.members = members
  }

  /// The keys in order.
  public var keys: [String] { members.map { $0.key } }

  /// The value of a key; `nil` removes the member.
  public subscript(key: String) -> JSON? {
    get {
      // A few comparisons of short texts are faster than a search.
      if members.count <= 12 {
        for member in members where Self.same(member.key, key) { return member.value }
        return nil
      }
      let index = index(of: key)
      return index < members.count && Self.same(members[index].key, key) ? members[index].value : nil
    }
    set {
      let index = index(of: key)
      let isThere = index < members.count && Self.same(members[index].key, key)
      switch (newValue, isThere) {
      case (let value?, true): members[index].value = value
      case (let value?, false): members.insert(Member(key: key, value: value), at: index)
      case (nil, true): members.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Returns the first index whose key does not come before the given one.
  private func index(of key: String) -> Int {
    // Members are mostly set in order, so the end is tried first.
    guard let last = members.last, !Self.precedes(last.key, key) else { return members.count }
    return members.partitioningIndex { !Self.precedes($0.key, key) }
  }

  private static func isAscending(_ members: [Member]) -> Bool {
    guard members.count > 1 else { return true }
    for index in 1..<members.count where !precedes(members[index - 1].key, members[index].key) {
      return false
    }
    return true
  }

  // Keys are compared by bytes: texts that Unicode calls equivalent are equal in Swift, but not in JSON.

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func same(_ left: String, _ right: String) -> Bool {
    left == right && left.utf8.elementsEqual(right.utf8)
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Creates an object with members; if a key is given twice, the last value is used.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self.init(elements)
  }
}

/// A JSON value whose objects keep the order in which their members are given, for the output of commands.
package enum OrderedJSON {
  /// A value whose members need no special order.
  case value(JSON)
  case array([OrderedJSON])
  case object([(key: String, value: OrderedJSON)])

  package static let null = Self.value(.null)
  package static func text(_ text: String) -> Self { .value(.string(text)) }
  package static func integer(_ number: Int) -> Self { .value(.integer(Int64(number))) }
  package static func boolean(_ value: Bool) -> Self { .value(.bool(value)) }
  /// Creates a number, which must be finite.
  package static func number(_ number: Double) -> Self {
    .value(.number(JSONNumber(unchecked: "\(number)")))
  }

  /// Creates a text, or null for `nil`.
  package init(_ text: String?) { self = text.map(OrderedJSON.text) ?? .null }
}

extension OrderedJSON: CustomStringConvertible {
  /// The value on one line, with a space after each comma and colon.
  package var description: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value as ``description`` has it.
  package func write(to bytes: inout [UInt8]) {
    var writer = JSONWriter(openLevels: 0)
    // Swapped, because two owners of the bytes would copy them.
    swap(&writer.bytes, &bytes)
    writer.write(self)
    swap(&writer.bytes, &bytes)
  }
}
