public import BudgetWidget
public import WidgetViews

/// The source of the spending widget's facts: the same document as for the budget widget.
public enum SpendingSource: WidgetSource {
  /// The widget.
  public typealias System = SpendingSystem
  /// The choices on the home screen.
  public typealias Intent = TotalSpendingIntent

  /// Reads the document of the app.
  public static func state(in services: SystemServices) -> BudgetState {
    BudgetSource.state(in: services)
  }

  /// The period that was chosen, and whether amounts are hidden.
  public static func configuration(
    _ intent: TotalSpendingIntent, in services: SystemServices
  ) -> SpendingConfiguration {
    SpendingConfiguration(period: intent.period.kind, hidesAmounts: intent.hidesAmounts)
  }
}
