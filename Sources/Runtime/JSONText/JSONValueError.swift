/// The error of a JSON value that is not what a reader needs.
public struct JSONValueError: Error, Hashable, Sendable {
  private struct Facts: Hashable, Sendable {
    var path: [String] = []
    let expected: JSONExpectation
    let found: String?
  }

  /// Stored indirectly: every function that reads JSON passes errors on, and an error of one word takes the
  /// least code.
  private indirect enum Box: Hashable, Sendable { case facts(Facts) }

  private var box: Box

  private var facts: Facts {
    get {
      switch box {
      case .facts(let facts): facts
      }
    }
    set { box = .facts(newValue) }
  }

  /// The path of the value, from outside to inside: keys, and array indices such as `[3]`.
  public var path: [String] { facts.path }
  /// The description of the allowed values.
  public var expected: String { facts.expected.description }
  /// The allowed values.
  package var expectation: JSONExpectation { facts.expected }
  /// The value that was found; `nil` if the member is missing.
  public var found: String? { facts.found }

  /// Creates an error about the value that is being read.
  ///
  /// - Parameters:
  ///   - expected: The description of the allowed values, such as `a volume in ml from 1 to 5000`.
  ///   - found: The value that was found.
  public init(expected: JSONExpectation, found: String?) {
    box = .facts(Facts(expected: expected, found: found))
  }

  /// Creates an error about the value that is being read, shortened in the message.
  public init(expected: JSONExpectation, found json: JSON) {
    let text =
      switch json {
      case .array, .object: json.kind
      default: Self.short(json.text)
      }
    self.init(expected: expected, found: text)
  }

  /// Returns at most 60 characters of a text.
  private static func short(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return scalars.count <= 60 ? text : String(scalars.prefix(59)) + "…"
  }

  /// Returns the same error for an object that has the value as a member.
  public func inside(_ key: String) -> JSONValueError {
    var error = self
    error.facts.path.insert(key, at: 0)
    return error
  }

  /// Returns the same error with another path; an empty one is for a reader who knows the value.
  package func at(_ path: some Sequence<String>) -> JSONValueError {
    var error = self
    error.facts.path = Array(path)
    return error
  }

  /// Returns the same error for an array that has the value as an element.
  public func inside(_ index: Int) -> JSONValueError { inside("[\(index)]") }
}

extension JSONValueError: CustomStringConvertible {
  /// The path of the value as text, such as `transactions[3].amount`; empty for the whole.
  public var pathText: String {
    var text = path.first ?? ""
    for step in path.dropFirst() { text += step.utf8.first == UInt8(ascii: "[") ? step : ".\(step)" }
    return text
  }

  /// The path if there is one, the value that was found and the allowed values, for a developer.
  public var description: String {
    "\(path.isEmpty ? "" : "\(pathText): ")\(found.map { "found \($0)" } ?? "missing"), expected \(expected)"
  }
}

/// The values that a reader of JSON allows.
///
/// Its description is English, for developers. The common kinds are told apart, so that a refusal can describe them in the language
/// of a user.
public struct JSONExpectation: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case array, number, object, text, truth, wholeNumber
    /// Numbers from the first to the last, in digits; the last may have a unit.
    case numbers(String, String)
    case wholeNumbers(String, String)
    case oneOf([String])
    /// A text with a number of visible characters.
    case line(ClosedRange<Int>)
    case lines(ClosedRange<Int>)
    case date(example: String)
    case moment(example: String)
    case month(example: String)
    /// A rule that has a refusal of its own, by its code, with the limits in its sentence.
    case rule(String, limits: [Int], words: String)
    case other(String)
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  package static func wholeNumbers<Number: FixedWidthInteger>(_ range: ClosedRange<Number>) -> Self {
    Self(.wholeNumbers("\(range.lowerBound)", "\(range.upperBound)"))
  }

  package static func numbers(_ range: ClosedRange<Int>, _ unit: String = "") -> Self {
    Self(.numbers("\(range.lowerBound)", "\(range.upperBound)\(unit)"))
  }

  package static func oneOf(_ words: [String]) -> Self { Self(.oneOf(words)) }
}

extension JSONExpectation: CustomStringConvertible {
  /// The allowed values in English, such as `a whole number from 1 to 12`.
  public var description: String {
    switch kind {
    case .array: "an array"
    case .number: "a number"
    case .object: "an object"
    case .text: "a text"
    case .truth: "true or false"
    case .wholeNumber: "a whole number"
    case .numbers(let first, let last): "\(first) to \(last)"
    case .wholeNumbers(let first, let last): "a whole number from \(first) to \(last)"
    case .oneOf(let words): "one of: \(words.joined(separator: ", "))"
    case .line(let lengths): "\(lengths.lowerBound) to \(lengths.upperBound) visible characters on one line"
    case .lines(let lengths): "\(lengths.lowerBound) to \(lengths.upperBound) visible characters"
    case .date(let example): "a civil date such as \(example)"
    case .moment(let example): "a moment such as \(example)"
    case .month(let example): "a month such as \(example)"
    case .rule(_, _, let words), .other(let words): words
    }
  }
}

extension JSONExpectation: ExpressibleByStringInterpolation {
  /// Creates an expectation that is described in English alone.
  public init(stringLiteral description: String) { self.init(.other(description)) }
}
