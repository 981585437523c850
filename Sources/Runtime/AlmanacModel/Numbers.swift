/// Returns a number in decimal digits, padded with zeros on the left; a minus sign is added to the width.
///
/// Foundation's formatters are not available here, and string interpolation cannot pad.
package func decimal(_ value: some FixedWidthInteger, width: Int) -> String {
  let digits = String(value.magnitude)
  var text = value < 0 ? "-" : ""
  for _ in 0..<max(0, width - digits.utf8.count) { text += "0" }
  return text + digits
}

extension UInt8 {
  /// The value of an ASCII digit, 0 to 9; `nil` for other characters.
  @inlinable package var decimalDigit: Int? {
    let digit = self &- UInt8(ascii: "0")
    return digit < 10 ? Int(digit) : nil
  }
}

extension IteratorProtocol where Element == UInt8 {
  /// Reads a number of so many digits, without allocating: documents hold a hundred thousand dates.
  ///
  /// - Returns: `nil` if another character is among them.
  package mutating func number(digits: Int) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let digit = next()?.decimalDigit else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  /// Reads a number of two digits after a mark; `nil` for any other text.
  package mutating func twoDigits(after mark: Unicode.Scalar) -> Int? {
    next() == UInt8(ascii: mark) ? number(digits: 2) : nil
  }
}

/// Returns the quotient rounded towards negative infinity.
///
/// The divisor must be positive.
@inlinable package func floorDivide(_ dividend: Int64, by divisor: Int64) -> Int64 {
  let quotient = dividend / divisor
  return dividend % divisor < 0 ? quotient - 1 : quotient
}

extension RandomAccessCollection {
  /// Returns the first index from which on a condition holds, or the end index, by binary search.
  ///
  /// - Parameter condition: False for the elements before some index and true for all elements from there on.
  @inlinable package func partitioningIndex(where condition: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if condition(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}

extension Array {
  /// Returns the elements sorted by a number of each; elements with equal numbers keep their order.
  ///
  /// All sorting by numbers sorts indices. Embedded Swift has a copy of the library's sort for each type that
  /// is sorted, and each copy adds more than a thousand bytes to a compressed WebAssembly file.
  package func inOrder(of number: (Element) -> Int64) -> [Element] {
    positions(inOrderOf: map(number)).map { self[$0] }
  }
}

private func positions(inOrderOf numbers: [Int64]) -> [Int] {
  numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}
