/// Products and quotients whose intermediate results need more than 64 bits.
package enum FullWidth {
  /// `value * multiplier / divisor`, rounded towards negative infinity, kept within the range of `Int64`.
  ///
  /// The divisor is positive.
  package static func scaled(_ value: Int64, by multiplier: Int64, dividedBy divisor: Int64) -> Int64 {
    let isNegative = (value < 0) != (multiplier < 0) && value != 0 && multiplier != 0
    let product = value.magnitude.multipliedFullWidth(by: multiplier.magnitude)
    let divisor = divisor.magnitude
    guard product.high < divisor else { return isNegative ? .min : .max }
    let (quotient, remainder) = divisor.dividingFullWidth(product)
    guard quotient <= UInt64(Int64.max) else { return isNegative ? .min : .max }
    let whole = Int64(quotient)
    guard isNegative else { return whole }
    return remainder == 0 ? -whole : -whole - 1
  }

  /// Whether `left.0 * left.1` is less than `right.0 * right.1`.
  static func isProduct(_ left: (Int64, Int64), lessThan right: (Int64, Int64)) -> Bool {
    let (one, other) = (left.0.multipliedFullWidth(by: left.1), right.0.multipliedFullWidth(by: right.1))
    return (one.high, one.low) < (other.high, other.low)
  }
}
