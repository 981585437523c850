public import AlmanacModel
public import AlmanacTables

/// A lunisolar calendar compiled into the tables.
///
/// ```swift
/// let tet = try LunarDate(year: 2026, month: 1, day: 1)
/// let date = try LunarCalendar.vietnamese.civilDate(of: tet)  // 2026-02-17
/// ```
///
/// Every day of the lunar years 1899 to 2100 (1899-02-10 to 2101-01-28) converts both ways.
public struct LunarCalendar: Hashable, Sendable {
  /// The index in the generated list of calendars.
  ///
  /// The index may change when a calendar is added; ids do not change.
  @usableFromInline let index: UInt8

  /// The Vietnamese calendar as in printed tables, but for ``publishedDifferences``.
  ///
  /// Its clock is Beijing mean time before 1929, UTC+8 to 1967, and UTC+7 from 1968.
  public static var vietnamese: LunarCalendar { LunarCalendar(index: calendar_vietnamese) }

  /// The Vietnamese calendar by the rule of today, UTC+7, for all years.
  public static var vietnameseUTC7: LunarCalendar { LunarCalendar(index: calendar_vietnamese_utc7) }

  /// The Chinese calendar as in published tables, but for ``publishedDifferences``.
  ///
  /// Its clock is UTC+8 before 1914, Beijing mean time to 1928, and UTC+8 from 1929.
  public static var chinese: LunarCalendar { LunarCalendar(index: calendar_chinese) }

  /// The Chinese calendar by the rule of today, UTC+8, for all years.
  public static var chineseUTC8: LunarCalendar { LunarCalendar(index: calendar_chinese_utc8) }

  /// The Korean calendar as in the tables of KASI: UTC+8 before 1912, UTC+9 from then on.
  public static var korean: LunarCalendar { LunarCalendar(index: calendar_korean) }

  /// The same calendar with the clock of Japan, UTC+9; no authority publishes it.
  public static var japanese: LunarCalendar { LunarCalendar(index: calendar_japanese) }

  /// All compiled calendars, in the order of their ids.
  public static var all: [LunarCalendar] {
    (0..<calendarCount).map { LunarCalendar(index: UInt8($0)) }
  }

  init(index: UInt8) {
    self.index = index
  }

  /// Creates the calendar with an id, such as `vietnamese` or `chinese-utc8`.
  ///
  /// - Returns: `nil` if the tables have no calendar with this id; ``all`` lists the calendars.
  public init?(id: String) {
    // Compares bytes: comparing strings needs Unicode tables that Embedded Swift does not link.
    let index = (0..<calendarCount).first { calendarID($0).utf8.elementsEqual(id.utf8) }
    guard let index else { return nil }
    self.init(index: UInt8(index))
  }

  /// The id: lower-case words joined by hyphens, such as `chinese-utc8`.
  public var id: String { calendarID(Int(index)) }

  /// The tradition by which the day almanac is computed; `nil` if the calendar has none.
  public var dayRules: DayRules? { calendarRecords[Int(index)].dayRules }

  /// The list of names of its pentads; `nil` if it has none.
  package var pentads: PentadNames? { calendarRecords[Int(index)].pentads }

  /// The language in which the calendar's names are native; `nil` if the library does not have it.
  public var ownLanguage: Language? {
    calendarRecords[Int(index)].names.flatMap { Language(rawValue: $0) }
  }

  /// The id of the country whose festivals and laws the calendar has; `nil` if it has none.
  package var countryID: String? { calendarRecords[Int(index)].country }
}

extension LunarCalendar: CustomStringConvertible {
  /// The id.
  public var description: String { id }
}

extension LunarCalendar {
  var table: CompiledCalendar { CompiledCalendar(calendar: index) }

  /// Returns the lunar date of a day.
  ///
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` outside 1899-02-10 to 2101-01-28.
  public func lunarDate(of day: DayNumber) throws(LunarDateError) -> LunarDate {
    try table.lunarDate(of: day)
  }

  /// Returns the lunar date of a civil date.
  ///
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` outside 1899-02-10 to 2101-01-28.
  @inlinable @inline(__always)
  public func lunarDate(of date: CivilDate) throws(LunarDateError) -> LunarDate {
    #if arch(wasm32)
    // Two tables have the answer; the linker drops the larger one, which is not used here.
    return try lunarDate(of: DayNumber(date))
    #else
    let month = CivilMonthRecord(raw: civilMonth(index, CivilMonthRecord.index(of: date)))
    let lunarDate = month.lunarDate(ofDay: UInt32(bitPattern: date.raw & 31))
    guard lunarDate.monthKey.isInRange else { try LunarDateError.raise(outsideTables: date) }
    return lunarDate
    #endif
  }

