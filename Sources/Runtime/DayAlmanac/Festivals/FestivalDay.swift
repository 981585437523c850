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
    festival.paidOffsets.map {
      day.advanced(by: $0.lowerBound)...day.advanced(by: $0.upperBound)
    }
  }
}

extension FestivalDay {
  /// Returns whether it shares a name, in some language, with a holiday of a country among others on its day.
  package func isRepeated(among others: [FestivalDay], in country: FestivalCountry?) -> Bool {
    var ofDay: [Festival] = []
    for other in others where other.day == day { ofDay.append(other.festival) }
    return festival.isRepeated(among: ofDay, in: country)
  }
}

extension LunarCalendar {
  /// Returns the festivals whose own day is in a range of days, in order of time.
  ///
  /// A festival outside the range may still make some of its days paid: ``publicHolidays(in:of:)`` has it too.
  ///
  /// - Parameters:
  ///   - range: Days from 1899-02-10 to 2101-01-28.
  ///   - country: The country of the festivals; `nil` for the calendar's country. If the calendar has no
  ///     country, there are no festivals.
  ///   - groups: The groups that are not left out, by default all but `FestivalGroup.tabooDays`.
  /// - Throws: `LunarDateError.dayOutsideTables` if the range is not inside the tables.
  public func festivals(
    in range: ClosedRange<DayNumber>, of country: FestivalCountry? = nil,
    groups: Set<FestivalGroup> = FestivalGroup.usual
  ) throws(LunarDateError) -> [FestivalDay] {
    try festivals(by: (country ?? self.country)?.rules.filter { $0.isIn(groups) } ?? [], in: range)
  }

  /// Returns the festivals of a civil year from 1900 to 2100, in order of time.
  ///
  /// - Parameter groups: The groups that are not left out, by default all but `FestivalGroup.tabooDays`.
  /// - Throws: `LunarDateError` if the year is not inside the tables.
  public func festivals(
    in year: Int, of country: FestivalCountry? = nil, groups: Set<FestivalGroup> = FestivalGroup.usual
  ) throws(LunarDateError) -> [FestivalDay] {
    try festivals(in: days(ofYear: year), of: country, groups: groups)
  }

  /// Returns the festivals that some rules give in a range of days, in order of time.
  fileprivate func festivals(
    by rules: [Festival], in range: ClosedRange<DayNumber>
  ) throws(LunarDateError) -> [FestivalDay] {
    let years = try lunarYears(of: range)
    // Festivals of one day keep the order of the data, in which the more important ones come first.
    return rules.flatMap { rule in
      rule.daysOfRule(in: range, lunarYears: years, of: self).map { FestivalDay(day: $0, festival: rule) }
    }.inOrder { Int64($0.day.rataDie) }
  }

  /// Returns the country whose festivals are shown if the days off of one are marked: that one if the calendar is its own too, as the
  /// Chinese one is Hong Kong's, and otherwise the calendar's country.
  package func home(markingDaysOffOf country: FestivalCountry?) -> FestivalCountry? {
    country.flatMap { $0.calendar.country == self.country ? $0 : nil } ?? self.country
  }

  /// Returns the festivals of the calendar's country, and the public holidays of another one, in order of time.
  ///
  /// - Parameters:
  ///   - country: The country whose days off are marked; `nil` for none. If it shares the calendar, all are its own.
  ///   - shows: Whether a festival is among them; the days of others are not computed.
  /// - Throws: `LunarDateError.dayOutsideTables` if the range is not inside the tables.
  package func festivals(
    in range: ClosedRange<DayNumber>, withHolidaysOf country: FestivalCountry?,
    where shows: (Festival) -> Bool
  ) throws(LunarDateError) -> [FestivalDay] {
    let home = home(markingDaysOffOf: country)
    let own = try festivals(by: home?.rules.filter(shows) ?? [], in: range)
    guard let country, country != home else { return own }
    let holidays = country.rules.filter { $0.isPublicHoliday && shows($0) }
    let others = try country.calendar.festivals(by: holidays, in: range)
    return (own + others).inOrder { Int64($0.day.rataDie) }
  }

