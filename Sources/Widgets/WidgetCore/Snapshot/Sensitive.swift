/// A value that must be hidden on a locked screen.
public enum Sensitive<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value, marked as private.
  case visible(Value)
  /// The value was removed.
  case redacted

  /// Creates a private value.
  public init(_ value: Value) {
    self = .visible(value)
  }

  /// The value; `nil` if it was removed.
  public var value: Value? {
    switch self {
    case .visible(let value): value
    case .redacted: nil
    }
  }

  /// Returns a private value derived from this one; it is removed if this one is.
  public func map<Other>(_ transform: (Value) -> Other) -> Sensitive<Other> {
    switch self {
    case .visible(let value): .visible(transform(value))
    case .redacted: .redacted
    }
  }
}
