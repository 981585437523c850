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
