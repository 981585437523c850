public import DayAlmanac

/// The ruling of law and decisions on a day: people have it off, or they work.
public struct DayRuling: Hashable, Sendable {
  /// The reason of a ruling.
  public enum Reason: Hashable, Sendable {
    /// A law names the day.
    case law
    /// A law gives it in place of a holiday that falls on a weekend or on another holiday.
    case substitute
    /// It is usually given off for a holiday on a weekend; no decision of the year is known.
    case forecast
    /// A decision names it.
    indirect case decided(DecidedDayKind, Decision)
  }

  /// The day.
  public let day: DayNumber
  /// The reason why it is off or worked.
  public let reason: Reason
  /// The festival for which it is; `nil` if there is none, as for an election.
  public let festival: Festival?

  /// Whether people have the day off by law or by decision; false for a forecast.
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

/// A reason why working days cannot be counted.
public enum WorkingDayError: Error, Hashable, Sendable {
  /// Neither law nor decision settles a day on the way; the year has the basis of its days off.
  case notDecided(DayNumber, DaysOffYear)
  /// A day is outside the tables.
  case lunar(LunarDateError)
}

extension WorkingDayError: CustomStringConvertible {
  /// The day and the basis of its year; or the limits of the tables.
  public var description: String {
    switch self {
    case .notDecided(let day, let year):
      "\(CivilDate(day)) is not decided: the state of \(year.year) is \(year.state.rawValue), as known on \(year.knownAsOf); "
        + "load newer decisions, or count it asByLaw"
    case .lunar(let error): error.description
    }
  }
}

/// The state of knowledge of the days off of a year.
public struct DaysOffYear: Hashable, Sendable {
  /// The basis of the days off of a year; the raw values are those of exports.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// The government has decided them.
    case decided
    /// Not all of it is decided yet; the days of the law are known.
    case law
    /// Not all of it is decided yet; besides the days of the law, a rule that usually holds gives further days.
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
  /// The day by which the year is usually decided; `nil` if it is decided, or past, or if that day is unknown.
  public let usuallyDecidedBy: CivilDate?
  /// The date of the newest decision about the year; `nil` if there is none.
  package let decidedOn: CivilDate?
  /// Whether a day without a ruling is a common working day or weekend: the year is decided, or, from the first year that was decided
  /// on, the country has no decisions that add days or exchange them.
  fileprivate let isSettled: Bool

  /// Returns whether the year has probably been decided since these tables were made.
  ///
  /// - Parameter today: The present day.
  public func mayBeOutdated(on today: CivilDate) -> Bool { usuallyDecidedBy.map { $0 < today } ?? false }

  /// Returns whether a day of the year with a ruling is a working day; see ``DaysOff/isWorkingDay(_:)``.
  package func isWorkingDay(_ day: DayNumber, _ ruling: DayRuling?) -> Bool? {
    if let ruling { return ruling.reason == .forecast ? nil : !ruling.isOff }
    return isSettled ? !day.weekday.isWeekend : nil
  }
}

/// The country whose days off are marked in a calendar; it need not be the calendar's country.
public enum DaysOffCountry: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// The country of the calendar.
  case ofCalendar
  /// A country of the tables.
  case country(FestivalCountry)
  /// None, because the days off of the user's country are not in the tables.
  case noCountry

  /// All choices: the country of the calendar, each country, none.
  public static var allCases: [DaysOffCountry] {
    [.ofCalendar] + FestivalCountry.all.map { .country($0) } + [.noCountry]
  }

  /// Creates the choice with a word; `nil` if it is none of them.
  public init?(rawValue: String) {
    let choice = Self.allCases.first { $0.rawValue.utf8.elementsEqual(rawValue.utf8) }
    guard let choice else { return nil }
    self = choice
  }

  /// The word: `calendar`, the id of a country, or `none`.
  public var rawValue: String {
    switch self {
    case .ofCalendar: "calendar"
    case .country(let country): country.id
    case .noCountry: "none"
    }
  }

  /// Returns the days off that are marked in a calendar; `nil` if there are none.
  public func daysOff(in calendar: LunarCalendar, decided: DecidedDays = .collected) -> DaysOff? {
    switch self {
    case .ofCalendar: DaysOff(of: calendar, decided: decided)
    case .country(let country): DaysOff(of: country, decided: decided)
    case .noCountry: nil
    }
  }
}

