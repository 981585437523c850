public import WidgetFoundation

/// The widgets' own reasons for showing no amounts, or not all of them.
public enum BudgetReason: String, CaseIterable, SpecificReason {
  /// Nothing was recorded yet.
  case noSpending
  /// The sum of the amounts is too large.
  case tooLarge
  /// The app has not summed the categories since the first day of periods was changed.
  case categoriesUnknown
}

extension StandingError {
  /// Returns what is said about the error: by the reason of a failure, or, where that is none, by the end of the totals.
  ///
  /// - Parameters:
  ///   - failure: Says why there are no amounts.
  ///   - noData: Says that the totals end on a day before the period.
  func told<Told>(
    _ failure: (WidgetReason<BudgetReason>) -> Told, noData: (Period, _ since: CivilDate) -> Told
  ) -> Told {
    switch self {
    case .outsideCalendar: failure(.outsideCalendar)
    case .tooLarge: failure(.specific(.tooLarge))
    case .categoriesUnknown: failure(.specific(.categoriesUnknown))
    case .noData(let period, let since): noData(period, since)
    }
  }
}
