public import BudgetWidget
public import WidgetViews

/// Where the spending widget gets its facts: the same document as the budget widget.
public enum SpendingSource: WidgetSource {
  /// The widget.
  public typealias System = SpendingSystem
  /// Its choices.
  public typealias Intent = TotalSpendingIntent

  /// What the app stored.
  public static func state(in surroundings: Surroundings) -> BudgetState {
    BudgetSource.state(in: surroundings)
  }

  /// The period that was chosen, and whether amounts are hidden.
  public static func configuration(
    _ intent: TotalSpendingIntent, in surroundings: Surroundings
  ) -> SpendingConfiguration {
    SpendingConfiguration(period: intent.period.kind, hidesAmounts: intent.hidesAmounts)
  }
}
