extension LunarTable {
  /// Where the month with a key stands, if it exists.
  ///
  /// The caller compares the key it finds there.
  @inlinable package func index(of key: LunarMonthKey) -> Int {
    let estimate =
      estimate.indexOfFirstMonth(yearsFromFirst: key.raw >> 5) &+ Int(truncatingIfNeeded: key.month) &- 1
    let (a, b, _) = threeMonths(at: estimate)
    return a >> 19 == key.raw ? estimate : b >> 19 == key.raw ? estimate &+ 1 : estimate &+ 2
  }

  /// Where month 1 of a year of the range stands.
  @inlinable package func indexOfFirstMonth(ofYear year: UInt32) -> Int {
    index(of: LunarMonthKey(year: year, month: 1, isLeap: false))
  }
}
