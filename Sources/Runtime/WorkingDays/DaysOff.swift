public import DayAlmanac

/// The ruling of law and decisions on a day: people have it off, or they work.
public struct DayRuling: Hashable, Sendable {
  /// The reason of a ruling.
  public enum Reason: Hashable, Sendable {
    /// A law names the day.
    case law
    /// A law names it in place of a holiday that falls on a weekend or on another holiday.
    case substitute
    /// It is usually given off for a holiday on a weekend; no decision of the year is known.
    case forecast
    /// A decision names it.
    indirect case decided(DecidedDayKind, Decision)
  }

  /// The day.
  public let day: DayNumber
  /// Why it is off or worked.
  public let reason: Reason
  /// The festival for which it is; `nil` if there is none, as for an election.
  public let festival: Festival?

  /// Whether people have the day off by law or by decision: not if that is only what usually holds.
  public var isOff: Bool { !isWorked && reason != .forecast }

  /// Whether people work, though the day is a Saturday, a Sunday or a holiday.
  public var isWorked: Bool {
    if case .decided(.worked, _) = reason { true } else { false }
  }

  /// The decision that names the day; `nil` if a law gives it.
  public var decision: Decision? {
    if case .decided(_, let decision) = reason { decision } else { nil }
  }

  /// The reason as a word for programs, one of ``words``.
  public var word: String {
    switch reason {
    case .law: "law"
    case .substitute: DecidedDayKind.inPlace.rawValue
    case .forecast: "forecast"
    case .decided(let kind, _): kind.rawValue
    }
  }

  /// The words of reasons: `law`, `forecast`, and the raw values of `DecidedDayKind`.
  public static var words: [String] { ["law", "forecast"] + DecidedDayKind.allCases.map { $0.rawValue } }
}

/// How much is known of the days off of a year.
public struct DaysOffYear: Hashable, Sendable {
  /// The basis of the days off of a year; the raw values are those of exports.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// The government has decided them.
    case decided
    /// Not all of it is decided yet; the days of the law are known.
    case law
    /// The same, and a rule that usually holds gives further days.
    case forecast
    /// The year is past, and its decision, or its law, was not found.
    case uncollected
  }

  /// The year.
  public let year: Int
  /// The basis of its days off.
  public let state: State
  /// The day of the newest source that was read of its decisions.
  public let knownAsOf: CivilDate
  /// The day by which the year is usually decided; `nil` if it is decided, or past, or this is not known.
  public let usuallyDecidedBy: CivilDate?
  /// The date of the newest decision about the year; `nil` if there is none.
  package let decidedOn: CivilDate?

  /// Returns whether the year has probably been decided since these tables were made.
  ///
  /// - Parameter today: The present day.
  public func mayBeOutdated(on today: CivilDate) -> Bool { usuallyDecidedBy.map { $0 < today } ?? false }

  /// Returns whether a day of the year with a ruling is a working day; see ``DaysOff/isWorkingDay(_:)``.
  package func isWorkingDay(_ day: DayNumber, _ ruling: DayRuling?) -> Bool? {
    if let ruling { return ruling.reason == .forecast ? nil : !ruling.isOff }
    return state == .decided ? !day.weekday.isWeekend : nil
  }
}

/// The days that the people of a country have off, and the weekends on which they work.
///
/// ```swift
/// let daysOff = DaysOff(of: .chinese)
/// let day = DayNumber(try CivilDate(year: 2026, month: 1, day: 4))
/// try daysOff?.ruling(on: day)?.isWorked  // true: the Sunday is worked for 2 January
/// ```
///
/// Saturdays and Sundays are off without a ruling, unless a decision names them as part of a break; ``isWorkingDay(_:)`` counts them.
public struct DaysOff: Sendable {
  private let calendar: LunarCalendar
  private let country: FestivalCountry
  private let decided: DecidedDays

  /// Creates the days off of a calendar's country.
  ///
  /// - Parameters:
  ///   - calendar: The calendar.
  ///   - decided: The decisions: ours, or ours with newer ones in their place.
  /// - Returns: `nil` if the calendar belongs to no country.
  public init?(of calendar: LunarCalendar, decided: DecidedDays = .collected) {
    guard let country = calendar.country else { return nil }
    (self.calendar, self.country, self.decided) = (calendar, country, decided)
  }

