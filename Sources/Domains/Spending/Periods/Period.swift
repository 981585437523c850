public import Documents

/// A day, week, month or year of the civil calendar.
///
/// Periods of one kind with the same rules follow each other without a gap or an overlap. They do not depend
/// on a clock: the caller decides by instant and zone which day is today.
public struct Period: Hashable, Sendable {
  /// The kind of period.
  public let kind: PeriodKind
  /// The first day.
  public let first: CivilDate
  /// The last day.
  public let last: CivilDate
  /// The year in its name.
  ///
  /// For a week it is the year in which its number counts; at the turn of the year, some days of the week are
  /// in another year. For a month or a financial year it is the year of its first day.
  public let year: Int
  /// The number of the week (1 to 53), of the month of its first day (1 to 12), or the day of the month; 1
  /// for years.
  public let number: Int
  /// The rules that define it.
  public let rules: PeriodRules

  /// Finds the period that contains a day.
  ///
  /// - Throws: `CivilDateError` if the period, or the day after it, is outside the years 1 to 9999.
  public init(
    _ kind: PeriodKind, containing day: CivilDate, rules: PeriodRules = .standard
  ) throws(CivilDateError) {
    self.kind = kind
    self.rules = rules
    let next: CivilDate
    switch kind {
    case .day:
      (first, year, number) = (day, day.year, day.day)
      next = try day.adding(days: 1)
    case .week:
      let week = try Week(containing: day, rule: rules.week)
      (first, year, number) = (week.first, week.year, week.number)
      next = try first.adding(days: 7)
    case .month:
      let start = rules.monthStartDay
      let month = Self.months(day) - (day.day >= start ? 0 : 1)
      first = try Self.date(months: month, day: start)
      (year, number) = (first.year, first.month)
      next = try Self.date(months: month + 1, day: start)
    case .year, .financialYear:
      let start = kind == .year ? PeriodRules.standard.financialYearStart : rules.financialYearStart
      let hasBegun = (day.month, day.day) >= (start.month, start.day)
      let month = (hasBegun ? day.year : day.year - 1) * 12 + start.month - 1
      first = try Self.date(months: month, day: start.day)
      (year, number) = (first.year, 1)
      next = try Self.date(months: month + 12, day: start.day)
    }
    last = try next.adding(days: -1)
  }

  /// Returns the number of months from year 0 to that of a date.
  private static func months(_ date: CivilDate) -> Int { date.year * 12 + date.month - 1 }

  private static func date(months: Int, day: Int) throws(CivilDateError) -> CivilDate {
    try CivilDate(year: months / 12, month: months % 12 + 1, day: day)
  }
}

extension Period {
  /// The days from the first to the last.
  public var days: ClosedRange<CivilDate> { first...last }

  /// The number of days.
  public var dayCount: Int { first.days(to: last) + 1 }

  /// Returns whether a day is in the period.
  public func contains(_ day: CivilDate) -> Bool { days.contains(day) }

  /// Returns the period after this one.
  ///
  /// - Throws: `CivilDateError` at the end of the range of dates.
  public func next() throws(CivilDateError) -> Period {
    try Period(kind, containing: last.adding(days: 1), rules: rules)
  }

  /// Returns the period before this one.
  ///
  /// - Throws: `CivilDateError` at the start of the range of dates.
  public func previous() throws(CivilDateError) -> Period {
    try Period(kind, containing: first.adding(days: -1), rules: rules)
  }
}

extension Period: Comparable {
  /// Orders periods by first day, then by last day.
  public static func < (left: Period, right: Period) -> Bool {
    (left.first, left.last) < (right.first, right.last)
  }
}

/// The lengths of time for which there are budgets and totals.
public enum PeriodKind: String, CaseIterable, Hashable, Sendable {
  /// A civil day.
  case day
  /// A week, by the ``WeekRule`` of the settings.
  case week
  /// A month, beginning on the chosen day.
  case month
  /// A calendar year.
  case year
  /// A financial year, beginning on the chosen date.
  case financialYear
}

extension PeriodKind: CustomStringConvertible {
  /// The raw value, as in links and files.
  public var description: String { rawValue }
}

extension PeriodKind: JSONDecodable, JSONEncodable {}