  /// Returns the day of a lunar date.
  ///
  /// - Throws: ``LunarDateError/noSuchLeapMonth(_:)`` or ``LunarDateError/noSuchDay(_:)`` if this calendar does not
  ///   have the date.
  public func day(of date: LunarDate) throws(LunarDateError) -> DayNumber {
    try table.day(of: date)
  }

  /// Returns the civil date of a lunar date.
  ///
  /// - Throws: ``LunarDateError/noSuchLeapMonth(_:)`` or ``LunarDateError/noSuchDay(_:)`` if this calendar does not
  ///   have the date.
  @inlinable @inline(__always)
  public func civilDate(of date: LunarDate) throws(LunarDateError) -> CivilDate {
    #if arch(wasm32)
    return CivilDate(try day(of: date), ofLunarYear: date.monthKey.year)
    #else
    let month = LunarMonthStart(raw: monthStart(index, LunarMonthStart.index(of: date.monthKey)))
    guard month.exists else { try LunarDateError.noSuchLeapMonth(date).raise() }
    guard date.raw & 31 <= month.length else { try LunarDateError.noSuchDay(date).raise() }
    return month.civilDate(of: date)
    #endif
  }
}

// The same functions for civil dates in place of day numbers.

extension LunarCalendar {
  /// Returns the month that contains a civil date.
  public func month(containing date: CivilDate) throws(LunarDateError) -> LunarMonth {
    try month(containing: DayNumber(date))
  }

  /// Returns the reason why the lunar date of a civil date is uncertain, or `nil` if it is certain.
  public func uncertainty(on date: CivilDate) throws(LunarDateError) -> LunarUncertainty? {
    try uncertainty(on: DayNumber(date))
  }

  /// Whether the lunar date of a civil date is certain.
  public func isCertain(_ date: CivilDate) throws(LunarDateError) -> Bool { try isCertain(DayNumber(date)) }

  /// Returns the first occurrence of a recurring day on or after a civil date.
  public func next(_ recurring: RecurringLunarDate, from date: CivilDate) throws(LunarDateError) -> CivilDate?
  {
    try next(recurring, from: DayNumber(date)).map { CivilDate($0) }
  }

  /// Returns the solar term in force on a civil date.
  public func solarTerm(inForceOn date: CivilDate) throws(SkyError) -> SolarTermEvent {
    try solarTerm(inForceOn: DayNumber(date))
  }

  /// Returns the appearance of the Moon on a civil date.
  public func moonAppearance(on date: CivilDate) throws(SkyError) -> MoonAppearance {
    try moonAppearance(on: DayNumber(date))
  }
}

extension LunarCalendar {
  /// The days that can be converted: those of the lunar years 1899 to 2100.
  ///
  /// In the calendars of today these are 1899-02-10 to 2101-01-28.
  public var days: ClosedRange<DayNumber> {
    LunarYear(calendar: self, year: LunarDate.years.lowerBound)
      .firstDayNumber...LunarYear(calendar: self, year: LunarDate.years.upperBound).lastDayNumber
  }

  /// Returns a lunar year.
  ///
  /// - Parameter year: 1899 to 2100; the Gregorian year in which it begins.
  /// - Throws: ``LunarDateError/fieldOutOfRange(_:value:)``
  public func year(_ year: Int) throws(LunarDateError) -> LunarYear {
    guard LunarDate.years.contains(year) else { throw .fieldOutOfRange(.year, value: year) }
    return LunarYear(calendar: self, year: year)
  }

  /// Returns a month of a lunar year.
  ///
  /// - Throws: ``LunarDateError/fieldOutOfRange(_:value:)`` or ``LunarDateError/noSuchLeapMonth(_:)``
  public func month(_ month: Int, isLeap: Bool = false, ofYear year: Int) throws(LunarDateError) -> LunarMonth
  {
    try self.month(of: LunarDate(year: year, month: month, isLeapMonth: isLeap, day: 1))
  }

  /// Returns the month that contains a lunar date.
  ///
  /// - Throws: ``LunarDateError`` if this calendar does not have the date.
  public func month(of date: LunarDate) throws(LunarDateError) -> LunarMonth {
    let index = table.index(of: date.monthKey)
    guard LunarMonthRecord(raw: table.twoMonths(at: index).0).key == date.monthKey else {
      throw .noSuchLeapMonth(date)
    }
    let month = LunarMonth(calendar: self, index: index)
    guard date.day <= month.dayCount else { throw .noSuchDay(date) }
    return month
  }

