public import WidgetFoundation

/// Why a widget shows no amounts, or not all of them, beside the reasons that all widgets share.
public enum BudgetReason: String, CaseIterable, OwnReason {
  /// Nothing was recorded so far.
  case noSpending
  /// The sum of the amounts does not fit.
  case tooLarge
  /// The app has not added up the categories since periods begin on another day.
  case categoriesUnknown
}

extension StandingError {
  /// The reason a widget gives for it.
  var reason: WidgetReason<BudgetReason> {
    switch self {
    case .outsideCalendar: .outsideCalendar
    case .tooLarge: .own(.tooLarge)
    case .categoriesUnknown: .own(.categoriesUnknown)
    }
  }
}
