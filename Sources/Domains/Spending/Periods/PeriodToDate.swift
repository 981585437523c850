public import Documents

/// A part of a period: from its first day to a day in it.
public struct PeriodToDate: Hashable, Sendable {
  /// The period.
  public let period: Period
  /// The last day that counts.
  public let through: CivilDate

  /// Creates the part of a period up to a day; days outside of the period count as its first or last.
  public init(_ period: Period, through day: CivilDate) {
    self.period = period
    through = min(max(day, period.first), period.last)
  }

  /// The days that count.
  public var days: ClosedRange<CivilDate> { period.first...through }

  /// The number of days that have begun, the last one included: 1 to ``Period/dayCount``.
  public var elapsedDays: Int { period.first.days(to: through) + 1 }

  /// The number of days that are left, ``through`` included: 1 to ``Period/dayCount``.
  public var remainingDays: Int { through.days(to: period.last) + 1 }

  /// Returns the same part of the same period a year before.
  ///
  /// The rules:
  /// - On its last day, a whole period is compared with all of last year's, however long that is: February
  ///   2025 with the 29 days of February 2024, and the other way round.
  /// - On other days, days, months and years are compared up to the same date. 29 February is compared with
  ///   28 February; on 28 February of a year after a leap year, 29 February of that leap year does not count,
  ///   except by the first rule.
  /// - A week is compared with the week of the same number up to the same day of the week. Week 53 is
  ///   compared with the last week of the year before, which is week 52.
  ///
  /// - Throws: `CivilDateError` if last year is outside the range of dates.
  public func sameLastYear() throws(CivilDateError) -> PeriodToDate {
    guard period.kind != .week else { return try sameWeekLastYear() }
    let lastYear = try Period(
      period.kind, containing: Self.yearBefore(period.first), rules: period.rules)
    guard through < period.last else { return PeriodToDate(lastYear, through: lastYear.last) }
    return PeriodToDate(lastYear, through: try Self.yearBefore(through))
  }

  private func sameWeekLastYear() throws(CivilDateError) -> PeriodToDate {
    let rule = period.rules.week
    let count = try Week.count(inYear: period.year - 1, rule: rule)
    let start = try Week.start(year: period.year - 1, number: min(period.number, count), rule: rule)
    let lastYear = try Period(.week, containing: start, rules: period.rules)
    return PeriodToDate(lastYear, through: try start.adding(days: elapsedDays - 1))
  }

  /// Returns the same date a year before, 28 February for 29 February.
  private static func yearBefore(_ date: CivilDate) throws(CivilDateError) -> CivilDate {
    let isLeapDay = date.month == 2 && date.day == 29
    return try CivilDate(year: date.year - 1, month: date.month, day: isLeapDay ? 28 : date.day)
  }
}
