public import BudgetWidget
public import WidgetViews

/// The source of the spending widget's facts: the same document as for the budget widget.
public enum SpendingSource: WidgetSource {
  /// The widget.
  public typealias System = SpendingSystem
  /// The choices on the home screen.
  public typealias Intent = TotalSpendingIntent

  /// Reads the document of the app.
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
