import AlmanacModel

/// A lunar year as one number, in the form of the tables for JavaScript.
///
/// | bits | field |
/// |---|---|
/// | 22-17 | days from 1 January to the first day of the year |
/// | 16-13 | number of the leap month, 0 for none |
/// | 12-0 | 1 for each month of 30 days, month by month from bit 0; 0 for one of 29 |
///
/// Example: `0x38CEA5` is 28 days from 1 January (29 January), leap month 6, and months of 30, 29, 30, 29, 29, 30, 29, 30,
/// 29, 30, 30, 30 and 29 days: 2025 in the Vietnamese calendar.
///
/// JavaScript's bitwise operators use signed 32-bit numbers; this number is always positive there.
struct LunarYearNumber: Hashable {
  let raw: UInt32

  /// Creates the number of a year from its months in order.
  ///
  /// - Returns: `nil` if the months are not a whole year or do not fit: reading the number must give the same
  ///   months.
  init?(_ months: [LunarMonthRecord]) {
    guard let first = months.first, months.count <= 13,
      let january = try? CivilDate(year: Int(first.key.year), month: 1, day: 1),
      let days = UInt32(exactly: DayNumber(january).distance(to: first.firstDay))
    else { return nil }
    var raw = days << 17 | (months.first { $0.key.isLeap }?.key.month ?? 0) << 13
    for (place, month) in months.enumerated() where month.isLong { raw |= 1 << place }
    self.raw = raw
    guard days < 64, self.months(of: Int(first.key.year)) == months else { return nil }
  }

  /// The number of the leap month; 0 if there is none.
  var leapMonth: UInt32 { raw >> 13 & 15 }

  /// Returns the months of the lunar year that begins in a Gregorian year; none outside the years 1 to 9999.
  func months(of year: Int) -> [LunarMonthRecord] {
    guard let january = try? CivilDate(year: year, month: 1, day: 1) else { return [] }
    return LunarMonthRecord.months(
      of: UInt32(year), from: DayNumber(january).later(by: Int(raw >> 17)), leapMonth: leapMonth,
      areLong: (0..<(leapMonth == 0 ? 12 : 13)).map { raw >> $0 & 1 == 1 })
  }
}

extension LunarMonthRecord {
  /// Returns the months of a lunar year in order; a leap month has the number of the month before it.
  ///
  /// - Parameters:
  ///   - leapMonth: The number of the leap month; 0 if there is none.
  ///   - areLong: Whether each month has 30 days.
  static func months(
    of year: UInt32, from newYear: DayNumber, leapMonth: UInt32, areLong: [Bool]
  ) -> [LunarMonthRecord] {
    var firstDay = newYear
    return areLong.enumerated().map { index, isLong in
      let isBehindLeap = leapMonth > 0 && index >= leapMonth
      let key = LunarMonthKey(
        year: year, month: UInt32(index) + (isBehindLeap ? 0 : 1),
        isLeap: leapMonth > 0 && index == leapMonth)
      defer { firstDay = firstDay.later(by: isLong ? 30 : 29) }
      return LunarMonthRecord(key: key, isLong: isLong, firstDay: firstDay)
    }
  }
}
