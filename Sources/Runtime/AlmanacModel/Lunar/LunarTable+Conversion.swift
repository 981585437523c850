extension LunarTable {
  /// The lunar date of a day: an estimate of the month's index and one comparison, no search.
  @inlinable @inline(__always)
  package func lunarDate(of day: DayNumber) throws(LunarDateError) -> LunarDate {
    // Wrapping operators: the range is checked first, and the records hold what the generator has proved.
    let count = UInt32(bitPattern: day.rataDie &- LunarMonthEstimate.firstDay)
    guard count < LunarMonthEstimate.dayCount else { throw .dayOutsideTables(day) }
    let (candidate, next) = twoMonths(at: estimate.index(daysFromFirst: count))
    let daysFromEpoch = UInt32(bitPattern: day.rataDie &- LunarMonthRecord.epoch)
    let month = LunarMonthRecord(
      raw: LunarMonthRecord(raw: next).daysFromEpoch > daysFromEpoch ? candidate : next)
    // The table has a few months of 1898 and 2101; they are not part of the range.
    guard month.key.isInRange else { throw .dayOutsideTables(day) }
    return LunarDate(key: month.key, day: daysFromEpoch &- month.daysFromEpoch &+ 1)
  }

  /// The day of a lunar date, or why there is none: an estimate of the month's index, and the record with its key.
  @inlinable @inline(__always)
  package func day(of date: LunarDate) throws(LunarDateError) -> DayNumber {
    let key = date.monthKey
    // Month 1 stands at the estimate or one behind; a leap month before this one moves it one further.
    let first = estimate.indexOfFirstMonth(yearsFromFirst: key.raw >> 5)
    let (a, b, c) = threeMonths(at: first &+ Int(truncatingIfNeeded: key.month) &- 1)
    let raw = a >> 19 == key.raw ? a : b >> 19 == key.raw ? b : c
    let month = LunarMonthRecord(raw: raw)
    guard month.key == key else { throw .noSuchLeapMonth(date) }
    let dayOfMonth = date.raw & 31
    guard dayOfMonth <= month.length else { throw .noSuchDay(date) }
    return DayNumber(unchecked: month.firstDay.rataDie &+ Int32(bitPattern: dayOfMonth) &- 1)
  }
}
