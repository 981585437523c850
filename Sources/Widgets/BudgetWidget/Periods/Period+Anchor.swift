import WidgetFoundation

extension Period {
  /// The name of the period among those of its kind.
  public var anchor: PeriodAnchor { PeriodAnchor(self) }

  /// The period that an anchor names.
  ///
  /// - Returns: `nil` if there is none by the rules, such as week 53 of a year with 52.
  public init?(_ anchor: PeriodAnchor, rules: PeriodRules = .standard) {
    do throws(CivilDateError) {
      try self.init(anchor.kind, containing: anchor.firstDay(rules), rules: rules)
    } catch {
      return nil
    }
    guard self.anchor == anchor else { return nil }
  }
}

extension PeriodAnchor {
  fileprivate func firstDay(_ rules: PeriodRules) throws(CivilDateError) -> CivilDate {
    switch kind {
    case .day: try CivilDate(year: year, month: number, day: day)
    case .week: try Week.start(year: year, number: number, rule: rules.week)
    case .month: try CivilDate(year: year, month: number, day: rules.monthStartDay)
    case .year: try CivilDate(year: year, month: 1, day: 1)
    case .financialYear:
      try CivilDate(
        year: year, month: rules.financialYearStart.month, day: rules.financialYearStart.day)
    }
  }
}
