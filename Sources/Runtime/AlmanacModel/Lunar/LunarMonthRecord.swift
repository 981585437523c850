/// One lunar month as the tables store it, in 32 bits.
///
/// | bits | field |
/// |---|---|
/// | 31-24 | lunar year - 1898 |
/// | 23-20 | month number, 1-12 |
/// | 19 | 1 for a leap month |
/// | 18 | 1 for a month of 30 days, 0 for 29 |
/// | 17 | 0 |
/// | 16-0 | first day: days since 1898-12-01 |
///
/// In hexadecimal digits that is year, month, and flags with the day. Example: `0x7F_6_8B4B1` is year
/// 0x7F + 1898 = 2025, month 6, leap (8), 29 days, day 0x0B4B1 = 46,257 after 1898-12-01, which is 2025-07-25.
@usableFromInline package struct LunarMonthRecord: Hashable, Sendable {
  @usableFromInline package let raw: UInt32

  @inlinable package init(raw: UInt32) {
    self.raw = raw
  }

  /// Encodes a month.
  ///
  /// The first day must be one of 1898-12-01 to 2101-12-31, the year one of 1898 to 2101.
  package init(key: LunarMonthKey, isLong: Bool, firstDay: DayNumber) {
    raw = key.raw << 19 | (isLong ? 1 << 18 : 0) | UInt32(firstDay.rataDie - Self.epoch)
  }

  /// Rata die of 1898-12-01, from which first days are counted: before the first month of every table.
  @inlinable package static var epoch: Int32 { 693_200 }

  @inlinable package var key: LunarMonthKey { LunarMonthKey(raw: raw >> 19) }
  @inlinable package var isLong: Bool { raw & 1 << 18 != 0 }

  /// Days from the epoch to the first day of the month.
  @inlinable package var daysFromEpoch: UInt32 { raw & 0x1_FFFF }

  @inlinable package var firstDay: DayNumber {
    DayNumber(unchecked: Self.epoch &+ Int32(bitPattern: daysFromEpoch))
  }

  /// The number of days, 29 or 30.
  @inlinable package var length: UInt32 { 29 &+ raw >> 18 & 1 }
}
