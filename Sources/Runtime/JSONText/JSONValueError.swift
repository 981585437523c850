/// A JSON value that is not what a reader needs.
public struct JSONValueError: Error, Hashable, Sendable {
  private struct Facts: Hashable, Sendable {
    var path: [String] = []
    let expected: String
    let found: String?
  }

  /// Apart in memory: every function that reads JSON hands errors on, and an error of one word takes the least code.
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

  /// Where the value stands, from outside to inside: keys, and places as `[3]`.
  public var path: [String] { facts.path }
  /// What is allowed there.
  public var expected: String { facts.expected }
  /// What was found; `nil` if the member is missing.
  public var found: String? { facts.found }

  /// An error about the value at hand.
  ///
  /// - Parameters:
  ///   - expected: What is allowed, such as `a volume in ml from 1 to 5000`.
  ///   - found: What was found.
  public init(expected: String, found: String?) {
    box = .facts(Facts(expected: expected, found: found))
  }

  /// An error about the value at hand, which is shown short.
  public init(expected: String, found json: JSON) {
    let text =
      switch json {
      case .array, .object: json.kind
      default: Self.short(json.text)
      }
    self.init(expected: expected, found: text)
  }

  /// At most 60 characters of a text.
  private static func short(_ text: String) -> String {
    let scalars = text.unicodeScalars
    return scalars.count <= 60 ? text : String(scalars.prefix(59)) + "…"
  }

  /// The same error, seen from an object that has the value as a member.
  public func inside(_ key: String) -> JSONValueError {
    var error = self
    error.facts.path.insert(key, at: 0)
    return error
  }

  /// The same error, seen from an array that has the value as an element.
  public func inside(_ index: Int) -> JSONValueError { inside("[\(index)]") }
}

extension JSONValueError: CustomStringConvertible {
  /// Where the value stands, as in `transactions[3].amount`; empty for the whole.
  public var place: String {
    var place = path.first ?? ""
    for step in path.dropFirst() { place += step.utf8.first == UInt8(ascii: "[") ? step : ".\(step)" }
    return place
  }

  /// The place, what was found and what is allowed, for a developer.
  public var description: String {
    let place = path.isEmpty ? "the value" : place
    return "\(place): \(found.map { "found \($0)" } ?? "missing"), expected \(expected)"
  }
}
