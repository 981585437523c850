/// The key of a month of a lunisolar calendar: lunar year, number, and whether it is a leap month.
///
/// Keys sort in the order of the months.
@usableFromInline package struct LunarMonthKey: Hashable, Sendable {
  /// Year - 1898 in the upper bits, then 4 bits of month number and 1 bit for a leap month.
  @usableFromInline package let raw: UInt32

  @inlinable package init(raw: UInt32) {
    self.raw = raw
  }

  @inlinable package init(year: UInt32, month: UInt32, isLeap: Bool) {
    raw = (year &- Self.firstYear) << 5 | month << 1 | (isLeap ? 1 : 0)
  }

  /// The tables begin with the last months of 1898, so that the first day of 1899 has a month before it.
  @inlinable package static var firstYear: UInt32 { 1898 }

  @inlinable package var year: UInt32 { raw >> 5 &+ Self.firstYear }
  @inlinable package var month: UInt32 { raw >> 1 & 15 }
  @inlinable package var isLeap: Bool { raw & 1 != 0 }

  /// Whether the year is one of 1899 to 2100.
  @inlinable package var isInRange: Bool { raw &- 1 << 5 < 202 << 5 }
}
