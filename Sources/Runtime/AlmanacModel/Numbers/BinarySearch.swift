extension RandomAccessCollection {
  /// Returns the first index from which on a condition holds, or the end index, by binary search.
  ///
  /// - Parameter condition: False for the elements before some index and true for all elements from there on.
  @inlinable package func firstPlace(where condition: (Element) -> Bool) -> Index {
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