  /// Returns the month that contains a day.
  ///
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)`` outside 1899-02-10 to 2101-01-28.
  public func month(containing day: DayNumber) throws(LunarDateError) -> LunarMonth {
    try month(of: lunarDate(of: day))
  }

  /// Returns the reason why this calendar does not have a lunar date: no such leap month, or no day 30.
  ///
  /// - Returns: `nil` if the calendar has the date.
  public func validationError(of date: LunarDate) -> LunarDateError? {
    do throws(LunarDateError) {
      _ = try day(of: date)
      return nil
    } catch {
      return error
    }
  }
}

extension LunarCalendar {
  /// Returns the position of the year in the cycle of sixty on a day.
  ///
  /// - Parameters:
  ///   - day: 1899-02-10 to 2101-01-28.
  ///   - start: When years begin: with the lunar new year, as in printed calendars, or on the day of the term
  ///     at 315°.
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)``
  public func sexagenaryYear(
    on day: DayNumber, start: SexagenaryYearStart = .lunarNewYear
  ) throws(LunarDateError) -> SexagenaryCycle {
    switch start {
    case .lunarNewYear: return SexagenaryCycle(lunarYear: try lunarDate(of: day).year)
    case .springBegins: return SexagenaryCycle(lunarYear: try solarYear(on: day).year)
    }
  }

  /// Returns the position of the month in the cycle of sixty on a day.
  ///
  /// - Parameters:
  ///   - day: 1899-02-10 to 2101-01-28.
  ///   - rule: Which months are counted: those of the lunar calendar, or those from one minor term to the
  ///     next.
  /// - Throws: ``LunarDateError/dayOutsideTables(_:)``
  public func sexagenaryMonth(
    on day: DayNumber, rule: SexagenaryMonthRule = .lunarMonths
  ) throws(LunarDateError) -> SexagenaryCycle {
    switch rule {
    case .lunarMonths:
      let date = try lunarDate(of: day)
      return SexagenaryCycle(lunarMonth: date.month, ofYear: date.year)
    case .solarTerms:
      let (year, month) = try solarYear(on: day)
      return SexagenaryCycle(lunarMonth: month, ofYear: year)
    }
  }

  /// Returns the year and month counted by minor terms: month 1 begins on the day of the term at 315°.
  private func solarYear(on day: DayNumber) throws(LunarDateError) -> (year: Int, month: Int) {
    // The terms reach a little farther than the lunar years; this check gives both rules the same range.
    _ = try lunarDate(of: day)
    do throws(SkyError) {
      let event = try solarTerm(inForceOn: day)
      // 315° is the third term of a Gregorian year; two terms make a month.
      let termsSinceSpring = event.term.positionInYear - 2
      return termsSinceSpring >= 0
        ? (event.year, termsSinceSpring / 2 + 1) : (event.year - 1, (termsSinceSpring + 24) / 2 + 1)
    } catch {
      throw .dayOutsideTables(day)
    }
  }
}

extension LunarCalendar {
  /// Returns the civil day of a moment on the clock of this calendar.
  ///
  /// - Throws: ``CivilDateError/dayNumberOutOfRange(_:)`` outside the years 1 to 9999.
  public func day(at instant: Instant) throws(CivilDateError) -> DayNumber {
    try instant.day(atOffset: offset(at: instant))
  }

  /// Returns the civil day of an event of the tables, which is always in range.
  func day(ofEventAt instant: Instant) -> DayNumber { table.localTime(of: instant).day }

  /// Returns local time minus UTC on the clock of this calendar at a moment, in seconds.
  public func offset(at instant: Instant) -> Int { Int(table.offset(at: instant)) }

  /// The offset periods, as noon at UTC+8 shows them: the first day of each, and local time minus UTC in seconds.
  package var offsetPeriods: [(firstDay: DayNumber, offset: Int)] {
    let noon: Int64 = 4 * 3_600
    var periods = [(firstDay: days.lowerBound, offset: Int(table.eraOffset(at: 0)))]
    for era in 1..<max(1, table.eraCount) {
      // The first day whose noon is not before the era.
      let start = table.eraStart(at: era) - noon + ClockTime.secondsPerDay - 1
      let first = ClockTime(secondsSince1970: start).day
      guard first <= days.upperBound else { break }
      let offset = Int(table.eraOffset(at: era))
      if first <= periods[periods.count - 1].firstDay { periods.removeLast() }
      if periods.last?.offset != offset { periods.append((max(first, days.lowerBound), offset)) }
    }
    return periods
  }

  /// Returns the civil date of a solar term in this calendar.
  public func date(of event: SolarTermEvent) -> CivilDate { CivilDate(day(ofEventAt: event.instant)) }