/// The days that the people of a country have off, and the weekends on which they work.
///
/// ```swift
/// let daysOff = DaysOff(of: .china)
/// let day = DayNumber(try CivilDate(year: 2026, month: 1, day: 4))
/// try daysOff.ruling(on: day)?.isWorked  // true: the Sunday is worked for 2 January
/// ```
///
/// Saturdays and Sundays are off without a ruling, unless a decision names them as part of a break; ``isWorkingDay(_:)`` counts them.
public struct DaysOff: Sendable {
  /// The country.
  public let country: FestivalCountry
  private let calendar: LunarCalendar
  /// The decisions of this release, replaced by newer ones if there are any.
  package let decided: DecidedDays

  /// Creates the days off of a country.
  ///
  /// - Parameters:
  ///   - country: The country.
  ///   - decided: The decisions: those of this release, by default, or with newer ones from ``DecidedDays/replacing(with:)``.
  public init(of country: FestivalCountry, decided: DecidedDays = .collected) {
    (self.country, calendar, self.decided) = (country, country.calendar, decided)
  }

  /// Creates the days off of a calendar's country; `nil` if the calendar belongs to none.
  public init?(of calendar: LunarCalendar, decided: DecidedDays = .collected) {
    guard let country = calendar.country else { return nil }
    self.init(of: country, decided: decided)
  }

