import BudgetWidgetTables
public import WidgetFoundation

/// The names of periods.
public struct PeriodTexts: Hashable, Sendable {
  private let language: Language
  private let dates: DateText

  /// The names in a language.
  public init(_ language: Language) {
    self.language = language
    dates = DateText(language)
  }

  /// The name of a period: "Wednesday, 15 October", "Week 42", "May 2025", "2025", "FY 2025–2026".
  ///
  /// A month that does not begin on the 1st is named by its dates: "25 April – 24 May".
  public func label(_ period: Period) -> String {
    switch period.kind {
    case .day: return dates.weekdayAndDate(period.first)
    case .week: return Text.week.string(in: language, ["number": "\(period.number)"])
    case .month:
      guard period.first.day > 1 else { return dates.monthAndYear(period.first) }
      return range(period)
    case .year: return Text.year.string(in: language, ["year": "\(period.year)"])
    case .financialYear:
      guard period.first.year < period.last.year else {
        return Text.financialYear.string(in: language, ["year": "\(period.year)"])
      }
      return Text.financialYears.string(
        in: language, ["first": "\(period.first.year)", "last": "\(period.last.year)"])
    }
  }

  /// The name with the year a week is counted in: "Week 53, 2026".
  public func longLabel(_ period: Period) -> String {
    guard period.kind == .week else { return label(period) }
    return Text.weekAndYear.string(
      in: language, ["number": "\(period.number)", "year": "\(period.year)"])
  }

  /// The name of the period that holds today: "Today", "This week".
  public func current(_ kind: PeriodKind) -> String {
    let key: Text =
      switch kind {
      case .day: .thisDay
      case .week: .thisWeek
      case .month: .thisMonth
      case .year: .thisYear
      case .financialYear: .thisFinancialYear
      }
    return key.string(in: language)
  }

  /// "25 April – 24 May".
  func range(_ period: Period) -> String {
    Text.dateRange.string(
      in: language,
      ["first": dates.dayAndMonth(period.first), "last": dates.dayAndMonth(period.last)])
  }
}
