extension FestivalRecord.Day {
  /// Returns the days of a rule in some years, in order.
  ///
  /// The runtime calls it with its tables, the compiler with the values that it is about to write: there is one rule for a festival
  /// in a year with a leap month, and for one on a day that a month does not have.
  ///
  /// - Parameters:
  ///   - years: The Gregorian years of days by the Gregorian calendar, by solar terms and of elections.
  ///   - lunarYears: The lunar years of days by the lunar calendar, 1899 to 2100.
  ///   - months: The months of the calendar.
  ///   - clock: The offsets of the calendar from UTC, which decide the day of a solar term.
  ///   - terms: The instants of the solar terms; years outside the table have no such day.
  ///   - scales: The difference between TT and UTC.
  @inlinable package func days(
    inYears years: ClosedRange<Int>, lunarYears: ClosedRange<Int>, months: some LunarTable,
    clock: some ZoneEraTable, terms: some SolarTermTable, scales: some TimeScaleTable
  ) -> [DayNumber] {
    var days: [DayNumber] = []
    switch self {
    case .solar(let month, let day):
      // 29 February is not in every year.
      for year in years {
        if let date = try? CivilDate(year: year, month: month, day: day) { days.append(DayNumber(date)) }
      }
    case .lunar(let number, let day, let leapMonth):
      for year in lunarYears {
        let (regular, leap) = months.months(UInt32(truncatingIfNeeded: number), ofYear: UInt32(year))
        if leapMonth != .leap || leap == nil { days.append(regular.dayNumber(day)) }
        if leapMonth != .regular, let leap { days.append(leap.dayNumber(day)) }
      }
    case .lunarYearEnd:
      for year in lunarYears {
        let (month, leap) = months.months(12, ofYear: UInt32(year))
        days.append((leap ?? month).lastDay)
      }
    case .solarTerm(let term):
      for year in years where year >= terms.firstTermYear && year < terms.firstTermYear + terms.termYearCount
      {
        days.append(clock.localTime(of: scales.utc(terms.instant(of: term, year: year))).day)
      }
    case .wednesday(let month, let day, let first, let interval, let holidayMonth, let holidayDay):
      for year in years where year >= first && (year - first) % interval == 0 {
        var election = DayNumber(CivilDate(unchecked: Int32(year), Int32(month), Int32(day)))
        let holiday = DayNumber(CivilDate(unchecked: Int32(year), Int32(holidayMonth), Int32(holidayDay)))
        while election.weekday != .wednesday { election = election.advanced(by: 1) }
        days.append(abs(election.distance(to: holiday)) > 1 ? election : election.advanced(by: 7))
      }
    }
    return days
  }
}

extension LunarTable {
  /// Returns the month with a number in a year of the range, and the leap month that follows it, if there is one.
  @inlinable package func months(
    _ number: UInt32, ofYear year: UInt32
  ) -> (regular: LunarMonthRecord, leap: LunarMonthRecord?) {
    let key = LunarMonthKey(year: year, month: number, isLeap: false)
    let (month, next) = twoMonths(at: index(of: key))
    let leap = LunarMonthRecord(raw: next)
    return (LunarMonthRecord(raw: month), leap.key.raw == key.raw | 1 ? leap : nil)
  }
}

extension LunarMonthRecord {
  /// The last day of the month.
  @inlinable package var lastDay: DayNumber {
    DayNumber(unchecked: firstDay.rataDie &+ Int32(bitPattern: length) &- 1)
  }

  /// Returns a day of the month; the last one if the month does not have it.
  @inlinable func dayNumber(_ day: Int) -> DayNumber {
    DayNumber(
      unchecked: firstDay.rataDie &+ min(Int32(truncatingIfNeeded: day), Int32(bitPattern: length)) &- 1)
  }
}
