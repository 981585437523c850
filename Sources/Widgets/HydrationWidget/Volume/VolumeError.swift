/// Why an amount is not taken.
public enum VolumeError: Error, Hashable, Sendable {
  /// It is no number, or infinite.
  case notANumber(String)
  /// In millilitres it is more or less than what is allowed.
  case outOfRange(String, allowed: ClosedRange<Int>)
}

extension VolumeError: CustomStringConvertible {
  /// What was wrong, and what is allowed.
  public var description: String {
    switch self {
    case .notANumber(let text): "'\(text)' is not a number"
    case .outOfRange(let text, let allowed):
      "\(text) mL is not from \(allowed.lowerBound) to \(allowed.upperBound) mL"
    }
  }
}
