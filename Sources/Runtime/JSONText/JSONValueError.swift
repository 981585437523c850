/// The error of a JSON value that is not what a reader needs.
public struct JSONValueError: Error, Hashable, Sendable {
  private struct Facts: Hashable, Sendable {
    var path: [String] = []
    let expected: String
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
  public var expected: String { facts.expected }
  /// The value that was found; `nil` if the member is missing.
  public var found: String? { facts.found }

  /// Creates an error about the value that is being read.
  ///
  /// - Parameters:
  ///   - expected: The description of the allowed values, such as `a volume in ml from 1 to 5000`.
  ///   - found: The value that was found.
  public init(expected: String, found: String?) {
    box = .facts(Facts(expected: expected, found: found))
  }

  /// Creates an error about the value that is being read, shortened in the message.
  public init(expected: String, found json: JSON) {
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