  /// Returns the festivals on a day, those of custom and of law.
  ///
  /// Whether the day is off by law is another question, which ``publicHolidays(on:of:)`` answers: a public holiday can have paid
  /// days beside its own.
  ///
  /// - Parameter groups: The groups that are not left out, by default all but `FestivalGroup.tabooDays`.
  /// - Throws: `LunarDateError.dayOutsideTables`
  public func festivals(
    on day: DayNumber, of country: FestivalCountry? = nil, groups: Set<FestivalGroup> = FestivalGroup.usual
  ) throws(LunarDateError) -> [FestivalDay] {
    try festivals(in: day...day, of: country, groups: groups)
  }

  /// Returns the festivals for which a day is paid by law; there are none if it is no public holiday.
  ///
  /// ```swift
  /// let day = DayNumber(try CivilDate(year: 2026, month: 10, day: 2))
  /// let holidays = try LunarCalendar.chinese.publicHolidays(on: day)
  /// holidays.isEmpty     // false: the day is off
  /// holidays.map(\.day)  // 2026-10-01, National Day, of whose three paid days it is the second
  /// ```
  ///
  /// Each is named once: the eve of Tết, which counts among the days of Tết, comes without Tết.
  ///
  /// Paid days whose dates are decided every year, days that make up for a weekend and exchanged days are not in the tables, and
  /// neither are the laws before ``FestivalCountry/lawsFrom``: a day without a public holiday may be one of these.
  ///
  /// - Throws: `LunarDateError.dayOutsideTables`
  public func publicHolidays(
    on day: DayNumber, of country: FestivalCountry? = nil
  ) throws(LunarDateError) -> [FestivalDay] {
    let holidays = try publicHolidays(in: day...day, of: country)
    let counted = holidays.compactMap { entry in
      if case .among(let id) = entry.festival.paidDays { id } else { nil }
    }
    // Bytes: comparing strings needs Unicode tables that Embedded Swift would link.
    return holidays.filter { entry in
      entry.day == day || !counted.contains { $0.utf8.elementsEqual(entry.festival.id.utf8) }
    }
  }

  /// Returns the festivals with a paid day in a range of days, in order of time.
  ///
  /// The festival itself may be outside the range, as the National Day of China is on 1 October and the two days after it
  /// are paid too. ``FestivalDay/paidDays`` has the paid days. Days that count among those of another festival, such as
  /// the eve of Seollal, are returned with that festival too; ``publicHolidays(on:of:)`` returns them once.
  ///
  /// - Parameters:
  ///   - range: Days from 1899-02-10 to 2101-01-28.
  ///   - country: The country of the festivals; `nil` for the calendar's country. If the calendar has no country, there
  ///     are none.
  /// - Throws: `LunarDateError.dayOutsideTables` if the range is not inside the tables.
  public func publicHolidays(
    in range: ClosedRange<DayNumber>, of country: FestivalCountry? = nil
  ) throws(LunarDateError) -> [FestivalDay] {
    _ = try lunarYears(of: range)
    guard let country = country ?? self.country else { return [] }
    let days = self.days
    var found: [FestivalDay] = []
    for festival in country.rules {
      guard let paid = festival.paidOffsets else { continue }
      let first = max(range.lowerBound.advanced(by: -paid.upperBound), days.lowerBound)
      let last = min(range.upperBound.advanced(by: -paid.lowerBound), days.upperBound)
      guard first <= last else { continue }
      found += try festivals(by: [festival], in: first...last)
    }
    return found.inOrder { Int64($0.day.rataDie) }
  }

  /// Returns the first day of a festival of any group on or after a day.
  ///
  /// - Parameter id: The id of the festival, as ``Festival/id``.
  /// - Returns: `nil` if it has no more days before the tables end on 2101-01-28.
  /// - Throws: ``FestivalError``, also if the country has no festival of the id.
  public func nextFestival(
    _ id: String, from day: DayNumber, of country: FestivalCountry? = nil
  ) throws(FestivalError) -> FestivalDay? {
    let country = country ?? self.country
    guard country?.festival(id: id) != nil else { throw .unknownFestival(id, of: country) }
    do throws(LunarDateError) {
      return try firstFestival(from: day, of: country) { $0.has(id: id) }
    } catch {
      throw .lunar(error)
    }
  }

