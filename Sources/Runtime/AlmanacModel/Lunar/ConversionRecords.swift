/// The lunar dates of one Gregorian month as the tables store them, in 32 bits.
///
/// | bits | field |
/// |---|---|
/// | 31-23 | the number to add for days after the first lunar month: 32 times the step to the key of the second, less the length |
/// | 22-18 | days of the Gregorian month that belong to the first lunar month, 1 to 30 |
/// | 17-5 | key of the first lunar month (``LunarMonthKey``) |
/// | 4-0 | days of the first lunar month before the 1st, 0 to 29 |
///
/// A few Gregorian months have days of three lunar months: their 1st is the last day of one, their 31st the first day of another, and
/// the one between has 29 days. They have 0 in bits 22-18, and in the bits above them the steps of the key, 4 bits each: to the second
/// month and from there to the third.
///
/// A date is found without a day number and without a search.
@usableFromInline package struct CivilMonthRecord: Hashable, Sendable {
  @usableFromInline package let raw: UInt32

  @inlinable package init(raw: UInt32) {
    self.raw = raw
  }

  /// Encodes a Gregorian month.
  ///
  /// - Parameters:
  ///   - first: The first day.
  ///   - months: The lunar month of that day and those after it, two at least; without a third one, the Gregorian month must end
  ///     with the second.
  package init(first: DayNumber, months: ArraySlice<LunarMonthRecord>) {
    let months = Array(months.prefix(3))
    let before = UInt32(months[0].firstDay.distance(to: first))
    let daysOfFirst = months[0].length - before
    let steps = zip(months, months.dropFirst()).map { $1.key.raw - $0.key.raw }
    let date = CivilDate(first)
    let isOfThree =
      daysOfFirst == 1 && months[1].length == 29
      && CivilDate.lengthOfMonth(date.month, ofYear: date.year) == 31
    raw =
      (isOfThree
        ? (steps[0] | steps[1] << 4) << 23 : (steps[0] << 5 - months[0].length) << 23 | daysOfFirst << 18)
      | months[0].key.raw << 5 | before
  }

  /// The first Gregorian year with records; each year has 12 of them.
  @inlinable package static var firstYear: Int32 { 1899 }

  /// The number of records: January 1899 to February 2101, which contain the lunar years 1899 to 2100.
  @inlinable package static var count: Int { 2426 }

  /// Returns the index of the month of a date; for a month without a record it is outside 0..<``count``.
  @inlinable package static func index(of date: CivilDate) -> Int {
    Int(truncatingIfNeeded: (date.raw >> 9 &- firstYear) &* 12 &+ date.raw >> 5 & 15 &- 1)
  }

  /// Returns the lunar date of a day of the month.
  ///
  /// Its key is out of range if the day is outside the lunar years 1899 to 2100, or if the record is 0.
  ///
  /// - Parameter day: 1 to the length of the Gregorian month.
  @inlinable @inline(__always)
  package func lunarDate(ofDay day: UInt32) -> LunarDate {
    let daysOfFirst = raw >> 18 & 31
    guard daysOfFirst > 0 else { return lunarDateOfThree(ofDay: day) }
    // A mask: the compiler turns a comparison into a branch, which a processor predicts badly when days come in random order.
    let isBehindFirst = UInt32(bitPattern: Int32(bitPattern: daysOfFirst &- day) >> 31)
    return LunarDate(raw: raw & 0x3_FFFF &+ day &+ raw >> 23 & isBehindFirst)
  }

  /// Returns the lunar date of a day of a month with days of three lunar months.
  @inline(never) @usableFromInline
  func lunarDateOfThree(ofDay day: UInt32) -> LunarDate {
    let key = raw >> 5 & 0x1FFF
    guard day > 1 else { return LunarDate(raw: raw & 0x3_FFFF &+ 1) }
    let second = key &+ raw >> 23 & 15
    return day < 31
      ? LunarDate(raw: second << 5 | day &- 1) : LunarDate(raw: (second &+ raw >> 27 & 15) << 5 | 1)
  }
}

/// The civil date on which one lunar month begins, as the tables store it, in 16 bits.
///
/// | bits | field |
/// |---|---|
/// | 14 | 1 if the 30th day is in the third Gregorian month: from 31 January to 1 March |
/// | 13-12 | length of the first Gregorian month, less 28 |
/// | 11 | 1 |
/// | 10 | 1 for a lunar month of 30 days, 0 for 29 |
/// | 9 | 1 if it begins in the Gregorian year after the one with the number of its lunar year |
/// | 8-5 | Gregorian month of the first day |
/// | 4-0 | day of that month |
///
/// A record of 0 says that there is no such month.
@usableFromInline package struct LunarMonthStart: Hashable, Sendable {
  @usableFromInline package let raw: UInt16

  @inlinable package init(raw: UInt16) {
    self.raw = raw
  }

  /// Encodes the start of a month.
  package init(_ month: LunarMonthRecord) {
    let first = CivilDate(month.firstDay)
    let length = CivilDate.lengthOfMonth(first.month, ofYear: first.year)
    let reachesMarch =
      first.month == 1 && first.day == 31 && month.isLong && !CivilDate.isLeapYear(first.year)
    let yearsLater = first.year - Int(month.key.year)
    raw =
      (reachesMarch ? 1 << 14 : 0) | UInt16(length - 28) << 12 | 1 << 11 | (month.isLong ? 1 << 10 : 0)
      | UInt16(yearsLater) << 9 | UInt16(first.month << 5 | first.day)
  }

  /// The number of records: each lunar year of 1899 to 2100 has one for each number of a month, and one for its leap month.
  @inlinable package static var count: Int { 202 * 24 }

  /// Returns the index of a month whose year is in range.
  @inlinable package static func index(of key: LunarMonthKey) -> Int {
    // Keys of a year differ by 32, of which 2 to 25 are in use; 1899 is the second year of the keys.
    Int(truncatingIfNeeded: key.raw >> 5 &* 24 &+ key.raw & 31 &- 26)
  }

  /// Whether there is such a month.
  @inlinable package var exists: Bool { raw != 0 }

  /// The number of days, 29 or 30.
  @inlinable package var length: UInt32 { UInt32(29 &+ raw >> 10 & 1) }

  /// Returns the civil date of a day of the month.
  ///
  /// - Parameter date: A date of this month, with a day that the month has.
  @inlinable @inline(__always)
  package func civilDate(of date: LunarDate) -> CivilDate {
    let record = Int32(raw)
    let later = Int32(bitPattern: date.raw & 31) &- 1
    let length = 28 &+ record >> 12 & 3
    // The year, month and day of a civil date are 9, 5 and 0 bits up: the month after one of `length` days is 32 - `length` farther
    // than the days, and the January after a December another 128, for 3 values of a month are not in use.
    let isDecember = (383 &- record & 0x1FF) >> 31
    let isBehindMonth = (length &- record & 31 &- later) >> 31
    let toNextMonth = (32 &- length &+ isDecember & 128) & isBehindMonth
    let toMarch = record >> 14 & (later &+ 3) >> 5 &* 4
    let year = Int32(bitPattern: date.monthKey.year) &+ record >> 9 & 1
    return CivilDate(raw: year << 9 &+ record & 0x1FF &+ later &+ toNextMonth &+ toMarch)
  }
}
