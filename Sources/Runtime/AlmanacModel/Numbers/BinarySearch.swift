extension RandomAccessCollection {
  /// The first place from which on a condition holds, by binary search; the end if it holds nowhere.
  ///
  /// - Parameter condition: False for elements before a place and true for all from there on.
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
