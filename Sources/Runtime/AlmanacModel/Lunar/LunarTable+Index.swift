extension LunarTable {
  /// Returns the index at which the month with a key is, if it exists.
  ///
  /// The caller must compare the key of the month at that index.
  @inlinable package func index(of key: LunarMonthKey) -> Int {
    let estimate =
      estimate.indexOfFirstMonth(yearsFromFirst: key.raw >> 5) &+ Int(truncatingIfNeeded: key.month) &- 1
    let (a, b, _) = threeMonths(at: estimate)
    return a >> 19 == key.raw ? estimate : b >> 19 == key.raw ? estimate &+ 1 : estimate &+ 2
  }

  /// Returns the index of month 1 of a year; the year must be in the range.
  @inlinable package func indexOfFirstMonth(ofYear year: UInt32) -> Int {
    index(of: LunarMonthKey(year: year, month: 1, isLeap: false))
  }
}