  /// Returns the state of knowledge of the days off of a year.
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
      decidedOn: decidedOn,
      isSettled: state == .decided
        || country.substitutes == .lawAlone
          && decided.decisions.contains { $0.country == country && $0.year <= year }
    )
  }

  /// Returns whether a day is a working day, weekends included.
  ///
  /// A day that a law or a decision makes off is not, even if its year is not decided yet.
  ///
  /// - Returns: `nil` if the year is not decided and neither law nor decision settles the day. That includes
  ///   weekends, which may be worked: nothing is guessed.
  /// - Throws: `LunarDateError.dayOutsideTables`
  public func isWorkingDay(_ day: DayNumber) throws(LunarDateError) -> Bool? {
    year(CivilDate(day).year).isWorkingDay(day, try ruling(on: day))
  }

  /// Returns whether people have a day off, weekends included: the opposite of ``isWorkingDay(_:)``; `nil` if that is `nil`.
  ///
  /// - Throws: `LunarDateError.dayOutsideTables`
  public func isDayOff(_ day: DayNumber) throws(LunarDateError) -> Bool? { try isWorkingDay(day).map { !$0 } }

  /// Returns whether a decision about the year may still change a day.
  ///
  /// In Japan it is true of a day off that an equinox decides, until the gazette of February of the year before names it. In a country
  /// whose decisions move days it is true if the year is not past and not decided, the law does not give the day, and a holiday by law is
  /// at most 7 days away, or 14 from a Saturday or Sunday, as it is from every day but one that decisions exchanged so far. Days off
  /// that were given once, such as that of an election, had no holiday near them; no rule foresees these.
  ///
  /// - Throws: `LunarDateError.dayOutsideTables`
  public func mayChange(_ day: DayNumber) throws(LunarDateError) -> Bool {
    _ = try calendar.lunarDate(of: day)
    let year = year(CivilDate(day).year)
    if country == .japan, year.state == .law { return try ruling(on: day)?.festival?.isOfSolarTerm ?? false }
    guard !year.isSettled, year.state != .uncollected else { return false }
    let reach = day.weekday.isWeekend ? Self.reach : Self.reach / 2
    let reached = day.advanced(by: -reach)...day.advanced(by: reach)
    let near = try rulings(in: reached.clamped(to: calendar.days))
    let ruling = near.first { $0.day == day }
    return (ruling == nil || ruling?.reason == .forecast) && near.contains { $0.reason == .law }
  }

  /// The treatment of a day that neither law nor decision settles, where working days are counted.
  public enum WhereUndecided: Hashable, Sendable {
    /// It counts as by the law alone: a weekend is off, and another day is worked, also if it is usually given off.
    case asByLaw
    /// The count ends with ``WorkingDayError/notDecided(_:_:)``.
    case refuse
  }

  /// Returns the day that is a number of working days after a day, or before it if the number is negative.
  ///
  /// ```swift
  /// // The notice for 2025 makes people work on Sunday, 26 January, before eight days off.
  /// let friday = DayNumber(try CivilDate(year: 2025, month: 1, day: 24))
  /// let due = try DaysOff(of: .china).addingWorkingDays(3, to: friday, whereUndecided: .refuse)
  /// CivilDate(due)  // 2025-02-05
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many working days to go forward or back. The day itself is not counted, whether people work on it or not, and
  ///     0 gives it back.
  ///   - day: A day from 1899-02-10 to 2101-01-28.
  ///   - whereUndecided: The treatment of days on the way that neither law nor decision settles, such as all weekends of a year
  ///     that is not decided.
  /// - Throws: `WorkingDayError`: ``WorkingDayError/lunar(_:)`` if the day, or the one that is sought, is outside the tables.
  public func addingWorkingDays(
    _ count: Int, to day: DayNumber, whereUndecided: WhereUndecided
  ) throws(WorkingDayError) -> DayNumber {
    let (step, days) = (count.signum(), calendar.days)
    guard days.contains(day) else { throw .lunar(.dayOutsideTables(day)) }
    var (current, left) = (day, count.magnitude)
    var (rulings, year) = ([DayNumber: DayRuling](), DaysOffYear?.none)
    while left > 0 {
      current = current.advanced(by: step)
      guard days.contains(current) else { throw .lunar(.dayOutsideTables(current)) }
      let number = CivilDate(current).year
      if year?.year != number {
        // The rulings of a year take little longer than those of a day.
        do throws(LunarDateError) {
          let range = try calendar.days(ofYear: number).clamped(to: days)
          for ruling in try self.rulings(in: range) { rulings[ruling.day] = ruling }
        } catch { throw .lunar(error) }
        year = self.year(number)
      }
      guard let year else { break }
      let isWorking = year.isWorkingDay(current, rulings[current])
      if isWorking == nil, whereUndecided == .refuse { throw .notDecided(current, year) }
      if isWorking ?? !current.weekday.isWeekend { left -= 1 }
    }
    return current
  }

  /// Returns the ruling of law and decisions on a day; `nil` if it is a common working day or weekend.
  ///
  /// Before `FestivalCountry.lawsFrom` only decisions are known; without one it is `nil` too.
  ///
  /// - Throws: `LunarDateError.dayOutsideTables`
  public func ruling(on day: DayNumber) throws(LunarDateError) -> DayRuling? {
    try rulings(in: day...day).first
  }

  /// Returns the rulings on the days of a range, in order of time, at most one a day.
  ///
  /// - Parameter range: Days from 1899-02-10 to 2101-01-28.
  /// - Throws: `LunarDateError.dayOutsideTables` if the range is not inside the tables.
  public func rulings(in range: ClosedRange<DayNumber>) throws(LunarDateError) -> [DayRuling] {
    for end in [range.lowerBound, range.upperBound] { _ = try calendar.lunarDate(of: end) }
    // A holiday behind the range can give a day before it.
    let near = (range.lowerBound.advanced(by: -Self.reach)...range.upperBound.advanced(by: Self.reach))
      .clamped(to: calendar.days)
    let holidays = holidays(in: near)
    var rulings = holidays.mapValues { DayRuling(day: $0[0].day, reason: .law, festival: $0[0].festival) }
    let festivals = country.rules
    for decision in decided.decisions where decision.country == country {
      for named in decision.days where near.contains(named.day) {
        // Days near a festival of one year belong to it too, although its rule is in force only on its own day.
        let rules = festivals.filter { festival in
          named.festivalID.map { $0.utf8.elementsEqual(festival.id.utf8) } ?? false
        }
        let festival = rules.last { $0.validity.contains(named.day) } ?? rules.last
        rulings[named.day] = DayRuling(
          day: named.day, reason: .decided(named.kind, decision), festival: festival)
      }
    }
    let (isLaw, fixed) = (country.substitutes != .forecast, rulings)
    // By law the next free day is off. A forecast guesses the decision, so there is none where a decision exists.
    let substitutes =
      isLaw
      ? PaidHoliday.substitutes(for: holidays) { fixed[$0]?.isOff ?? false }
      : PaidHoliday.usual(for: holidays)
    for (day, holiday) in substitutes where fixed[day]?.decision == nil {
      let holds =
        isLaw
        || year(CivilDate(day).year).state != .decided
          && !decided.hasDayOff(for: holiday.festival, near: day, within: Self.reach)
      guard holds else { continue }
      rulings[day] = DayRuling(day: day, reason: isLaw ? .substitute : .forecast, festival: holiday.festival)
    }
    return rulings.values.filter { range.contains($0.day) }.inOrder { Int64($0.day.rataDie) }
  }

  /// The most days between a holiday and the day that replaces it, or that a decision moves for it.
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
            substitute: festival.substitute)
        }
      })
  }
}
