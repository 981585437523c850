/// Products and quotients whose intermediate results need more than 64 bits.
package enum FullWidth {
  /// Returns `value * multiplier / divisor`, rounded towards negative infinity and limited to the range of
  /// `Int64`.
  ///
  /// The divisor must be positive.
  package static func scaled(_ value: Int64, by multiplier: Int64, dividedBy divisor: Int64) -> Int64 {
    quotient(value, multiplier, divisor) { remainder, isNegative in isNegative && remainder > 0 }
  }

  /// Returns `value * multiplier / divisor`, rounded once to nearest, halves away from zero, limited to
  /// `Int64`.
  ///
  /// The divisor must be positive.
  package static func rounded(_ value: Int64, by multiplier: Int64, dividedBy divisor: Int64) -> Int64 {
    quotient(value, multiplier, divisor) { remainder, _ in remainder >= divisor.magnitude - remainder }
  }

  /// Returns `value * multiplier / divisor` rounded to one of its two neighbours, limited to `Int64`.
  ///
  /// - Parameter isAway: Whether a remainder makes the quotient the next one away from zero.
  private static func quotient(
    _ value: Int64, _ multiplier: Int64, _ divisor: Int64,
    isAway: (_ remainder: UInt64, _ isNegative: Bool) -> Bool
  ) -> Int64 {
    let isNegative = (value < 0) != (multiplier < 0)
    let product = value.magnitude.multipliedFullWidth(by: multiplier.magnitude)
    let limit: Int64 = isNegative ? .min : .max
    guard product.high < divisor.magnitude else { return limit }
    let (quotient, remainder) = divisor.magnitude.dividingFullWidth(product)
    guard quotient <= UInt64(Int64.max),
      let nearest = Int64(exactly: quotient + (isAway(remainder, isNegative) ? 1 : 0))
    else { return limit }
    return isNegative ? -nearest : nearest
  }

  /// Whether `left.0 * left.1` is less than `right.0 * right.1`.
  static func isProduct(_ left: (Int64, Int64), lessThan right: (Int64, Int64)) -> Bool {
    let (one, other) = (left.0.multipliedFullWidth(by: left.1), right.0.multipliedFullWidth(by: right.1))
    return (one.high, one.low) < (other.high, other.low)
  }
}
