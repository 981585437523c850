public import Almanac

/// A festival on a day.
public struct FestivalDay: Hashable, Sendable {
  /// The day on which the festival is.
  public let day: DayNumber
  /// The festival and its rule.
  public let festival: Festival

  /// The days that the law names as paid; `nil` if there are none.
  ///
  /// If the days are decided every year, only the day of the festival is certain, and the range holds that
  /// day alone.
  public var paidDays: ClosedRange<DayNumber>? {
    switch festival.paidDays {
    case .none: return nil
    case .among, .decidedEveryYear: return day...day
    case .fixed(let first, let count):
      let start = day.rataDie + Int32(first)
      return DayNumber(unchecked: start)...DayNumber(unchecked: start + Int32(count) - 1)
    }
  }
}

extension LunarCalendar {
  /// Returns the festivals in a range of days, in order of time.
  ///
  /// ```swift
  /// let year = try DayNumber(CivilDate(year: 2026, month: 1, day: 1))...DayNumber(CivilDate(year: 2026, month: 12, day: 31))
  /// for entry in try LunarCalendar.vietnamese.festivals(in: year) {
  ///   print(CivilDate(entry.day), entry.festival.name(in: .vietnamese))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - range: Days from 1899-02-10 to 2101-01-28.
  ///   - country: The country of the festivals; `nil` for the calendar's country. If the calendar has no
  ///     country, there are no festivals.
  /// - Throws: `LunarDateError.dayOutsideTables` if the range is not inside the tables.
  public func festivals(
    in range: ClosedRange<DayNumber>, of country: FestivalCountry? = nil
  ) throws(LunarDateError) -> [FestivalDay] {
    let years = try lunarYears(of: range)
    guard let country = country ?? self.country else { return [] }
    var found: [FestivalDay] = []
    for festival in Festival.all(of: country) {
      for day in try festival.days(in: range, lunarYears: years, of: self) {
        found.append(FestivalDay(day: day, festival: festival))
      }
    }
    // Festivals of one day keep the order of the data, in which the more important ones come first.
    return found.inOrder { Int64($0.day.rataDie) }
  }

  /// Returns the festivals on a day.
  ///
  /// - Throws: `LunarDateError.dayOutsideTables`
  public func festivals(
    on day: DayNumber, of country: FestivalCountry? = nil
  ) throws(LunarDateError) -> [FestivalDay] {
    try festivals(in: day...day, of: country)
  }

  /// Returns the first festival on or after a day.
  ///
  /// - Parameter kinds: The kinds of festivals to look for.
  /// - Returns: `nil` if there is none before the tables end on 2101-01-28, or the calendar has no country.
  /// - Throws: `LunarDateError.dayOutsideTables`
  public func nextFestival(
    from day: DayNumber, of country: FestivalCountry? = nil,
    kinds: Set<FestivalKind> = Set(FestivalKind.allCases)
  ) throws(LunarDateError) -> FestivalDay? {
    _ = try lunarDate(of: day)
    guard let country = country ?? self.country else { return nil }
    let end = try year(LunarDate.years.upperBound).lastDayNumber
    var start = day
    while start <= end {
      // Every year has festivals, and half a year is enough most of the time.
      let last = min(end, DayNumber(unchecked: start.rataDie + 180))
      if let found = try festivals(in: start...last, of: country).first(where: {
        kinds.contains($0.festival.kind)
      }) {
        return found
      }
      start = DayNumber(unchecked: last.rataDie + 1)
    }
    return nil
  }
}
