import Spending

/// Why a widget does not show the user's amounts, or not all of them.
public enum BudgetReason: String, CaseIterable, Hashable, Sendable {
  /// The app has not written anything yet.
  case notStarted
  /// Nothing was recorded so far.
  case noSpending
  /// The data was written by a newer version of the app.
  case newerVersion
  /// The data cannot be read.
  case unreadable
  /// The sum of the amounts does not fit.
  case tooLarge
  /// The day is not within the years 1 to 9999.
  case outsideCalendar
  /// The app has not added up the categories since periods begin on another day.
  case categoriesUnknown
}

extension StandingError {
  /// The reason a widget gives for it.
  var reason: BudgetReason {
    switch self {
    case .outsideCalendar: .outsideCalendar
    case .tooLarge: .tooLarge
    case .categoriesUnknown: .categoriesUnknown
    }
  }
}
