/// Why there is nothing to say of a period.
public enum StandingError: Error, Hashable, Sendable {
  /// The period goes beyond the years 1 to 9999.
  case outsideCalendar
  /// The sum of the amounts does not fit.
  case tooLarge
  /// Totals by category are not kept of the period; they come back with the next ``BudgetDocument/record(_:asOf:)``.
  case categoriesUnknown

  var reason: BudgetReason {
    switch self {
    case .outsideCalendar: .outsideCalendar
    case .tooLarge: .tooLarge
    case .categoriesUnknown: .categoriesUnknown
    }
  }
}

extension StandingError: CustomStringConvertible {
  /// What is wrong and what is allowed.
  public var description: String {
    switch self {
    case .outsideCalendar: "the period goes beyond the years 1 to 9999"
    case .tooLarge: "the amounts add up to more than \(Int64.max) minor units"
    case .categoriesUnknown: "there are no totals by category of that period"
    }
  }
}
