extension LunarTable {
  /// Returns the lunar date of a day.
  ///
  /// It takes an estimate of the month's index and one comparison; there is no search.
  @inlinable @inline(__always)
  package func lunarDate(of day: DayNumber) throws(LunarDateError) -> LunarDate {
    // Wrapping operators: the range is checked first, and the generator has checked the records.
    let count = UInt32(bitPattern: day.rataDie &- LunarMonthEstimate.firstDay)
    guard count < LunarMonthEstimate.dayCount else { try LunarDateError.dayOutsideTables(day).raise() }
    let (candidate, next) = twoMonths(at: estimate.index(daysFromFirst: count))
    let daysFromEpoch = UInt32(bitPattern: day.rataDie &- LunarMonthRecord.epoch)
    let month = LunarMonthRecord(
      raw: LunarMonthRecord(raw: next).daysFromEpoch > daysFromEpoch ? candidate : next)
    // The table also has a few months of 1898 and 2101, which are not part of the range.
    guard month.key.isInRange else { try LunarDateError.dayOutsideTables(day).raise() }
    return LunarDate(key: month.key, day: daysFromEpoch &- month.daysFromEpoch &+ 1)
  }

  /// Returns the day of a lunar date, or throws the reason why there is none.
  ///
  /// It takes an estimate of the month's index and a comparison with the keys found there.
  @inlinable @inline(__always)
  package func day(of date: LunarDate) throws(LunarDateError) -> DayNumber {
    let key = date.monthKey
    // The index of month 1 is the estimate or one more; a leap month before this one adds another.
    let first = estimate.indexOfFirstMonth(yearsFromFirst: key.raw >> 5)
    let (a, b, c) = threeMonths(at: first &+ Int(truncatingIfNeeded: key.month) &- 1)
    let raw = a >> 19 == key.raw ? a : b >> 19 == key.raw ? b : c
    let month = LunarMonthRecord(raw: raw)
    guard month.key == key else { try LunarDateError.noSuchLeapMonth(date).raise() }
    let dayOfMonth = date.raw & 31
    guard dayOfMonth <= month.length else { try LunarDateError.noSuchDay(date).raise() }
    return DayNumber(unchecked: month.firstDay.rataDie &+ Int32(bitPattern: dayOfMonth) &- 1)
  }

  /// Returns the civil date of a lunar date, or throws the reason why there is none.
  @inlinable @inline(__always)
  package func civilDate(of date: LunarDate) throws(LunarDateError) -> CivilDate {
    CivilDate(try day(of: date), ofLunarYear: date.monthKey.year)
  }
}

extension CivilDate {
  /// Creates the civil date of a day whose lunar year is known, without the divisions that find the year.
  ///
  /// A lunar year begins in January or February of the Gregorian year with its number and ends before March
  /// of the next. So its days are counted from 1 March of the first of these years.
  @inlinable @inline(__always)
  package init(_ day: DayNumber, ofLunarYear year: UInt32) {
    // Of the century years in the range, 1900 and 2100 are not leap years, and 2000 is one.
    let firstOfMarch = (1461 &* year) >> 2 &- 320 &+ (year < 1900 ? 1 : 0) &- (year >= 2100 ? 1 : 0)
    let fromMarch = day.rataDie &- Int32(bitPattern: firstOfMarch)
    if fromMarch >= 0 {
      self.init(yearFromMarch: year, dayOfYear: UInt32(bitPattern: fromMarch))
    } else {
      let length: Int32 = year & 3 == 0 && year != 1900 && year != 2100 ? 366 : 365
      self.init(yearFromMarch: year &- 1, dayOfYear: UInt32(bitPattern: fromMarch &+ length))
    }
  }
}
