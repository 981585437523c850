/// The months of one calendar, as the conversions read them.
///
/// The generator implements it with its own arrays, the runtime with the generated tables.
@usableFromInline package protocol LunarTable {
  /// The constants that estimate a month's index.
  var estimate: LunarMonthEstimate { get }
  /// Returns the raw ``LunarMonthRecord``s at an index and at the next.
  func twoMonths(at index: Int) -> (UInt32, UInt32)
  /// Returns the raw ``LunarMonthRecord``s at an index and at the next two.
  func threeMonths(at index: Int) -> (UInt32, UInt32, UInt32)
}

extension LunarTable {
  /// Returns the index at which the month with a key is, if it exists.
  ///
  /// The caller must compare the key of the month at that index.
  @inlinable package func index(of key: LunarMonthKey) -> Int {
    let estimate =
      estimate.indexOfFirstMonth(yearsFromFirst: key.raw >> 5) &+ Int(truncatingIfNeeded: key.month) &- 1
    let (a, b, _) = threeMonths(at: estimate)
    return a >> 19 == key.raw ? estimate : b >> 19 == key.raw ? estimate &+ 1 : estimate &+ 2
  }

  /// Returns the index of month 1 of a year; the year must be in the range.
  @inlinable package func indexOfFirstMonth(ofYear year: UInt32) -> Int {
    index(of: LunarMonthKey(year: year, month: 1, isLeap: false))
  }
}

extension LunarTable {
  /// Returns the lunar date of a day.
  ///
  /// An estimate of the month's index and one comparison are enough; there is no search.
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
  /// An estimate of the month's index and a comparison with the keys found there are enough.
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

/// An uncertain event and the days whose lunar date depends on it, as four numbers of the tables.
///
/// | position | field |
/// |---|---|
/// | 0 | 0 for a new moon, 1 for a solar term |
/// | 1 | lunation, or 24 * Gregorian year + longitude / 15 |
/// | 2 | first day that would change, rata die |
/// | 3 | last day that would change, rata die |
@usableFromInline package struct LunarUncertaintyRecord: Hashable, Sendable {
  @usableFromInline package enum Event: Hashable, Sendable {
    case newMoon(lunation: Int)
    case solarTerm(SolarTerm, year: Int)
  }

  @usableFromInline package let event: Event
  @usableFromInline package let days: ClosedRange<DayNumber>

  package init(event: Event, days: ClosedRange<DayNumber>) {
    self.event = event
    self.days = days
  }

  /// The four numbers of a record in the tables.
  package typealias Numbers = (kind: Int32, key: Int32, first: Int32, last: Int32)

  /// The count of numbers in a record.
  package static var width: Int { 4 }

  /// Creates the record of four numbers, or `nil` if they are not valid.
  package init?(_ numbers: Numbers) {
    let key = Int(numbers.key)
    guard numbers.first <= numbers.last, let term = SolarTerm(rawValue: (key % 24 + 24) % 24) else {
      return nil
    }
    event = numbers.kind == 0 ? .newMoon(lunation: key) : .solarTerm(term, year: key / 24)
    days = DayNumber(unchecked: numbers.first)...DayNumber(unchecked: numbers.last)
  }

  /// The four numbers.
  package var numbers: Numbers {
    let (kind, key) =
      switch event {
      case .newMoon(let lunation): (0, lunation)
      case .solarTerm(let term, let year): (1, 24 * year + term.rawValue)
      }
    return (Int32(kind), Int32(key), days.lowerBound.rataDie, days.upperBound.rataDie)
  }
}
