import WidgetCore

extension Period {
  /// The text that names the period among those of its kind: `2025-10-15`, `2025-W42`, `2025-05`, `2025`.
  ///
  /// A month and a financial year are named by their first day's month and year.
  public var anchor: String {
    switch kind {
    case .day: first.description
    case .week: "\(decimal(year, width: 4))-W\(decimal(number, width: 2))"
    case .month: "\(decimal(year, width: 4))-\(decimal(number, width: 2))"
    case .year, .financialYear: decimal(year, width: 4)
    }
  }

  /// The period that an anchor names.
  ///
  /// - Returns: `nil` if the text is not the anchor of a period of this kind.
  public init?(_ kind: PeriodKind, anchor: String, rules: PeriodRules = .standard) {
    guard let day = Self.day(kind, anchor: anchor, rules: rules) else { return nil }
    do throws(CivilDateError) {
      try self.init(kind, containing: day, rules: rules)
    } catch {
      return nil
    }
    // A year without week 53 has a text for it all the same.
    guard self.anchor == anchor else { return nil }
  }

  /// A day of the period that an anchor names, if it names one.
  private static func day(_ kind: PeriodKind, anchor: String, rules: PeriodRules) -> CivilDate? {
    switch kind {
    case .day: return CivilDate(anchor)
    case .month:
      return CivilDate("\(anchor)-\(decimal(rules.monthStartDay, width: 2))")
    case .year: return CivilDate("\(anchor)-01-01")
    case .financialYear:
      let start = rules.financialYearStart
      return CivilDate("\(anchor)-\(decimal(start.month, width: 2))-\(decimal(start.day, width: 2))")
    case .week:
      let parts = anchor.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1].first == "W", let year = Int(parts[0]),
        let number = Int(parts[1].dropFirst()),
        CivilDate.years.contains(year), (1...53).contains(number)
      else { return nil }
      do throws(CivilDateError) {
        return try Week.start(year: year, number: number, rule: rules.week)
      } catch {
        return nil
      }
    }
  }
}