  /// Returns how much is known of the days off of a year.
  public func year(_ year: Int) -> DaysOffYear {
    let decisions = decided.decisions(of: country, year: year)
    let collected = country.decisionsKnownAsOf ?? country.knownAsOf
    let state: DaysOffYear.State =
      decisions.contains { $0.settlesYear }
      ? .decided
      : year < collected.year ? .uncollected : country.substitutes == .forecast ? .forecast : .law
    let isOpen = state == .law || state == .forecast
    let decidedOn = decisions.map { $0.date }.max()
    return DaysOffYear(
      year: year, state: state, knownAsOf: max(collected, decidedOn ?? collected),
      usuallyDecidedBy: isOpen ? country.decidedBy.flatMap { CivilDate("\(year - 1)-\($0)") } : nil,
      decidedOn: decidedOn)
  }

  /// Returns whether a day is a working day, weekends included.
  ///
  /// A day that a law or a decision makes off is none, also where its year is not decided yet.
  ///
  /// - Returns: `nil` where the year is not decided and neither law nor decision settles the day, not even a weekend, which may be
  ///   worked: nothing is guessed.
  /// - Throws: `LunarDateError.dayOutsideTables`
  public func isWorkingDay(_ day: DayNumber) throws(LunarDateError) -> Bool? {
    year(CivilDate(day).year).isWorkingDay(day, try ruling(on: day))
  }

  /// Returns whether people have a day off, weekends included: the opposite of ``isWorkingDay(_:)``, and `nil` where that is.
  ///
  /// - Throws: `LunarDateError.dayOutsideTables`
  public func isDayOff(_ day: DayNumber) throws(LunarDateError) -> Bool? { try isWorkingDay(day).map { !$0 } }

  /// Returns what law and decisions say of a day; `nil` if it is a common working day or weekend.
  ///
  /// Before `FestivalCountry.lawsFrom` only decisions are known; without one it is `nil` too.
  ///
  /// - Throws: `LunarDateError.dayOutsideTables`
  public func ruling(on day: DayNumber) throws(LunarDateError) -> DayRuling? {
    try rulings(in: day...day).first
  }

  /// Returns the days of a range of which law or decisions say something, in order of time; one ruling a day.
  ///
  /// - Parameter range: Days from 1899-02-10 to 2101-01-28.
  /// - Throws: `LunarDateError.dayOutsideTables` if the range is not inside the tables.
  public func rulings(in range: ClosedRange<DayNumber>) throws(LunarDateError) -> [DayRuling] {
    for end in [range.lowerBound, range.upperBound] { _ = try calendar.lunarDate(of: end) }
    let near = max(range.lowerBound.advanced(by: -Self.reach), calendar.days.lowerBound)...range.upperBound
    let holidays = holidays(in: near)
    var rulings = holidays.mapValues { DayRuling(day: $0[0].day, reason: .law, festival: $0[0].festival) }
    let festivals = country.rules
    for decision in decided.decisions where decision.country == country {
      for named in decision.days where near.contains(named.day) {
        // Days beside a festival of one year, whose rule is in force on its own day alone, belong to it too.
        let rules = festivals.filter { festival in
          named.festivalID.map { $0.utf8.elementsEqual(festival.id.utf8) } ?? false
        }
        let festival = rules.last { $0.validity.contains(named.day) } ?? rules.last
        rulings[named.day] = DayRuling(
          day: named.day, reason: .decided(named.kind, decision), festival: festival)
      }
    }
    let (isLaw, fixed) = (country.substitutes == .law, rulings)
    // A law gives the next day that is free. A forecast is what a decision usually says: where one has spoken, there is none.
    let substitutes =
      isLaw
      ? PaidHoliday.substitutes(for: holidays) { fixed[$0]?.isOff ?? false }
      : PaidHoliday.usual(for: holidays)
    for (day, holiday) in substitutes where fixed[day]?.decision == nil {
      let holds =
        isLaw
        || year(CivilDate(day).year).state != .decided
          && !decided.hasWorkingDay(of: holiday.festival, near: day, within: Self.reach)
      guard holds else { continue }
      rulings[day] = DayRuling(day: day, reason: isLaw ? .substitute : .forecast, festival: holiday.festival)
    }
    return rulings.values.filter { range.contains($0.day) }.inOrder { Int64($0.day.rataDie) }
  }

  /// The most days between a holiday and the day in its place.
  private static let reach = 14

  /// Returns the days that laws name as paid, each with its festivals.
  private func holidays(in range: ClosedRange<DayNumber>) -> [DayNumber: [PaidHoliday<Festival>]] {
    let known = range.clamped(to: calendar.days)
    let entries = (try? calendar.publicHolidays(in: known, of: country)) ?? []
    return PaidHoliday.byDay(
      entries.flatMap { entry in
        let festival = entry.festival
        return (entry.paidDays.map { Array($0) } ?? []).filter(known.contains).map {
          PaidHoliday(
            day: $0, festival: festival, id: festival.id, paidDays: festival.paidDays,
            substitute: country.substitutes.rule(festival.substitute))
        }
      })
  }
}
