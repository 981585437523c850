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

  /// The civil date of a lunar date, or why there is none.
  @inlinable @inline(__always)
  package func civilDate(of date: LunarDate) throws(LunarDateError) -> CivilDate {
    CivilDate(try day(of: date), ofLunarYear: date.monthKey.year)
  }
}

extension CivilDate {
  /// The civil date of a day of a lunar year; that of the day alone, without the divisions that find its year.
  ///
  /// A lunar year begins in January or February of the year of its number and ends before March of the next, so its days
  /// are counted from 1 March of the former.
  @inlinable @inline(__always)
  package init(_ day: DayNumber, ofLunarYear year: UInt32) {
    // Of the full centuries in the range of lunar years, 1900 and 2100 are no leap years and 2000 is one.
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
