public import WidgetFoundation

/// The widgets' own reasons for showing no amounts, or not all of them.
public enum BudgetReason: String, CaseIterable, OwnReason {
  /// Nothing was recorded yet.
  case noSpending
  /// The sum of the amounts is too large.
  case tooLarge
  /// The app has not summed the categories since the first day of periods was changed.
  case categoriesUnknown
}

extension StandingError {
  /// The reason that a widget shows for the error.
  var reason: WidgetReason<BudgetReason> {
    switch self {
    case .outsideCalendar: .outsideCalendar
    case .tooLarge: .own(.tooLarge)
    case .categoriesUnknown: .own(.categoriesUnknown)
    }
  }
}
