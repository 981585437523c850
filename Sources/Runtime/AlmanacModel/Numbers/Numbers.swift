/// Returns a number in decimal digits, padded with zeros on the left; a minus sign is added to the width.
///
/// Foundation's formatters are not available here, and string interpolation cannot pad.
package func decimal(_ value: some FixedWidthInteger, width: Int) -> String {
  let digits = String(value.magnitude)
  var text = value < 0 ? "-" : ""
  for _ in 0..<max(0, width - digits.utf8.count) { text += "0" }
  return text + digits
}

/// Returns the quotient rounded towards negative infinity.
///
/// The divisor must be positive.
@inlinable package func floorDivide(_ dividend: Int64, by divisor: Int64) -> Int64 {
  let quotient = dividend / divisor
  return dividend % divisor < 0 ? quotient - 1 : quotient
}