  /// Returns the civil date of a phase of the Moon in this calendar.
  public func date(of event: MoonPhaseEvent) -> CivilDate { CivilDate(day(ofEventAt: event.instant)) }

  /// Returns how far a solar term is from midnight in this calendar, and whether its day is certain.
  public func margin(of event: SolarTermEvent) -> DayMargin {
    CompiledSky().margin(of: event.terrestrialInstant, on: table)
  }

  /// Returns how far a phase of the Moon is from midnight in this calendar, and whether its day is certain.
  public func margin(of event: MoonPhaseEvent) -> DayMargin {
    CompiledSky().margin(of: event.terrestrialInstant, on: table)
  }

  /// Returns the 24 solar terms of a civil year in order of time, from minor cold (285°) in January to the December solstice.
  ///
  /// They are the same in every calendar; ``date(of:)-(SolarTermEvent)`` has their dates, some of which differ.
  ///
  /// - Parameter year: 1899 to 2101.
  /// - Throws: ``SkyError/yearOutsideTables(_:)``
  public func solarTerms(ofYear year: Int) throws(SkyError) -> [SolarTermEvent] {
    try SolarTerm.inYearOrder.map { (term) throws(SkyError) in try SolarTermEvent(term, year: year) }
  }

  /// Returns the solar term in force on a day: the last one that has begun when the day ends.
  ///
  /// On the day it begins, a term is already in force.
  ///
  /// - Throws: ``SkyError/dayOutsideTables(_:)`` outside the years 1899 to 2101.
  public func solarTerm(inForceOn day: DayNumber) throws(SkyError) -> SolarTermEvent {
    let start = ClockTime.secondsSince1970(startOf: day)
    let end = start + ClockTime.secondsPerDay
    let hasBegun = { (event: SolarTermEvent) -> Bool in
      // Most events are days away from the end of the day, so that no clock has to be looked up.
      let seconds = event.terrestrialInstant.clockSecondsSince1970
      if seconds < end - Self.greatestClockDifference { return true }
      if seconds > end + Self.greatestClockDifference { return false }
      return self.day(ofEventAt: event.instant) <= day
    }
    guard let event = SolarTermEvent.last(where: hasBegun, near: start + 43_200) else {
      throw .dayOutsideTables(day)
    }
    return event
  }

  /// An upper limit in seconds for the difference between a clock and Terrestrial Time.
  ///
  /// It allows 15 hours of offset and some minutes of Delta T.
  private static var greatestClockDifference: Int64 { 15 * 3600 + 600 }

  /// Returns the solar term that begins on a day, if there is one.
  ///
  /// - Throws: ``SkyError/dayOutsideTables(_:)`` outside the years 1899 to 2101.
  public func solarTerm(beginningOn day: DayNumber) throws(SkyError) -> SolarTermEvent? {
    let event = try solarTerm(inForceOn: day)
    return self.day(ofEventAt: event.instant) == day ? event : nil
  }

  /// Returns the principal phase that falls on a day, if there is one.
  ///
  /// - Throws: ``SkyError/dayOutsideTables(_:)`` outside the tables.
  public func moonPhase(on day: DayNumber) throws(SkyError) -> MoonPhaseEvent? {
    let event = try lastPhase(by: day)
    return self.day(ofEventAt: event.instant) == day ? event : nil
  }

  /// Returns the appearance of the Moon on a day, as one of eight phases.
  ///
  /// - Throws: ``SkyError/dayOutsideTables(_:)`` outside the tables.
  public func moonAppearance(on day: DayNumber) throws(SkyError) -> MoonAppearance {
    let event = try lastPhase(by: day)
    return self.day(ofEventAt: event.instant) == day
      ? MoonAppearance(event.phase) : MoonAppearance(after: event.phase)
  }

  private func lastPhase(by day: DayNumber) throws(SkyError) -> MoonPhaseEvent {
    let noon = ClockTime.secondsSince1970(startOf: day) + 43_200
    guard let event = MoonPhaseEvent.last(where: { self.day(ofEventAt: $0.instant) <= day }, near: noon)
    else {
      throw .dayOutsideTables(day)
    }
    return event
  }

  /// Returns the days of a festival's rule that may be in a range: those of its Gregorian and of its lunar years.
  ///
  /// - Parameter lunarYears: The lunar years of the range, 1899 to 2100.
  package func days(
    of rule: FestivalRecord.Day, in range: ClosedRange<DayNumber>, lunarYears: ClosedRange<Int>
  ) -> [DayNumber] {
    let sky = CompiledSky()
    return rule.days(
      inYears: CivilDate(range.lowerBound).year...CivilDate(range.upperBound).year, lunarYears: lunarYears,
      months: table, clock: table, terms: sky, scales: sky)
  }
}
