/// Straight lines that estimate the index in the table of months from a day or a year.
///
/// Over the whole range each estimate is exact or one too low; comparing the records at that index gives the
/// right one. The generator derives the constants from the tables and checks them for every day and year.
@usableFromInline package struct LunarMonthEstimate: Hashable, Sendable {
  /// The slope in months per day, times 2^32.
  @usableFromInline package let slopeByDay: Int64
  /// The value at ``firstDay``, times 2^32.
  @usableFromInline package let interceptByDay: Int64
  /// The slope in months per year, times 2^16.
  @usableFromInline package let slopeByYear: Int32
  /// The value for month 1 of 1898, times 2^16.
  @usableFromInline package let interceptByYear: Int32

  @inlinable package init(
    slopeByDay: Int64, interceptByDay: Int64, slopeByYear: Int32, interceptByYear: Int32
  ) {
    self.slopeByDay = slopeByDay
    self.interceptByDay = interceptByDay
    self.slopeByYear = slopeByYear
    self.interceptByYear = interceptByYear
  }

  /// Rata die of 1899-02-01, the first day that conversions accept.
  @inlinable package static var firstDay: Int32 { 693_262 }

  /// The number of days that conversions accept: up to 2101-02-08.
  ///
  /// This range contains the lunar years 1899 to 2100 in every time zone of the Earth.
  @inlinable package static var dayCount: UInt32 { 73_787 }

  /// Returns the index of the month that contains the day `count` days after ``firstDay``, or one less.
  @inlinable package func index(daysFromFirst count: UInt32) -> Int {
    // `Int64`, because with a 32-bit `Int` the product would overflow.
    Int(truncatingIfNeeded: (Int64(count) &* slopeByDay &+ interceptByDay) >> 32)
  }

  /// Returns the index of month 1 of the year `count` years after 1898, or one less.
  @inlinable package func indexOfFirstMonth(yearsFromFirst count: UInt32) -> Int {
    Int(truncatingIfNeeded: (Int32(bitPattern: count) &* slopeByYear &+ interceptByYear) >> 16)
  }
}
