import BudgetWidgetTables
public import WidgetFoundation

/// The names of periods.
public struct PeriodTexts: Hashable, Sendable {
  private let strings: BudgetWidgetStrings
  private let dates: DateText

  /// The names in a language.
  public init(_ language: Language) {
    strings = BudgetWidgetStrings(language: language.tableIndex)
    dates = DateText(language)
  }

  /// The name of a period: "Wednesday, 15 October", "Week 42", "May 2025", "2025", "FY 2025–2026".
  ///
  /// A month that does not begin on the 1st is named by its dates: "25 April – 24 May".
  public func label(_ period: Period) -> String {
    switch period.kind {
    case .day: return dates.weekdayAndDate(period.first)
    case .week: return strings.week(number: "\(period.number)")
    case .month:
      guard period.first.day > 1 else { return dates.monthAndYear(period.first) }
      return range(period)
    case .year: return strings.year(year: "\(period.year)")
    case .financialYear:
      guard period.first.year < period.last.year else {
        return strings.financialYear(year: "\(period.year)")
      }
      return strings.financialYears(first: "\(period.first.year)", last: "\(period.last.year)")
    }
  }

  /// The name with the year a week is counted in: "Week 53, 2026".
  public func longLabel(_ period: Period) -> String {
    guard period.kind == .week else { return label(period) }
    return strings.weekAndYear(number: "\(period.number)", year: "\(period.year)")
  }

  /// The name of the period that holds today: "Today", "This week".
  public func current(_ kind: PeriodKind) -> String {
    switch kind {
    case .day: strings.thisDay
    case .week: strings.thisWeek
    case .month: strings.thisMonth
    case .year: strings.thisYear
    case .financialYear: strings.thisFinancialYear
    }
  }

  /// "25 April – 24 May".
  func range(_ period: Period) -> String {
    strings.dateRange(first: dates.dayAndMonth(period.first), last: dates.dayAndMonth(period.last))
  }
}