  /// Returns the first festival on or after a day.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of festivals to look for.
  ///   - groups: The groups that are not left out, by default all but `FestivalGroup.tabooDays`.
  /// - Returns: `nil` if there is none before the tables end on 2101-01-28, or the calendar has no country.
  /// - Throws: `LunarDateError.dayOutsideTables`
  public func nextFestival(
    from day: DayNumber, of country: FestivalCountry? = nil,
    kinds: Set<FestivalKind> = Set(FestivalKind.allCases), groups: Set<FestivalGroup> = FestivalGroup.usual
  ) throws(LunarDateError) -> FestivalDay? {
    try firstFestival(from: day, of: country) { kinds.contains($0.kind) && $0.isIn(groups) }
  }

  /// Returns the first festival on or after a day that satisfies a condition.
  private func firstFestival(
    from day: DayNumber, of country: FestivalCountry?, where isWanted: (Festival) -> Bool
  ) throws(LunarDateError) -> FestivalDay? {
    _ = try lunarDate(of: day)
    let rules = (country ?? self.country)?.rules.filter(isWanted) ?? []
    let end = days.upperBound
    var start = day
    while start <= end, !rules.isEmpty {
      // Every year has festivals, and half a year is enough most of the time.
      let last = min(end, start.advanced(by: 180))
      if let found = try festivals(by: rules, in: start...last).first { return found }
      start = last.advanced(by: 1)
    }
    return nil
  }
}

/// The periods that the festivals of a group begin, such as the nine nines of winter, in a range of days.
package struct FestivalPeriods {
  private let starts: [(day: DayNumber, number: Int)]
  private let last: (number: Int, days: Int)

  /// No period is longer: the second of the dog days has twenty days in most years.
  private static let longest = 20

  /// - Parameter groups: The groups that are shown; a group that is not has no periods.
  /// - Throws: `LunarDateError.dayOutsideTables` if the range is not inside the tables.
  package init(
    _ group: FestivalGroup, in range: ClosedRange<DayNumber>, of calendar: LunarCalendar,
    where groups: Set<FestivalGroup> = FestivalGroup.usual
  ) throws(LunarDateError) {
    let rules = groups.contains(group) ? calendar.country?.rules.filter { $0.group == group } ?? [] : []
    let first = max(range.lowerBound.advanced(by: -Self.longest), calendar.days.lowerBound)
    // Rules of one festival, for other years, begin the same period.
    var ids: [String] = []
    for rule in rules where !ids.contains(where: { $0.utf8.elementsEqual(rule.id.utf8) }) {
      ids.append(rule.id)
    }
    starts = try calendar.festivals(by: rules, in: first...range.upperBound).compactMap { entry in
      ids.firstIndex { $0.utf8.elementsEqual(entry.festival.id.utf8) }.map { (entry.day, $0 + 1) }
    }
    last = (ids.count, group.lastPeriodDays ?? 0)
  }

  /// Returns the number of the period of a day of the range, from 1 on; `nil` if it is in none.
  package func number(on day: DayNumber) -> Int? {
    guard let start = starts.last(where: { $0.day <= day }) else { return nil }
    return start.number < last.number || start.day.distance(to: day) < last.days ? start.number : nil
  }
}

/// A reason why the next day of a festival cannot be found.
public enum FestivalError: Error, Hashable, Sendable {
  /// The country has no festival of the id; the country is `nil` if the calendar has none.
  case unknownFestival(String, of: FestivalCountry?)
  /// The day is outside the tables.
  case lunar(LunarDateError)
}

extension FestivalError: CustomStringConvertible {
  /// The message: what is wrong, and where the allowed ids are.
  public var description: String {
    switch self {
    case .unknownFestival(let id, let country?):
      "'\(id)' is not the id of a festival of \(country); FestivalCountry.festivals has them"
    case .unknownFestival(let id, nil): "'\(id)' is a festival of no country, and the calendar has none"
    case .lunar(let error): error.description
    }
  }
}
