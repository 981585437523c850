public import BudgetWidget
public import WidgetViews

/// The source of the budget widget's facts: the document that the app shares with its widgets.
public enum BudgetSource: WidgetSource {
  /// The widget.
  public typealias System = BudgetSystem
  /// The choices on the home screen.
  public typealias Intent = BudgetSummaryIntent

  /// Reads the document of the app.
  public static func state(in services: SystemServices) -> BudgetState {
    BudgetState(inFolder: services.folder(AppIdentifiers.momiQ.group))
  }

  /// The period and the category that were chosen, and whether amounts are hidden.
  public static func configuration(
    _ intent: BudgetSummaryIntent, in services: SystemServices
  ) -> BudgetConfiguration {
    BudgetConfiguration(
      period: intent.period.kind, category: intent.category?.category, hidesAmounts: intent.hidesAmounts)
  }
}
