/// A number that is not a whole number of 64 bits, by its text.
public struct JSONNumber: Hashable, Sendable {
  /// The number as it was written, such as `0.10` or `1e999`.
  public let text: String

  init(unchecked text: String) { self.text = text }

  /// The nearest number of 64 bits; `nil` where that would be infinite.
  public var double: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}

extension JSONNumber: LosslessStringConvertible {
  /// A number as JSON writes it.
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
