/// Straight lines from day and from year to index in the table of months.
///
/// Both are exact or one too low over the whole range; a comparison with the records there finds the right
/// one.
///
/// The generator derives the constants from the tables and proves them on every day and year.
@usableFromInline package struct LunarMonthEstimate: Hashable, Sendable {
  /// Months a day, times 2^32.
  @usableFromInline package let slopeByDay: Int64
  /// Value at ``firstDay``, times 2^32.
  @usableFromInline package let interceptByDay: Int64
  /// Months a year, times 2^16.
  @usableFromInline package let slopeByYear: Int32
  /// Value for month 1 of 1898, times 2^16.
  @usableFromInline package let interceptByYear: Int32

  @inlinable package init(
    slopeByDay: Int64, interceptByDay: Int64, slopeByYear: Int32, interceptByYear: Int32
  ) {
    self.slopeByDay = slopeByDay
    self.interceptByDay = interceptByDay
    self.slopeByYear = slopeByYear
    self.interceptByYear = interceptByYear
  }

  /// Rata die of 1899-02-01, the first day that conversions look at.
  @inlinable package static var firstDay: Int32 { 693_262 }

  /// How many days conversions look at: to 2101-02-08.
  ///
  /// Lunar 1899-2100 lies inside in every zone of the Earth.
  @inlinable package static var dayCount: UInt32 { 73_787 }

  /// Index of the month that holds the day `count` days after ``firstDay``, or one less.
  @inlinable package func index(daysFromFirst count: UInt32) -> Int {
    // Int64: with a 32-bit Int the product would overflow.
    Int(truncatingIfNeeded: (Int64(count) &* slopeByDay &+ interceptByDay) >> 32)
  }

  /// Index of month 1 of the year `count` years after 1898, or one less.
  @inlinable package func indexOfFirstMonth(yearsFromFirst count: UInt32) -> Int {
    Int(truncatingIfNeeded: (Int32(bitPattern: count) &* slopeByYear &+ interceptByYear) >> 16)
  }
}
