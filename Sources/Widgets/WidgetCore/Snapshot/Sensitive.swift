/// A value that others must not see on a locked screen.
public enum Sensitive<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value itself, marked as private.
  case visible(Value)
  /// Nothing of the value is left.
  case redacted

  /// A value to be marked.
  public init(_ value: Value) {
    self = .visible(value)
  }

  /// The value; `nil` where it was taken out.
  public var value: Value? {
    switch self {
    case .visible(let value): value
    case .redacted: nil
    }
  }

  /// A private value that is made of this one; it is taken out where this one was.
  public func map<Other>(_ transform: (Value) -> Other) -> Sensitive<Other> {
    switch self {
    case .visible(let value): .visible(transform(value))
    case .redacted: .redacted
    }
  }
}
